import { RECENT_WALLETS_MAX } from '../limits';

/** A wallet a visitor used before. */
export interface RecentWallet {
  readonly id: string;
  readonly name: string;
  readonly rdns?: string;
}

/** `recent` with `wallet` first, once, and no more than two in all. */
export function withRecentWallet(
  recent: readonly RecentWallet[],
  wallet: RecentWallet,
): readonly RecentWallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, RECENT_WALLETS_MAX);
}
