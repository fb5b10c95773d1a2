/** How much there is. */
export interface ConsoleCounts {
  readonly accounts: number;
  readonly wallets: number;
  readonly devices: number;
  readonly sessions: number;
  readonly aside: number;
}

export interface SiteSessions {
  readonly site: string;
  readonly sessions: number;
  readonly accounts: number;
}

/** A way to open a wallet, without anything that opens it. */
export interface SlotRead {
  readonly id: string;
  readonly kind: string;
  readonly createdMs: number;
  readonly isOpened: boolean;

  /** The wallet that was set aside, or empty. */
  readonly aside: string;
}

/** What operators read. None of it opens a wallet, or names a visitor. */
export interface ConsoleReads {
  counts(nowMs: number): Promise<ConsoleCounts>;

  /** The sites with sessions, those with most first. */
  sites(nowMs: number, most: number): Promise<readonly SiteSessions[]>;

  /** Whether the database has anything of an account. */
  has(account: string): Promise<boolean>;
  sessionsOf(
    account: string,
    nowMs: number,
  ): Promise<
    readonly {
      readonly device: string;
      readonly site: string;
      readonly begunMs: number;
      readonly untilMs: number;
    }[]
  >;
  slotsOf(account: string): Promise<readonly SlotRead[]>;
  asideOf(
    account: string,
  ): Promise<readonly { readonly id: string; readonly sinceMs: number; readonly endsMs: number }[]>;

  /** Until when changes of the ways to open the wallet wait. */
  heldUntil(account: string, nowMs: number): Promise<number | undefined>;

  /** The names that the visitor has registered. */
  namesOf(
    account: string,
  ): Promise<readonly { readonly label: string; readonly address: string }[]>;

  /** The mails that wait, by kind. */
  waitingMails(): Promise<
    readonly { readonly kind: string; readonly n: number; readonly tries: number }[]
  >;
}
