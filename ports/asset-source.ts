import type { Network } from '../domain/network/network';
import type { TokenBalance } from '../domain/token/token-balance';
import { createToken } from './token';

/** The account and the network of a request for tokens. */
export interface AssetQuery {
  readonly address: string;
  readonly network: Network;

  /** Set where the source must not answer from a cache of its own, for example after a transfer. */
  readonly mustBeFresh?: true;
}

/** A service that knows the tokens of an address, and their prices. */
export interface AssetSource {
  /**
   * The tokens of `query.address` on `query.network`, the chain's native currency among them. An address
   * without tokens has an empty list. Leaves out a balance that cannot be read.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the reason of
   *   `signal` as soon as it aborts. Never an empty list in the place of a failure.
   */
  balances(query: AssetQuery, signal?: AbortSignal): Promise<readonly TokenBalance[]>;
}

export const AssetSource = createToken<AssetSource>('AssetSource');
