import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Gate } from '../gate';
import type { ServiceEnv } from '../environment';
import { HttpRefusal } from '../http-refusal';
import { jsonBody } from '../json-body';
import { payloadOf, signedRequest, takeProof } from '../proven-session';
import type {
  OperatorSession,
  OperatorSessions,
} from '../../../use-cases/console/operator-sessions';
import type { RateLimit } from '../../../use-cases/limits/rate-limits';
import type { OperatorCookies } from './operator-cookies';

const MAX_BODY_BYTES = 16 * 1024;
const PREFLIGHT_SECONDS = 600;

/** A page of another origin cannot send it without asking first. */
const HEADER = 'cleat-console';

/** In the place of the token in what a request's signature is over: no page of the console can read the cookie. */
const SIGNED_AS = 'console';

const calls: RateLimit = { name: 'console-call', limit: 3000, spanMs: 3_600_000 };

/** A request of an operator, which is proved. */
export interface OperatorRequest {
  readonly operator: OperatorSession;
  readonly token: string;
  readonly payload: unknown;
}

/** What a route of the console needs: any operator, or one that may act and has logged in just now. */
export type Need = 'act' | 'read';

export interface ConsoleDoorDeps {
  readonly cookies: OperatorCookies;
  readonly gate: Gate;
  readonly now: () => number;

  /** The origin of the console. */
  readonly origin: string;
  readonly sessions: OperatorSessions;
}

/** The door to every route of the console: for pages of the console's origin, and for operators with a role. */
export class ConsoleDoor {
  readonly #app: Hono<ServiceEnv>;
  readonly #deps: ConsoleDoorDeps;

  constructor(app: Hono<ServiceEnv>, deps: ConsoleDoorDeps) {
    this.#app = app;
    this.#deps = deps;
  }

  /** Adds `POST path` for operators. */
  route(
    path: string,
    need: Need,
    answer: (asked: OperatorRequest, c: Context<ServiceEnv>) => Promise<object>,
  ): void {
    this.openRoute(path, async (body, c) => {
      const asked = await this.#proved(body, c);
      refuseWithout(need, asked.operator, this.#deps.now());
      return answer(asked, c);
    });
  }

  /** Adds `POST path` for pages of the console before a login. */
  openRoute(
    path: string,
    answer: (body: unknown, c: Context<ServiceEnv>) => Promise<object>,
  ): void {
    this.#app.options(path, (c) => {
      this.#letIn(c);
      c.header('access-control-allow-methods', 'POST');
      c.header('access-control-allow-headers', `content-type, ${HEADER}`);
      c.header('access-control-max-age', String(PREFLIGHT_SECONDS));
      return c.body(null, 204);
    });
    this.#app.post(path, bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
      this.#letIn(c);
      if (c.req.header(HEADER) !== '1') throw new HttpRefusal(403, 'origin');
      return c.json(await answer(await jsonBody(c), c));
    });
  }

  /** @throws {@link HttpRefusal} 403 for the page of any other origin, which then reads nothing. */
  #letIn(c: Context<ServiceEnv>): void {
    const { origin } = this.#deps;
    c.header('vary', 'Origin');
    if (c.req.header('origin') !== origin) throw new HttpRefusal(403, 'origin');
    c.header('access-control-allow-origin', origin);
    c.header('access-control-allow-credentials', 'true');
    c.header('access-control-expose-headers', 'retry-after');
  }

  /** @throws {@link HttpRefusal} 401 `session`, without saying what was wrong. */
  async #proved(body: unknown, c: Context<ServiceEnv>): Promise<OperatorRequest> {
    const { cookies, gate, now, sessions } = this.#deps;
    const request = signedRequest(body, now());
    const token = cookies.sessionOf(c);
    const operator = await sessions.find(token);
    if (!operator) throw new HttpRefusal(401, 'session');
    const signed = { ...request, session: SIGNED_AS };
    const payload = payloadOf(c.req.path, signed, operator.key);
    await takeProof(signed, gate, [{ limit: calls, key: operator.subject }]);
    await sessions.touch(token);
    return { operator, token, payload };
  }
}

/** @throws {@link HttpRefusal} 403 `role`, and `login_again` where the login is too long ago for an act. */
function refuseWithout(need: Need, { actsUntilMs, role }: OperatorSession, nowMs: number): void {
  if (need === 'read') return;
  if (role !== 'act') throw new HttpRefusal(403, 'role');
  if (actsUntilMs <= nowMs) throw new HttpRefusal(403, 'login_again');
}
