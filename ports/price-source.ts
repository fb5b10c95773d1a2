import type { Network } from '../domain/network/network';
import type { Decimal } from '../domain/number/decimal';
import type { PastPrice } from '../domain/token/past-prices';
import type { TokenBalance } from '../domain/token/token-balance';
import { createToken } from './token';

/** A service, or a chain, that knows prices of tokens. */
export interface PriceSource {
  /**
   * The price of a whole one of each of `tokens` in US dollars, in their order; `undefined` for an unknown
   * price, which is never zero. All of `tokens` are on `network`.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE` or `SERVICE_RESPONSE_INVALID`, what the network's
   *   `RpcClient` throws, and the reason of `signal` as soon as it aborts.
   */
  prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]>;

  /**
   * The prices of a whole one of each of `tokens` in the last 24 hours, in their order; `undefined` where they are not known.
   * Those of a token may come in any order and number: one of a day ago is enough for the change of a day, and one in half an
   * hour is drawn. Asked for while the visitor's tokens are on show, and for each token at most every quarter of an hour.
   * A source without it has no change and no chart.
   *
   * @throws what {@link PriceSource.prices} throws.
   */
  pastPrices?(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (readonly PastPrice[] | undefined)[]>;
}

export const PriceSource = createToken<PriceSource>('PriceSource');
