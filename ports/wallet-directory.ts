import type { WalletPage, WalletQuery } from '../domain/connection/listed-wallet';
import { createToken } from './token';

/** The wallets there are, installed or not: what they are called, and by which links they are opened. */
export interface WalletDirectory {
  /**
   * The wallets that `query` finds, always in the same order, and no more than it asks for.
   *
   * @throws `WidgetError` `SERVICE_UNREACHABLE`, `HTTP_STATUS` or `SERVICE_RESPONSE_INVALID` where the
   * list cannot be had, and the reason of `signal` as soon as it aborts.
   */
  list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>;
}

export const WalletDirectory = createToken<WalletDirectory>('WalletDirectory');
