/** A session of a login. */
export interface StoredSession {
  readonly account: string;
  readonly device: string;
  readonly site: string;

  /** The login that it came by. */
  readonly login: string;

  /** The row of its device. */
  readonly known: string;
  readonly begunMs: number;

  /** When it ends at the latest. */
  readonly endsMs: number;
}

/** A session that is valid, with its device. */
export interface FoundSession extends StoredSession {
  /** When it ends where it is not used. */
  readonly untilMs: number;
  readonly knownSinceMs: number;
  readonly knownUsedMs: number;
  readonly isApproved: boolean;
  readonly hasOpened: boolean;
}

/** The sessions of logins, each by the hash of its token. */
export interface StoredSessions {
  /** @param untilMs When it ends where it is not used. */
  add(token: string, session: StoredSession, untilMs: number): Promise<void>;

  /** `undefined` where it is over, or its device was ended. */
  find(token: string, nowMs: number): Promise<FoundSession | undefined>;

  /** It lasts until `untilMs`, unless another token has replaced this one. */
  touch(token: string, untilMs: number): Promise<void>;

  /** Another token replaces this one, which then counts until `untilMs`; the first time decides. */
  replace(token: string, nowMs: number, untilMs: number): Promise<StoredSession | undefined>;

  /** Ends the sessions of an account that came by a login. */
  endOf(account: string, login: string): Promise<void>;

  /** Ends the sessions of an account on a device, by its row. Returns how many there were. */
  endOnDevice(account: string, known: string): Promise<number>;

  renameLogin(account: string, before: string, login: string): Promise<void>;

  /** The sites of an account's sessions, each with the row of its device. */
  sitesOf(
    account: string,
    nowMs: number,
  ): Promise<readonly { readonly known: string; readonly site: string }[]>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
