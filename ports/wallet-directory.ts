import type { WalletPage, WalletQuery } from '../domain/wallet/listed-wallet';
import { createToken } from './token';

/** A list of wallets, installed or not: their names, and the links that open them. */
export interface WalletDirectory {
  /** Whether every answer is there at once, without a request to a host. A search then waits for no more letters. */
  readonly isBuiltIn?: boolean;

  /**
   * The wallets that `query` finds, always in the same order, and at most as many as it requests.
   *
   * @throws `WidgetError` `SERVICE_UNREACHABLE`, `HTTP_STATUS` or `SERVICE_RESPONSE_INVALID` where the list
   *   cannot be read, and the reason of `signal` as soon as it aborts.
   */
  list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>;
}

export const WalletDirectory = createToken<WalletDirectory>('WalletDirectory');
