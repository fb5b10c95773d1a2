/** What sponsorships of a site have cost on a network on one day, or hold of its budget. */
export interface SiteSpending {
  readonly site: string;
  readonly network: string;

  /** Days of UTC since 1970. */
  readonly day: number;
  readonly count: number;

  /** In billionths of the network's coin: gwei, or lamports. */
  readonly sum: number;
}

/** What the operator pays for its sites, for the console. */
export interface SponsorSpending {
  /** The days from `firstDay` on, the newest first. */
  ofSites(firstDay: number): Promise<readonly SiteSpending[]>;
}
