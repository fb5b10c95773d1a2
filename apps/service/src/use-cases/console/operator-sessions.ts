import { createHmac, randomBytes } from 'node:crypto';
import type { Operator } from '../../domain/operator';
import type { StoredOperatorSession } from '../../ports/operator-sessions';
import type { Store } from '../../ports/store';
import type { ConsoleLog } from './console-log';

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 3_600_000;

export interface OperatorSessionsDeps {
  readonly store: Pick<Store, 'operators' | 'transaction'>;
  readonly log: Pick<ConsoleLog, 'appendTo'>;
  readonly secret: string;
  readonly now: () => number;

  /** For how long after a login an operator may act. */
  readonly actsMs: number;
}

/** A session of an operator that is valid. */
export interface OperatorSession extends StoredOperatorSession {
  /** Until when it may act; in the past for one that only reads, or was proven too long ago. */
  readonly actsUntilMs: number;
}

/**
 * Sessions of operators: 30 minutes without use, eight hours at most. A token is worth nothing without the key of the browser that
 * has logged in. A hash of it is stored.
 */
export class OperatorSessions {
  readonly #deps: OperatorSessionsDeps;

  constructor(deps: OperatorSessionsDeps) {
    this.#deps = deps;
  }

  /** Opens a session, with an entry in the log. Returns its token. */
  async open({ name, role, subject, ...operator }: Operator, key: string): Promise<string> {
    const { store, log, now } = this.#deps;
    // The provider's clock may be ahead.
    const provenMs = Math.min(operator.provenMs, now());
    const token = randomBytes(32).toString('base64url');
    const session = { subject, name, role, key, provenMs, endsMs: now() + LONGEST_MS };
    await store.transaction(async (stored) => {
      await stored.operators.add(this.#hashOf(token), session, now() + IDLE_MS);
      await log.appendTo(stored, {
        operator: subject,
        act: 'operator.login',
        about: '',
        reason: role,
      });
    });
    return token;
  }

  /** The session with this token. */
  async find(token: string): Promise<OperatorSession | undefined> {
    const { store, actsMs, now } = this.#deps;
    const found = await store.operators.find(this.#hashOf(token), now());
    if (!found) return undefined;
    const { endsMs, key, name, provenMs, role, subject } = found;
    const actsUntilMs = role === 'act' ? provenMs + actsMs : 0;
    return { subject, name, role, key, provenMs, endsMs, actsUntilMs };
  }

  /** Lets a session that is used last. */
  async touch(token: string): Promise<void> {
    const { store, now } = this.#deps;
    await store.operators.touch(this.#hashOf(token), now() + IDLE_MS);
  }

  async end(token: string): Promise<void> {
    await this.#deps.store.operators.end(this.#hashOf(token));
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.store.operators.sweep(this.#deps.now());
  }

  #hashOf(token: string): string {
    return createHmac('sha256', this.#deps.secret).update(`operator:${token}`).digest('hex');
  }
}
