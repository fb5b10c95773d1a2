import type { OperatorRole } from '../domain/operator';

/** A session of an operator. */
export interface StoredOperatorSession {
  readonly subject: string;
  readonly name: string;
  readonly role: OperatorRole;

  /** The public key of the browser that has logged in. */
  readonly key: string;
  readonly provenMs: number;

  /** When it ends at the latest. */
  readonly endsMs: number;
}

/** The sessions of operators, each by the hash of its token. */
export interface StoredOperatorSessions {
  /** @param untilMs When it ends where it is not used. */
  add(token: string, session: StoredOperatorSession, untilMs: number): Promise<void>;

  /** `undefined` where it is over. */
  find(token: string, nowMs: number): Promise<StoredOperatorSession | undefined>;

  /** Lets it last until `untilMs`. */
  touch(token: string, untilMs: number): Promise<void>;
  end(token: string): Promise<void>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
