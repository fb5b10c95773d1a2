/** A mail that has not left yet, sealed. */
export interface WaitingMail {
  readonly id: string;

  /** What it is about, for operators: no part of what it says. */
  readonly kind: string;

  /** The name of the key that it is sealed with. */
  readonly sealer: string;
  readonly sealed: string;

  /** How often it was tried in vain. */
  readonly tries: number;

  /** When it is given up. */
  readonly endsMs: number;
}

/** Mails that wait for a mail server. */
export interface StoredMails {
  add(mail: WaitingMail, nextMs: number): Promise<void>;

  /**
   * The mails that are due, at most `most`, each given to one caller: the others get it no sooner than `againMs`, so that it
   * leaves also where the caller ends before it says what became of it.
   */
  take(nowMs: number, againMs: number, most: number): Promise<readonly WaitingMail[]>;

  /** Says that a mail was tried in vain, and when it is tried again. */
  postpone(id: string, nextMs: number): Promise<void>;

  /** Forgets a mail that has left, or is given up. */
  remove(id: string): Promise<void>;
}
