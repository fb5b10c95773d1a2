import type { Network } from '../domain/network/network';
import type { TokenBalance } from '../domain/token/token-balance';
import { createToken } from './token';

/** Whose tokens are asked for, and where. */
export interface AssetQuery {
  readonly address: string;
  readonly network: Network;

  /** Set where the source must not answer from a cache of its own, as after a transfer. */
  readonly mustBeFresh?: true;
}

/** A service that knows which tokens an address holds, and what they are worth. */
export interface AssetSource {
  /**
   * The tokens of `query.address` on `query.network`, the chain's native currency among them. An address
   * that holds nothing has an empty list; a balance that makes no sense is left out alone.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, and the
   * reason of `signal` as soon as it aborts. Never an empty list in the place of a failure.
   */
  balances(query: AssetQuery, signal?: AbortSignal): Promise<readonly TokenBalance[]>;
}

export const AssetSource = createToken<AssetSource>('AssetSource');
