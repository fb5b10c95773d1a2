import type { Network } from '../domain/network/network';
import type { Decimal } from '../domain/token/decimal';
import type { TokenBalance } from '../domain/token/token-balance';
import type { SwapRequest, SwapToken } from '../domain/swap/swap-token';
import type { ContractCall } from '../domain/transaction/contract-call';
import { createToken } from './token';

/**
 * A service that exchanges tokens on EVM chains. It prepares transactions; the visitor's wallet sends them.
 *
 * Each method throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE` or `SERVICE_RESPONSE_INVALID`
 * where there is no answer, and the reason of `signal` as soon as it aborts.
 */
export interface SwapSource {
  /** The tokens of `network` that can be exchanged, its native currency among them. */
  tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]>;

  /**
   * What a whole one of each of `tokens` costs in US dollars, in their order; `undefined` for one whose
   * unknown price.
   */
  prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]>;

  /** How much of `request.to` is received, in base units, or `undefined` where there is not enough liquidity. */
  quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined>;

  /** How much of `request.from` the exchange may take from the account. Not asked of the native currency. */
  allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint>;

  /**
   * The contracts that exchanges on `network` are calls of, and that may be let take a token for one, by the word of
   * who provides this source, never of the service behind it. Where they are named, every other is refused.
   */
  routers?(network: Network): readonly string[] | undefined;

  /** The call that lets the exchange take `request.units`. */
  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall>;

  /** The call that exchanges, with 1 % slippage, and what is received then, in base units. */
  buildSwap(
    request: SwapRequest,
    signal?: AbortSignal,
  ): Promise<{ readonly call: ContractCall; readonly toUnits: bigint }>;
}

export const SwapSource = createToken<SwapSource>('SwapSource');
