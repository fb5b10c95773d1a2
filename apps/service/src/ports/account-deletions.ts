/** A deletion of a visitor that an operator has asked for. */
export interface StoredDeletion {
  readonly account: string;

  /** The operator that has asked for it. */
  readonly asker: string;
  readonly askedMs: number;

  /** The second operator, and when it is done. Empty and 0 until there is one. */
  readonly second: string;
  readonly readyMs: number;
}

/** The deletions that wait. */
export interface StoredDeletions {
  find(account: string): Promise<StoredDeletion | undefined>;
  list(most: number): Promise<readonly StoredDeletion[]>;

  /** Once for an account. Whether it was. */
  ask(account: string, asker: string, nowMs: number): Promise<boolean>;

  /** A second operator agrees, who is another one than the first; once. Whether it was so. */
  confirm(account: string, second: string, readyMs: number): Promise<boolean>;

  /** Whether there was one. */
  end(account: string): Promise<boolean>;

  /** Takes one that is ready. */
  takeReady(nowMs: number): Promise<string | undefined>;

  /** Deletes everything of an account but what it has in the log. */
  deleteAll(account: string): Promise<void>;
}
