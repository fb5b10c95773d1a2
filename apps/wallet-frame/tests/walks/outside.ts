import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import type { CodeMail, Mailer } from '../../../service/src/ports/mailer';

export const people = ['ada', 'bob', 'eve'] as const;
export type Person = (typeof people)[number];

/** A provider without OpenID, one with it, and Farcaster. */
export const socialNames = ['discord', 'keycloak', 'farcaster'] as const;
export type SocialName = (typeof socialNames)[number];

const CLIENT = 'operator';
const SECRET = 'the secret of the operator';
const OPENID = 'https://id.test';
const RELAY = 'https://relay.test';
const NODE = 'https://node.test';

export const farcasterEnvironment = { FARCASTER_RELAY_URL: RELAY, FARCASTER_RPC_URL: NODE };

/** What the service reads of all this. */
export const outsideEnvironment = {
  DISCORD_CLIENT_ID: CLIENT,
  DISCORD_CLIENT_SECRET: SECRET,
  OPENID_PROVIDERS: JSON.stringify([
    { id: 'keycloak', name: 'Keycloak', issuer: OPENID, clientId: CLIENT, clientSecret: SECRET },
  ]),
  ...farcasterEnvironment,
  SMTP_URL: 'smtp://unused.test',
  MAIL_FROM: 'login@wallet.test',
};

interface Grant {
  readonly person: Person;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
}

interface Channel {
  readonly nonce: string;
  readonly siweUri: string;
  readonly domain: string;
  readonly expirationTime: string;
  said?: object;
}

/**
 * What the service asks: two providers, which judge code, verifier, secret and address as theirs do, Farcaster's relay and
 * registry, and a mail server. All of it in this process.
 */
export class Outside implements Mailer {
  readonly mails: CodeMail[] = [];

  /** What no log may have. */
  readonly secrets = new Set<string>();

  /** Whether everything outside is away. */
  isAway = false;

