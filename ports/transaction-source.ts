import type { Network } from '../domain/network/network';
import type { FollowedProvider } from '../domain/onramp/purchase';
import type { TransactionPage } from '../domain/transaction/transaction';
import { createToken } from './token';

/** The account and the page of a request for its history. */
export interface TransactionQuery {
  /** Whose transactions. */
  readonly address: string;
  /** On which network. */
  readonly network: Network;

  /** The `next` of the page before. Absent for the first page. */
  readonly cursor?: string;

  /**
   * Set to get only the transactions of a provider of purchases. Such an answer never comes from a cache,
   * because a visitor waits for a new purchase.
   */
  readonly onramp?: FollowedProvider;
}

/** A service that knows the history of an account. */
export interface TransactionSource {
  /** Whether it knows the histories of accounts on `network`. Where it cannot say: on EVM chains. */
  serves?(network: Network): boolean;

  /**
   * One page, the latest first. Leaves out a transaction that cannot be read.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the reason of
   *   `signal` as soon as it aborts. Never an empty page in the place of a failure.
   */
  page(query: TransactionQuery, signal?: AbortSignal): Promise<TransactionPage>;
}

export const TransactionSource = createToken<TransactionSource>('TransactionSource');
