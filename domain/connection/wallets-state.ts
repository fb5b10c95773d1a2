import type { ListedWallet } from './listed-wallet';

/** The wallets that were found so far. */
export interface WalletsState {
  readonly status: 'loading' | 'loaded' | 'failed';

  /** What is looked for; what is listed may still be what was found before. */
  readonly search: string;
  readonly wallets: readonly ListedWallet[];

  /** What `wallets` were found for. */
  readonly searched: string;

  /** How many `search` finds in all. */
  readonly total: number;

  /** What the visitor holds: some lists are for phones only. */
  readonly deviceKind: 'mobile' | 'desktop';
}