  readonly #during = new AsyncLocalStorage<string[]>();
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #grants = new Map<string, Grant>();
  readonly #tokens = new Map<string, Person>();
  readonly #channels = new Map<string, Channel>();
  readonly #accounts = Object.fromEntries(
    people.map((person) => [person, privateKeyToAccount(generatePrivateKey())]),
  );

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (this.isAway) throw new TypeError('fetch failed');
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const answer = this.#routes[`${origin}${pathname}`];
    if (!answer) throw new TypeError(`Nothing is at ${request.url}`);
    return answer(request);
  };

  async send(mail: CodeMail): Promise<void> {
    if (this.isAway) throw new Error('The mail server is away');
    this.mails.push(mail);
    this.secrets.add(mail.code);
    this.#during.getStore()?.push(mail.code);
  }

  /** Does `work`, and returns the codes that it had mailed as well. */
  async mailing<T>(
    work: () => Promise<T>,
  ): Promise<{ readonly done: T; readonly codes: string[] }> {
    const codes: string[] = [];
    return { done: await this.#during.run(codes, work), codes };
  }

  askForDevice(): Promise<void> {
    return Promise.resolve();
  }

  notify(): Promise<void> {
    return Promise.resolve();
  }

  notifyLogin(): Promise<void> {
    return Promise.resolve();
  }

  notifyWallet(): Promise<void> {
    return Promise.resolve();
  }

  notifyDevice(): Promise<void> {
    return Promise.resolve();
  }

  /** A person logs in on the page of a provider. Returns the path by which the browser comes back to the service. */
  consent(page: string, person: Person): string {
    const asked = new URL(page).searchParams;
    const code = this.#newSecret();
    this.#grants.set(code, {
      person,
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      nonce: asked.get('nonce'),
    });
    return this.#back(asked, { code });
  }

  decline(page: string): string {
    return this.#back(new URL(page).searchParams, { error: 'access_denied' });
  }

  /** A person approves the link of a login with Farcaster. `false` where its channel is over. */
  async approve(link: string, person: Person, nowMs: number): Promise<boolean> {
    const channel = this.#channels.get(new URL(link).searchParams.get('channelToken') ?? '');
    const account = this.#accounts[person];
    if (!channel || channel.said || !account) return false;
    const message = createSiweMessage({
      address: account.address,
      chainId: 10,
      version: '1',
      nonce: channel.nonce,
      domain: channel.domain,
      uri: channel.siweUri,
      statement: 'Farcaster Auth',
      issuedAt: new Date(nowMs),
      expirationTime: new Date(channel.expirationTime),
      resources: [`farcaster://fid/${fidOf(person)}`],
    });
    const signature = await account.signMessage({ message });
    channel.said = { state: 'completed', message, signature, username: person };
    return true;
  }

  readonly #routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'https://discord.com/api/oauth2/token': (request) => this.#token(request, false),
    'https://discord.com/api/users/@me': async (request) => {
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      const person = this.#tokens.get(token);
      return person
        ? Response.json({ id: `1${people.indexOf(person)}`, username: person })
        : Response.json({}, { status: 401 });
    },
    [`${OPENID}/.well-known/openid-configuration`]: async () =>
      Response.json({
        issuer: OPENID,
        authorization_endpoint: `${OPENID}/login`,
        token_endpoint: `${OPENID}/token`,
        jwks_uri: `${OPENID}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
      }),
    [`${OPENID}/keys`]: async () =>
      Response.json({ keys: [createPublicKey(this.#keys.privateKey).export({ format: 'jwk' })] }),
    [`${OPENID}/token`]: (request) => this.#token(request, true),
    [`${RELAY}/v1/channel`]: async (request) => {
      const channel = (await request.json()) as Channel;
      const channelToken = this.#newSecret();
      this.#channels.set(channelToken, channel);
      const url = `https://farcaster.test/siwf?channelToken=${channelToken}`;
      return Response.json({ channelToken, url, nonce: channel.nonce });
    },
    [`${RELAY}/v1/channel/status`]: async (request) => {
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      const channel = this.#channels.get(token);
      if (!channel) return Response.json({}, { status: 401 });
      if (!channel.said) return Response.json({ state: 'pending' });
      this.#channels.delete(token); // The relay shows an answer once.
      return Response.json(channel.said);
    },
    [`${NODE}/`]: async (request) => {
      const { params } = (await request.json()) as { params: [{ data: string; to?: string }] };
      const [{ data, to }] = params;
      const owner = data.slice(-40);
      const isAsked = to !== undefined && data.startsWith('0xd94fe832');
      const person = people.find(
        (one) => this.#accounts[one]?.address.slice(2).toLowerCase() === owner,
      );
      const fid = isAsked && person ? fidOf(person) : 0;
      return Response.json({ jsonrpc: '2.0', id: 1, result: words(fid, 0) });
    },
  };

  /** Exchanges a code, once, for the verifier, secret and address that belong to it. */
  async #token(request: Request, isOpenId: boolean): Promise<Response> {
    const asked = new URLSearchParams(await request.text());
    const code = asked.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === asked.get('redirect_uri') &&
      asked.get('client_secret') === SECRET;
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const token = this.#newSecret();
    this.#tokens.set(token, grant.person);
    const own = { access_token: token, token_type: 'bearer', expires_in: 60 };
    return Response.json(isOpenId ? { ...own, id_token: this.#idToken(grant) } : own);
  }

  #idToken({ nonce, person }: Grant): string {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: OPENID,
      sub: `sub-${person}`,
      aud: CLIENT,
      nonce,
      name: person,
      iat: seconds,
      exp: seconds + 60,
    };
    const parts = [{ alg: 'ES256', typ: 'JWT' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const text = parts.join('.');
    const key = { key: this.#keys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  }

  #back(asked: URLSearchParams, answer: Readonly<Record<string, string>>): string {
    const url = new URL(asked.get('redirect_uri') ?? '');
    const state = asked.get('state') ?? '';
    this.secrets.add(state);
    url.search = new URLSearchParams({ ...answer, state }).toString();
    return `${url.pathname}${url.search}`;
  }

  #newSecret(): string {
    const secret = randomBytes(16).toString('base64url');
    this.secrets.add(secret);
    return secret;
  }
}

function fidOf(person: Person): number {
  return 4000 + people.indexOf(person);
}

/** Numbers as a contract answers them. */
function words(...numbers: readonly number[]): string {
  return `0x${numbers.map((one) => one.toString(16).padStart(64, '0')).join('')}`;
}
