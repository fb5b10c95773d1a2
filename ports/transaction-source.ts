import type { Network } from '../domain/network/network';
import type { TransactionPage } from '../domain/transaction/transaction';
import { createToken } from './token';

/** Which page of whose history is asked for. */
export interface TransactionQuery {
  readonly address: string;
  readonly network: Network;

  /** What the page before gave as `next`. Absent for the first. */
  readonly cursor?: string;

  /**
   * Set for the transactions that a provider of buying made, and for those alone. Such an answer is
   * never taken from a cache: a visitor waits for what has just been bought.
   */
  readonly onramp?: 'coinbase';
}

/** A service that knows what an account has done. */
export interface TransactionSource {
  /**
   * One page, the latest first. A transaction that makes no sense is left out alone.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the
   * reason of `signal` as soon as it aborts. Never an empty page in the place of a failure.
   */
  page(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage>;
}

export const TransactionSource = createToken<TransactionSource>('TransactionSource');
