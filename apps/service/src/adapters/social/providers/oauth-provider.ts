import type { openId } from '#openid';
import type { ProviderClient } from '../../providers/provider-client';
import {
  readIdentity,
  type ClaimedIdentity,
  type SocialIdentity,
} from '../../../domain/social-identity';
import type { SocialProvider, SocialSecrets } from '../../../ports/social-provider';
import { parametersOf, type ProviderCalls, withCalls } from './client-of';

/** A provider without OpenID, as the operator has registered with it. */
export interface OAuthSettings {
  readonly id: string;
  readonly name: string;

  /** The key of its visitors together with their subject; it has no address for that. */
  readonly issuer: string;
  readonly pageUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  readonly clientId: string;
  readonly clientSecret: string;

  /** Where the secret stands in the request for the token (RFC 6749, 2.3.1). */
  readonly secretIn: 'body' | 'header';

  /** The parameters by which the provider asks the visitor each time. */
  readonly asking?: Readonly<Record<string, string>>;

  /** Reads who the visitor is with the token. `call` answers with JSON. */
  readonly visitor: (call: (url: string) => Promise<unknown>) => Promise<ClaimedIdentity>;
}

/** Logins by OAuth 2.0 with PKCE at providers that give no identity but answer who a token belongs to. */
export class OAuthProvider implements SocialProvider {
  readonly id: string;
  readonly name: string;
  readonly postsBack = false;
  readonly #settings: OAuthSettings;
  readonly #client: openId.Configuration;
  readonly #openId: typeof openId;
  readonly #visitors: ProviderClient;

  constructor(settings: OAuthSettings, calls: ProviderCalls, visitors: ProviderClient) {
    const { clientId, clientSecret, issuer, pageUrl, secretIn, tokenUrl } = settings;
    const { openId: oidc } = calls.libraries;
    const server = { issuer, authorization_endpoint: pageUrl, token_endpoint: tokenUrl };
    const proof =
      secretIn === 'body'
        ? oidc.ClientSecretPost(clientSecret)
        : oidc.ClientSecretBasic(clientSecret);
    this.id = settings.id;
    this.name = settings.name;
    this.#settings = settings;
    this.#openId = oidc;
    this.#client = withCalls(new oidc.Configuration(server, clientId, clientSecret, proof), calls);
    this.#visitors = visitors;
  }

  async pageFor(
    secrets: SocialSecrets,
    redirectUri: string,
    { asksVisitor }: { readonly asksVisitor: boolean },
  ): Promise<URL> {
    const { asking, scope } = this.#settings;
    const parameters = await parametersOf(this.#openId, { ...secrets, scope, redirectUri });
    return this.#openId.buildAuthorizationUrl(this.#client, {
      ...parameters,
      ...(asksVisitor && asking),
    });
  }

  async identityIn(back: URL | Request, secrets: SocialSecrets): Promise<SocialIdentity> {
    const { access_token } = await this.#openId.authorizationCodeGrant(this.#client, back, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
    });
    const headers = { authorization: `Bearer ${access_token}` };
    const call = (url: string): Promise<unknown> =>
      this.#visitors.call({ method: 'GET', url, headers }, (json) => json);
    const { issuer, visitor } = this.#settings;
    const identity = readIdentity(issuer, await visitor(call));
    if (!identity) throw new Error('The provider names no visitor');
    return identity;
  }
}
