import type { ListedWallet } from '../wallet/listed-wallet';

/** The wallets that were found so far. */
export interface WalletsState {
  /** Where the reading stands. */
  readonly status: 'loading' | 'loaded' | 'failed';

  /** The current search. `wallets` may still hold the results of an earlier one. */
  readonly search: string;
  /** The wallets that the search finds. */
  readonly wallets: readonly ListedWallet[];

  /** The search that found `wallets`. */
  readonly searched: string;

  /** How many wallets `search` finds in all. */
  readonly total: number;

  /** The visitor's device: some lists are for phones only. */
  readonly deviceKind: 'mobile' | 'desktop';
}
