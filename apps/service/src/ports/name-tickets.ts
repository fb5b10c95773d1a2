/** What a ticket is good for, by which login. */
export interface StoredTicket {
  /** Its hash. */
  readonly id: string;
  readonly address: string;
  readonly name: string;
  readonly site: string;
}

/** The tickets with which the accounts of logins register names. */
export interface StoredTickets {
  add(ticket: StoredTicket, login: string, untilMs: number): Promise<void>;

  /** Takes a ticket that is good for this use. Returns its login. */
  spend(ticket: StoredTicket, nowMs: number): Promise<string | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
