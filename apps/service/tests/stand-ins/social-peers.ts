import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, type JWK, jwtVerify } from 'jose';
import { Provider } from 'oidc-provider';
import * as brand from '../../src/adapters/social/providers/brands';
import type { BrandEndpoints } from '../../src/adapters/social/social-providers';
import { people, profiles } from './social-people';

const SECRET = 'the secret of the operator';
const TEAM = 'TEAM000001';

/** The paths of the brands, where they are not those of the OpenID provider. */
const routes: Readonly<Record<string, { authorization: string; token: string }>> = {
  github: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  facebook: { authorization: '/v23.0/dialog/oauth', token: '/v23.0/oauth/access_token' },
  x: { authorization: '/i/oauth2/authorize', token: '/2/oauth2/token' },
  discord: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
};

/** The six brands and one provider of the operator's own choice: each a certified OpenID provider in its brand's shape. */
export class SocialPeers {
  /** Given to a request in the place of its answer. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;

  readonly #server: Server;
  readonly #applePair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(publicUrl: string): Promise<SocialPeers> {
    const server = createServer();
    const peers = new SocialPeers(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = { ...(await exportJWK(privateKey)), kid: 'k1', use: 'sig', alg: 'ES256' };
    const names = ['google', 'apple', 'keycloak', ...Object.keys(routes)];
    const handlers = new Map(
      names.map((name) => [name, peers.#provider(name, key, publicUrl).callback()]),
    );
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (peers.fault?.(request, response)) return;
      const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
      const handler = handlers.get(name);
      if (!handler) return void response.writeHead(404).end();
      // They have no page on which the visitor chooses an account, and ask for a new login instead.
      const asked = path.replace('prompt=select_account', 'prompt=login');
      Object.assign(request, { originalUrl: `/${name}${asked}`, url: asked });
      void peers.#asApple(name, path, request).then(
        () => handler(request, response),
        () => response.writeHead(400, { 'content-type': 'application/json' }).end('{}'),
      );
    });
    return peers;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The operator's credentials, as the service reads them. */
  get environment(): Readonly<Record<string, string>> {
    const brands = ['GOOGLE', 'GITHUB', 'FACEBOOK', 'X', 'DISCORD'].flatMap((name) => [
      [`${name}_CLIENT_ID`, 'operator'],
      [`${name}_CLIENT_SECRET`, SECRET],
    ]);
    const keycloak = { id: 'keycloak', name: 'Keycloak', issuer: `${this.url}/keycloak` };
    return {
      ...(Object.fromEntries(brands) as Record<string, string>),
      APPLE_CLIENT_ID: 'operator',
      APPLE_TEAM_ID: TEAM,
      APPLE_KEY_ID: 'a1',
      APPLE_PRIVATE_KEY: pemOf(this.#applePair.privateKey),
      OPENID_PROVIDERS: JSON.stringify([
        { ...keycloak, clientId: 'operator', clientSecret: SECRET },
      ]),
    };
  }

  get endpoints(): BrandEndpoints {
    const at = (name: string): string => `${this.url}/${name}`;
    return {
      openId: { google: at('google'), apple: at('apple') },
      oauth: {
        github: brand.github(at('github'), at('github')),
        facebook: brand.facebook(at('facebook'), at('facebook')),
        x: brand.x(at('x'), at('x')),
        discord: brand.discord(at('discord')),
      },
    };
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  #provider(name: string, key: JWK, publicUrl: string): Provider {
    const isHeader = name === 'x';
    const provider = new Provider(`${this.url}/${name}`, {
      clients: [
        {
          client_id: 'operator',
          client_secret: SECRET,
          response_types: ['code'],
          redirect_uris: [`${publicUrl}/social/back/${name}`],
          scope: scopes.join(' '),
          grant_types: ['authorization_code'],
          id_token_signed_response_alg: 'ES256',
          token_endpoint_auth_method: isHeader ? 'client_secret_basic' : 'client_secret_post',
        },
      ],
      jwks: { keys: [key] },
      scopes,
      conformIdTokenClaims: false,
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
      ...(routes[name] && { routes: routes[name] }),
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => claimsOf(name, id),
      }),
      pkce: { required: () => true },
      cookies: { keys: ['tests'] },
      ttl: { AuthorizationCode: 60 },
      features: { devInteractions: { enabled: true } },
    });
    provider.use(async (context, next) => {
      const profile = profiles[name]?.[context.path];
      if (!profile) return next();
      const token = context.get('authorization').replace(/^Bearer /, '');
      const found = await provider.AccessToken.find(token);
      const person = found && people[found.accountId];
      context.status = person ? 200 : 401;
      context.body = person ? profile(found.accountId, person) : { message: 'Bad credentials' };
    });
    return provider;
  }

  /** Checks the signed text that Apple takes as a secret, and passes the one that the provider knows. */
  async #asApple(name: string, path: string, request: IncomingMessage): Promise<void> {
    if (name !== 'apple' || path !== '/token') return;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    await jwtVerify(body['client_secret'] ?? '', this.#applePair.publicKey, {
      issuer: TEAM,
      subject: 'operator',
      audience: `${this.url}/apple`,
      algorithms: ['ES256'],
      maxTokenAge: '10m',
    });
    Object.assign(request, { body: { ...body, client_secret: SECRET } });
  }
}

const scopes = [
  'openid',
  'email',
  'profile',
  'name',
  'read:user',
  'user:email',
  'public_profile',
  'users.read',
  'tweet.read',
  'identify',
];

/** Apple writes booleans as texts. */
function claimsOf(name: string, id: string) {
  const person = people[id];
  const isVerified = person?.isVerified;
  return {
    sub: id,
    email: person?.email,
    name: person?.name,
    picture: 'http://insecure.test/a.png',
    email_verified: name === 'apple' ? String(isVerified) : isVerified,
  };
}

function pemOf(key: KeyObject): string {
  return key
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .replaceAll('\n', String.raw`\n`);
}
