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
   * The price of a whole one of each of `tokens` in US dollars, in their order; `undefined` for an unknown
   * price.
   */
  prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]>;

  /**
   * The amount of `request.to` that is received, in base units, or `undefined` where there is not enough
   * liquidity.
   */
  quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined>;

  /**
   * The amount of `request.from` that the exchange may take from the account. Not called for the native
   * currency.
   */
  allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint>;

  /**
   * The contracts that exchanges on `network` call and that may get an allowance for one. The provider of
   * this source states them, never the service behind it. Where they are named, the widget refuses every
   * other contract.
   */
  routers?(network: Network): readonly string[] | undefined;

  /** The call that grants the exchange an allowance of `request.units`. */
  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall>;

  /**
   * The call that executes the exchange, with 1 % slippage, and the amount that is received then, in base
   * units.
   */
  buildSwap(
    request: SwapRequest,
    signal?: AbortSignal,
  ): Promise<{ readonly call: ContractCall; readonly toUnits: bigint }>;
}

export const SwapSource = createToken<SwapSource>('SwapSource');
