import type { openId } from '#openid';
import { boundedFetch, isLocal, type ProviderCalls, withCalls } from './client-of';

/** How long what a provider says of itself is used. */
const DISCOVERY_MS = 3_600_000;

/** How the operator of this service is registered with a provider. */
export interface Registration {
  /** Its address, under which it says where its pages are (OpenID Connect Discovery 1.0). */
  readonly issuer: string;
  readonly clientId: string;

  /** The secret that proves the operator, made anew for each login where it is a signed text. */
  readonly clientSecret: () => Promise<string>;
}

/** An OpenID provider, as it says of itself where it is asked. */
export class OpenIdServer {
  readonly #registration: Registration;
  readonly #calls: ProviderCalls;
  #found: { readonly server: openId.ServerMetadata; readonly at: number } | undefined;

  constructor(registration: Registration, calls: ProviderCalls) {
    this.#registration = registration;
    this.#calls = calls;
  }

  /** @throws where the provider is not reached. */
  async client(): Promise<openId.Configuration> {
    const { clientId, clientSecret } = this.#registration;
    const server = await this.#server();
    const secret = await clientSecret();
    const { openId: oidc } = this.#calls.libraries;
    const client = new oidc.Configuration(server, clientId, secret, oidc.ClientSecretPost(secret));
    return withCalls(client, this.#calls);
  }

  /** What the provider says of itself, kept for an hour. A failure is not kept. */
  async #server(): Promise<openId.ServerMetadata> {
    if (this.#found && Date.now() - this.#found.at < DISCOVERY_MS) return this.#found.server;
    const { issuer, clientId } = this.#registration;
    const { fetch, libraries, timeoutSeconds } = this.#calls;
    const { openId: oidc } = libraries;
    const client = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
      [oidc.customFetch]: boundedFetch(fetch),
      ...(timeoutSeconds !== undefined && { timeout: timeoutSeconds }),
      ...(isLocal(issuer) && { execute: [oidc.allowInsecureRequests] }),
    });
    const server = client.serverMetadata();
    this.#found = { server, at: Date.now() };
    return server;
  }
}
