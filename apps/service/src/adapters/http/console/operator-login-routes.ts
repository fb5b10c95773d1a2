import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { fieldOf, textOf } from '../../../../../../domain/outside/untrusted-record';
import { seal, unseal } from '../../../domain/seal';
import type { Operator } from '../../../domain/operator';
import { deviceKey } from '../../../domain/device-key';
import { kindOf, type Logger } from '../../../observe/logger';
import type { OperatorProvider } from '../../../ports/operator-provider';
import type { OperatorSessions } from '../../../use-cases/console/operator-sessions';
import type { RateLimit } from '../../../use-cases/limits/rate-limits';
import type { ServiceEnv } from '../environment';
import type { Gate } from '../gate';
import { HttpRefusal } from '../http-refusal';
import type { ConsoleDoor } from './console-door';
import { LOGIN_LIFE_MS, type OperatorCookies } from './operator-cookies';

const BOUND_TO = 'operator login';

const logins: RateLimit = { name: 'console-login', limit: 60, spanMs: 3_600_000 };

export interface OperatorLoginDeps {
  /** Where the provider sends the operator back. */
  readonly backPath: string;
  readonly cookies: OperatorCookies;
  readonly gate: Gate;
  readonly logger: Logger;
  readonly now: () => number;
  readonly origin: string;
  readonly provider: OperatorProvider;

  /** Seals what the browser keeps of a login. */
  readonly sealer: Buffer;
  readonly sessions: OperatorSessions;
}

/** What the browser keeps of a login, sealed. */
interface Leaving {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;

  /** The public key of the browser. */
  readonly key: string;
  readonly untilMs: number;
}

/** `POST /console/login`, `/console/me` and `/console/logout`, and the page to which the provider sends an operator back. */
export function addOperatorLogin(
  app: Hono<ServiceEnv>,
  door: ConsoleDoor,
  deps: OperatorLoginDeps,
): void {
  const { cookies, gate, logger, now, origin, provider, sealer, sessions } = deps;

  door.openRoute('/console/login', async (body, c) => {
    await gate.refuseOver(logins, gate.rangeOf(c));
    const key = deviceKey(fieldOf(body, 'key'));
    if (key === undefined) throw new HttpRefusal(400, 'key');
    const secrets = { state: secret(), nonce: secret(), verifier: secret() };
    const page = await provider.pageFor(secrets).catch((cause: unknown) => {
      throw new HttpRefusal(503, 'provider', { cause });
    });
    const leaving: Leaving = { ...secrets, key, untilMs: now() + LOGIN_LIFE_MS };
    cookies.left(c, seal(sealer, Buffer.from(JSON.stringify(leaving)), BOUND_TO));
    return { page: page.href };
  });

  app.get(deps.backPath, async (c) => {
    const failed = (why: 'declined' | 'failed' | 'role') => c.redirect(`${origin}/#${why}`, 303);
    await gate.refuseOver(logins, gate.rangeOf(c));
    const leaving = leavingIn(sealer, cookies.comeBack(c));
    if (!leaving || leaving.untilMs <= now() || c.req.query('state') !== leaving.state) {
      return failed('failed');
    }
    const { search } = new URL(c.req.url);
    const found = await provider
      .operatorIn(search, leaving)
      .then((operator): Operator | 'role' => operator ?? 'role')
      .catch((error: unknown) => {
        logger.warn('a login of an operator failed', { kind: kindOf(error) });
        return isRefusal(error) ? ('declined' as const) : ('failed' as const);
      });
    if (typeof found === 'string') return failed(found);
    await endSession(c);
    cookies.open(c, await sessions.open(found, leaving.key));
    return c.redirect(`${origin}/`, 303);
  });

  /** The session before this login, which would last beside it. */
  const endSession = (c: Context<ServiceEnv>): Promise<void> => sessions.end(cookies.sessionOf(c));

  door.route('/console/me', 'read', async ({ operator }) => {
    const { actsUntilMs, endsMs, name, role, subject } = operator;
    return { subject, name, role, actsUntilMs, endsMs, nowMs: now() };
  });

  door.route('/console/logout', 'read', async ({ token }, c) => {
    await sessions.end(token);
    cookies.close(c);
    return { ended: true };
  });
}

/** 256 bits, as long as PKCE asks for (RFC 7636, 4.1). */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

function leavingIn(sealer: Buffer, sealed: string): Leaving | undefined {
  try {
    const leaving: unknown = JSON.parse(unseal(sealer, sealed, BOUND_TO).toString());
    const text = (name: string): string => textOf(leaving, name) ?? '';
    const untilMs = Number(fieldOf(leaving, 'untilMs'));
    const [state, nonce, verifier] = [text('state'), text('nonce'), text('verifier')];
    return { state, nonce, verifier, key: text('key'), untilMs };
  } catch {
    return undefined; // This service has not sealed it.
  }
}

/** Whether the person, and not the provider, has said no. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'access_denied';
}
