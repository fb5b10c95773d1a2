import type { Network } from '../domain/network/network';
import type { Decimal } from '../domain/number/decimal';
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
}

export const PriceSource = createToken<PriceSource>('PriceSource');
