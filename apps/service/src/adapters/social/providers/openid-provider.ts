import type { openId } from '#openid';
import { readIdentity, type SocialIdentity } from '../../../domain/social-identity';
import type { SocialProvider, SocialSecrets } from '../../../ports/social-provider';
import { boundedFetch, isLocal, parametersOf, type ProviderCalls, withCalls } from './client-of';

/** How long what a provider says of itself is used. */
const DISCOVERY_MS = 3_600_000;

/** An OpenID provider, as the operator has registered with it. */
export interface OpenIdSettings {
  readonly id: string;
  readonly name: string;

  /** Its address, under which it says where its pages are (OpenID Connect Discovery 1.0). */
  readonly issuer: string;
  readonly clientId: string;

  /** The secret that proves the operator, made anew for each login where it is a signed text. */
  readonly clientSecret: () => Promise<string>;
  readonly scope?: string;
  readonly postsBack?: true;

  /** By which the provider asks the visitor (OpenID Connect Core 1.0, 3.1.2.1). Absent where its page asks each time. */
  readonly prompt?: 'login' | 'select_account';
}

/** Logins by OpenID Connect Core 1.0: the code flow with PKCE, state and nonce. */
export class OpenIdProvider implements SocialProvider {
  readonly id: string;
  readonly name: string;
  readonly postsBack: boolean;
  readonly #settings: OpenIdSettings;
  readonly #calls: ProviderCalls;
  #found: { readonly server: openId.ServerMetadata; readonly at: number } | undefined;

  constructor(settings: OpenIdSettings, calls: ProviderCalls) {
    this.id = settings.id;
    this.name = settings.name;
    this.postsBack = settings.postsBack ?? false;
    this.#settings = settings;
    this.#calls = calls;
  }

  async pageFor(
    secrets: SocialSecrets,
    redirectUri: string,
    { asksVisitor }: { readonly asksVisitor: boolean },
  ): Promise<URL> {
    const { prompt, scope = 'openid email profile' } = this.#settings;
    const { openId: oidc } = this.#calls.libraries;
    return oidc.buildAuthorizationUrl(await this.#client(), {
      ...(await parametersOf(oidc, { ...secrets, scope, redirectUri })),
      nonce: secrets.nonce,
      ...(this.postsBack && { response_mode: 'form_post' }),
      ...(asksVisitor && prompt !== undefined && { prompt }),
    });
  }

  async identityIn(back: URL | Request, secrets: SocialSecrets): Promise<SocialIdentity> {
    const client = await this.#client();
    const tokens = await this.#calls.libraries.openId.authorizationCodeGrant(client, back, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const identity =
      claims &&
      readIdentity(this.#settings.issuer, {
        subject: claims.sub,
        email: claims['email'],
        isEmailVerified: claims['email_verified'],
        name: claims['name'] ?? claims['preferred_username'],
        picture: claims['picture'],
      });
    if (!identity) throw new Error('The provider names no visitor');
    return identity;
  }

  async #client(): Promise<openId.Configuration> {
    const { clientId, clientSecret } = this.#settings;
    const server = await this.#server();
    const secret = await clientSecret();
    const { openId: oidc } = this.#calls.libraries;
    const client = new oidc.Configuration(server, clientId, secret, oidc.ClientSecretPost(secret));
    return withCalls(client, this.#calls);
  }

  /** What the provider says of itself, kept for an hour. A failure is not kept. */
  async #server(): Promise<openId.ServerMetadata> {
    if (this.#found && Date.now() - this.#found.at < DISCOVERY_MS) return this.#found.server;
    const { issuer, clientId } = this.#settings;
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
