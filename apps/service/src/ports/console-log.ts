import type { ConsoleEntry } from '../domain/console-entry';

/** An entry as the database has it: its act is whatever was written there. */
export type StoredEntry = Omit<ConsoleEntry, 'act'> & { readonly act: string };

/** The number and the hash of the last entry at a time. */
export interface LogHead {
  readonly number: number;
  readonly hash: string;
}

/** The head of one day, which the service tells outside. */
export interface DaysHead extends LogHead {
  /** Days since 1970-01-01. */
  readonly day: number;
}

/** The entries of the console's log. None is changed or removed. */
export interface StoredConsoleLog {
  /** The last entry. */
  last(): Promise<LogHead | undefined>;

  /** @throws where there is one with this number. */
  add(entry: ConsoleEntry): Promise<void>;

  /** Entries with a greater number, in their order. */
  after(number: number, most: number): Promise<readonly StoredEntry[]>;

  /** Entries with a smaller number, the last first. */
  before(number: number, most: number): Promise<readonly StoredEntry[]>;

  /** Keeps the head of a day, once. */
  keepHead(head: DaysHead, nowMs: number): Promise<void>;

  /** Takes heads that are to be told, for one instance until `againMs`. */
  takeHeads(nowMs: number, againMs: number, most: number): Promise<readonly DaysHead[]>;
  headTold(day: number): Promise<void>;

  /** The heads of all days. */
  heads(): Promise<readonly DaysHead[]>;
}
