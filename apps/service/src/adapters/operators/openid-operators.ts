import type { ConsoleConfig } from '../../config/console-config';
import { operatorRole, type Operator } from '../../domain/operator';
import { printableText } from '../../domain/printable-text';
import type { OperatorProvider, OperatorSecrets } from '../../ports/operator-provider';
import { parametersOf, type ProviderCalls } from '../social/providers/client-of';
import { OpenIdServer } from '../social/providers/openid-server';

/** The longest that OpenID Connect Core 1.0 allows. */
const MAX_SUBJECT = 255;
const MAX_NAME = 60;

/** Where the provider sends an operator back. */
export const BACK_PATH = '/console/back';

type Settings = Pick<
  ConsoleConfig,
  'actsMs' | 'clientId' | 'clientSecret' | 'issuer' | 'publicUrl' | 'rolesClaim'
>;

/** Logins of operators by OpenID Connect Core 1.0: the code flow with PKCE, state and nonce, and a person who is there now. */
export class OpenIdOperators implements OperatorProvider {
  readonly #settings: Settings;
  readonly #calls: ProviderCalls;
  readonly #server: OpenIdServer;

  constructor(settings: Settings, calls: ProviderCalls) {
    const { clientId, clientSecret, issuer } = settings;
    this.#settings = settings;
    this.#calls = calls;
    const registration = { issuer, clientId, clientSecret: async () => clientSecret };
    this.#server = new OpenIdServer(registration, calls);
  }

  async pageFor(secrets: OperatorSecrets): Promise<URL> {
    const { openId: oidc } = this.#calls.libraries;
    const redirectUri = `${this.#settings.publicUrl}${BACK_PATH}`;
    const parameters = { ...secrets, scope: 'openid profile', redirectUri };
    return oidc.buildAuthorizationUrl(await this.#server.client(), {
      ...(await parametersOf(oidc, parameters)),
      nonce: secrets.nonce,
      // A browser that is left open at the provider is no operator.
      prompt: 'login',
      max_age: String(this.#settings.actsMs / 1000),
    });
  }

  async operatorIn(search: string, secrets: OperatorSecrets): Promise<Operator | undefined> {
    const { actsMs, publicUrl, rolesClaim } = this.#settings;
    const back = new URL(`${publicUrl}${BACK_PATH}`);
    back.search = search;
    const client = await this.#server.client();
    const tokens = await this.#calls.libraries.openId.authorizationCodeGrant(client, back, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
      maxAge: actsMs / 1000,
    });
    const claims = tokens.claims();
    const subject = printableText(claims, 'sub', MAX_SUBJECT)?.trim() ?? '';
    const role = operatorRole(claims?.[rolesClaim]);
    const proven = claims?.['auth_time'];
    if (subject === '' || typeof proven !== 'number') throw new Error('It names no operator');
    if (!role) return undefined;
    return { subject, name: nameIn(claims) ?? subject, role, provenMs: proven * 1000 };
  }
}

/** What a provider says is shown to other operators, in one line. */
function nameIn(claims: unknown): string | undefined {
  for (const claim of ['name', 'preferred_username']) {
    const name = printableText(claims, claim, MAX_NAME);
    if (name !== undefined) return name;
  }
  return undefined;
}
