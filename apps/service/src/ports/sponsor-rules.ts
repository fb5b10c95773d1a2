import type { SponsoredCall } from '../domain/sponsor/sponsored-call';

/** What the operator pays for on one network, for the visitors of one site. */
export interface SponsorRule {
  /** The origin of the site. */
  readonly site: string;

  /** As in CAIP-2: `eip155:1`. */
  readonly network: string;

  /** How many operations of a visitor, and of the whole site, are paid for on a day of UTC. */
  readonly visitorCount: number;
  readonly siteCount: number;

  /** What they may cost, in billionths of the network's coin: gwei, or lamports. */
  readonly visitorSum: number;
  readonly siteSum: number;
}

/** The operator's rules. Without one for a site and a network, nothing is paid there. */
export interface StoredSponsorRules {
  find(site: string, network: string): Promise<SponsorRule | undefined>;
  callsOf(site: string, network: string): Promise<readonly SponsoredCall[]>;
  list(): Promise<readonly SponsorRule[]>;

  /** Adds a rule with these calls, or replaces the one of its site and network. In a transaction. */
  put(rule: SponsorRule, calls: readonly SponsoredCall[]): Promise<void>;

  /** Whether there was one. In a transaction. */
  remove(site: string, network: string): Promise<boolean>;
}
