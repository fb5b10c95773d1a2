import { isSameAddress } from '../../domain/address/is-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { booleanOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import { UNKNOWN_ACCOUNT } from '../../domain/siwx/sign-in-ahead';
import { formatSignInMessage, parseSignInMessage } from '../../domain/siwx/sign-in-text';
import { IssuedNonces, newNonce } from './issued-nonces';
import {
  type KeptSessions,
  type KeptSignIn,
  sealedSessions,
  storedSessions,
} from './kept-sessions';
import { RateLimit } from './rate-limit';
import { bodyOf, isLoopback, ownOriginOf } from './request-guard';
import type { AnyRequest } from './request-headers';
import { type SessionCookie, sessionCookie } from './session-cookie';
import type { SignedInAccount, SignInServerOptions } from './sign-in-options';
import { answer, Refusal } from './sign-in-refusal';
import { memoryStore } from './sign-in-store';
import { SignedMessages } from './signed-messages';
import { toldOnce } from './told-once';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECRET_MIN = 32;

/** Answers one kind of request. Never rejects. */
export type SignInHandler = (request: Request) => Promise<Response>;

/** The sign-in of a site, as functions from a `Request` to a `Response`. */
export interface SignInServer {
  /** Answers all four, by the last part of the path: `nonce`, `verify`, `session` and `sign-out`. */
  readonly handle: SignInHandler;

  /** `POST { chainId, accountAddress }`: the message to sign, with a nonce that is used once. */
  readonly nonce: SignInHandler;

  /** `POST { signed: [{ message, signature }], replaces? }`: verifies all, and begins a session. */
  readonly verify: SignInHandler;

  /** `GET`: the accounts that have signed in. */
  readonly session: SignInHandler;

  /** `POST { chainId?, accountAddress? }`: ends the session of an account, or of all. */
  readonly signOut: SignInHandler;

  /**
   * The accounts that have signed in with the browser that sends `request`, for the site's own routes: the request of any
   * server, the web's, Node's, Express's or Fastify's.
   *
   * @throws `TypeError` for what is no request.
   */
  accountsOf(request: AnyRequest): Promise<readonly SignedInAccount[]>;
}

/**
 * Makes the server's part of the sign-in of `cleatkit/sign-in`.
 *
 * @throws `TypeError` for options that it cannot work with.
 */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const server = new Server(options);
  const handlers = {
    nonce: server.answering('POST', (request) => server.nonce(request)),
    verify: server.answering('POST', (request) => server.verify(request)),
    session: server.answering('GET', (request) => server.session(request)),
    signOut: server.answering('POST', (request) => server.signOut(request)),
  };
  const byPath: Readonly<Record<string, SignInHandler>> = {
    ...handlers,
    'sign-out': handlers.signOut,
  };
  return {
    ...handlers,
    handle: async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const handler = Object.hasOwn(byPath, name) ? byPath[name] : undefined;
      return handler ? handler(request) : answer({ code: 'SIGN_IN_INVALID' }, 404);
    },
    accountsOf: (request) => server.accountsOf(request),
  };
}

class Server {
  readonly #cookie: SessionCookie;
  readonly #domains: readonly string[];
  readonly #limits: Readonly<Record<'nonce' | 'signOut' | 'verify', RateLimit>>;
  readonly #log: (line: string) => void;
  readonly #nonces: IssuedNonces;
  readonly #now: () => number;
  readonly #options: SignInServerOptions;
  readonly #sessions: KeptSessions;
  readonly #signed: SignedMessages;

