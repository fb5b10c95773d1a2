import { readIdentity, type SocialIdentity } from '../../../domain/social-identity';
import type { SocialProvider, SocialSecrets } from '../../../ports/social-provider';
import { parametersOf, type ProviderCalls } from './client-of';
import { OpenIdServer, type Registration } from './openid-server';

/** An OpenID provider, as the operator has registered with it. */
export interface OpenIdSettings extends Registration {
  readonly id: string;
  readonly name: string;
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
  readonly #server: OpenIdServer;

  constructor(settings: OpenIdSettings, calls: ProviderCalls) {
    this.id = settings.id;
    this.name = settings.name;
    this.postsBack = settings.postsBack ?? false;
    this.#settings = settings;
    this.#calls = calls;
    this.#server = new OpenIdServer(settings, calls);
  }

  async pageFor(
    secrets: SocialSecrets,
    redirectUri: string,
    { asksVisitor }: { readonly asksVisitor: boolean },
  ): Promise<URL> {
    const { prompt, scope = 'openid email profile' } = this.#settings;
    const { openId: oidc } = this.#calls.libraries;
    return oidc.buildAuthorizationUrl(await this.#server.client(), {
      ...(await parametersOf(oidc, { ...secrets, scope, redirectUri })),
      nonce: secrets.nonce,
      ...(this.postsBack && { response_mode: 'form_post' }),
      ...(asksVisitor && prompt !== undefined && { prompt }),
    });
  }

  async identityIn(back: URL | Request, secrets: SocialSecrets): Promise<SocialIdentity> {
    const client = await this.#server.client();
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
}
