import type { HeldSponsorship } from './sponsorships';

/** What has become of a sponsorship: the chain has taken it, can no longer take it, or still may. */
export type ChainOutcome =
  { readonly kind: 'paid'; readonly sum: number } | { readonly kind: 'open' | 'over' };

/** What the chains say of sponsorships. */
export interface ChainOutcomes {
  /** @throws `ServiceError` where the network's node does not answer. */
  of(held: HeldSponsorship): Promise<ChainOutcome>;
}