  constructor(options: SignInServerOptions) {
    const { clientOf, cookieSecret, domain, now = Date.now, perMinute = 30 } = options;
    this.#domains = [domain].flat().map((one) => one.toLowerCase());
    const storage = options.storage ?? memoryStore(now);
    requireUsable(this.#domains, options);
    this.#options = options;
    this.#now = now;
    // oxlint-disable-next-line no-console -- the log of the site's own server
    this.#log = toldOnce(options.log ?? ((line) => console.warn(line)));
    this.#cookie = sessionCookie(this.#domains);
    const limit = (): RateLimit => new RateLimit(clientOf ? perMinute : perMinute * 20, now);
    // Messages that a program asks for in a row keep no visitor from signing in.
    this.#limits = { nonce: limit(), signOut: limit(), verify: limit() };
    this.#nonces = new IssuedNonces(storage, options.nonceMs ?? 10 * MINUTE_MS);
    this.#sessions =
      cookieSecret === undefined ? storedSessions(storage, now) : sealedSessions(cookieSecret, now);
    this.#signed = new SignedMessages(options, this.#nonces, now);
  }

  answering(method: string, handler: SignInHandler): SignInHandler {
    return async (request) => {
      try {
        if (request.method === method) return await handler(request);
        return answer({ code: 'SIGN_IN_INVALID' }, 405, { allow: method });
      } catch (error) {
        if (error instanceof Refusal) {
          if (error.hosts) this.#log(`cleatkit/server: ${error.message}`);
          return error.toResponse();
        }
        // What the site's own storage throws: the visitor may try again.
        this.#log(`cleatkit/server: The sign-in is out of order: ${kindOf(error)}`);
        return new Refusal('SIGN_IN_UNAVAILABLE', 'The sign-in is out of order').toResponse();
      }
    };
  }

  async nonce(request: Request): Promise<Response> {
    const origin = this.#enter(request, 'nonce');
    const body = await bodyOf(request);
    const chainId = textOf(body, 'chainId') ?? '';
    const accountAddress = textOf(body, 'accountAddress') ?? '';
    this.#signed.requireChain(chainId);
    const { resources, sessionMs = 7 * DAY_MS, statement } = this.#options;
    const nonce = newNonce();
    const message = {
      accountAddress,
      chainId: chainId as CaipNetworkId,
      domain: origin.host,
      uri: `${origin.origin}/`,
      version: '1' as const,
      nonce,
      issuedAt: timeText(this.#now()),
      expirationTime: timeText(this.#now() + sessionMs),
      ...(statement !== undefined && { statement }),
      ...(resources && { resources }),
    };
    const text = formatSignInMessage(message);
    if (!text.ok) throw new Refusal('SIGN_IN_INVALID', `The ${text.field} cannot be in a message`);
    const isAhead = accountAddress === UNKNOWN_ACCOUNT;
    await this.#nonces.keep(nonce, isAhead ? { ahead: text.text } : { text: text.text });
    return answer({ message, text: text.text });
  }

  async verify(request: Request): Promise<Response> {
    const origin = this.#enter(request, 'verify');
    const body = await bodyOf(request);
    const added = await this.#signed.verify(listOf(body, 'signed') ?? [], origin);
    const token = this.#cookie.read(request);
    const before = booleanOf(body, 'replaces') ? [] : await this.#read(token);
    const others = before.filter((kept) => !added.some((one) => isSameAccount(one, kept)));
    return this.#keep([...others, ...added], token);
  }

  async session(request: Request): Promise<Response> {
    const kept = await this.#read(this.#cookie.read(request));
    return answer({ sessions: kept.flatMap(sessionOf) });
  }

  async signOut(request: Request): Promise<Response> {
    this.#enter(request, 'signOut');
    const body = await bodyOf(request);
    const [chainId, accountAddress] = [textOf(body, 'chainId'), textOf(body, 'accountAddress')];
    const token = this.#cookie.read(request);
    const before = await this.#read(token);
    const left = before.filter(
      (kept) => chainId !== undefined && !isOf(kept, chainId, accountAddress),
    );
    if (left.length > 0) return this.#keep(left, token);
    await this.#sessions.end(token);
    return answer({ sessions: [] }, 200, { 'set-cookie': this.#cookie.remove() });
  }

  async accountsOf(request: AnyRequest): Promise<readonly SignedInAccount[]> {
    const kept = await this.#read(this.#cookie.read(request));
    return kept.flatMap(({ endsAt, message }) => {
      const parsed = parseSignInMessage(message);
      if (!parsed.ok) return [];
      const { accountAddress, chainId } = parsed.message;
      return [{ accountAddress, chainId, endsAt }];
    });
  }

  async #keep(signIns: readonly KeptSignIn[], before: string | undefined): Promise<Response> {
    const token = await this.#sessions.write(signIns, before);
    const lifetimeMs = Math.max(...signIns.map(({ endsAt }) => endsAt)) - this.#now();
    const headers = { 'set-cookie': this.#cookie.set(token, lifetimeMs) };
    return answer({ sessions: signIns.flatMap(sessionOf) }, 200, headers);
  }

  /** The page's origin, for a request that changes something: one of this site's, and not too many. */
  #enter(request: Request, what: 'nonce' | 'signOut' | 'verify'): URL {
    const origin = ownOriginOf(request, this.#domains);
    this.#limits[what].count(this.#options.clientOf?.(request) ?? '');
    return origin;
  }

  /** What the browser has kept, of this site's domains and chains: a cookie of another site may have the same secret. */
  async #read(token: string | undefined): Promise<readonly KeptSignIn[]> {
    const kept = await this.#sessions.read(token);
    return kept.filter(({ message }) => {
      const parsed = parseSignInMessage(message);
      if (!parsed.ok) return false;
      const { chainId, domain } = parsed.message;
      return this.#domains.includes(domain) && this.#signed.isOurChain(chainId);
    });
  }
}

/** A sign-in as the widget reads it. */
function sessionOf({ message, signature }: KeptSignIn) {
  const parsed = parseSignInMessage(message);
  return parsed.ok ? [{ data: parsed.message, message, signature }] : [];
}

function isSameAccount(one: KeptSignIn, other: KeptSignIn): boolean {
  const parsed = parseSignInMessage(one.message);
  if (!parsed.ok) return false;
  return isOf(other, parsed.message.chainId, parsed.message.accountAddress);
}

function isOf({ message }: KeptSignIn, chainId: string, address: string | undefined): boolean {
  const parsed = parseSignInMessage(message);
  if (!parsed.ok) return true;
  const { accountAddress, chainId: own } = parsed.message;
  const { namespace } = parseCaipNetworkId(own);
  const isSame = address === undefined || isSameAddress(accountAddress, address, namespace);
  return own === chainId && isSame;
}

/** The name and the code of `error`: its text may have the secrets of a database. */
function kindOf(error: unknown): string {
  const name = error instanceof Error ? error.name : 'Error';
  return `${name} ${textOf(error, 'code') ?? ''}`.trim();
}

function timeText(ms: number): string {
  return new Date(ms).toISOString();
}

function requireUsable(
  domains: readonly string[],
  { clientOf, cookieSecret: secret }: SignInServerOptions,
): void {
  const isDomain = (domain: string): boolean => {
    try {
      return new URL(`https://${domain}/`).host === domain.replace(/:443$/, '');
    } catch {
      return false;
    }
  };
  if (domains.length === 0 || !domains.every(isDomain)) {
    throw new TypeError('createSignInServer: "domain" must be like "shop.example"');
  }
  if (secret !== undefined && secret.length < SECRET_MIN) {
    throw new TypeError(`createSignInServer: "cookieSecret" needs ${SECRET_MIN} characters`);
  }
  if (!clientOf && !domains.every(isLoopback)) {
    throw new TypeError('createSignInServer: "clientOf" must say who sends a request');
  }
}
