/** What is paid for, for whom. */
export interface Sponsored {
  readonly site: string;
  readonly network: string;
  readonly account: string;
}

/** A sponsorship that was signed, and of which the chain has not said what it has cost. */
export interface HeldSponsorship extends Sponsored {
  /** The same for all that was signed in the place of one another, of which the chain takes one. */
  readonly id: string;

  /** The day of UTC to whose budgets it counts: days since 1970. */
  readonly day: number;

  /** The most that it costs, in billionths of the network's coin. */
  readonly sum: number;

  /** Until when the chain takes it, in seconds. */
  readonly untilSeconds: number;

  /** With what it is found on the chain: JSON of the adapter. */
  readonly trace: string;
}

/** What was spent, or is held, on a day. The sum is in billionths of the network's coin. */
export interface Spent {
  readonly count: number;
  readonly sum: number;
}

/** The budgets of sponsorships and what is held of them. What changes several rows is in a transaction. */
export interface StoredSponsorships {
  find(id: string): Promise<HeldSponsorship | undefined>;

  /** What a visitor has spent on a day, and the whole site with `account` empty. */
  spent(of: Sponsored, day: number): Promise<Spent>;

  /** Adds to what was spent: less than nothing takes back. */
  spend(of: Sponsored, day: number, more: Spent): Promise<void>;

  /** Keeps a sponsorship, in the place of an earlier one with its id. */
  hold(held: HeldSponsorship, lookMs: number): Promise<void>;

  /** Those that are to be looked for on the chain by now, the longest due first; the next look is at `nextMs`. */
  due(nowMs: number, nextMs: number, limit: number): Promise<readonly HeldSponsorship[]>;

  /** Forgets a sponsorship. Whether it was there, and still the one with this sum and end. */
  drop(held: HeldSponsorship): Promise<boolean>;

  /** Forgets what visitors have spent before this day; the sums of sites stay. */
  sweep(day: number): Promise<void>;
}
