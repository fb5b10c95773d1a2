import type { Network } from '../domain/network/network';
import type { SwapContracts } from '../domain/swap/swap-contracts';
import type { SwapPermit } from '../domain/swap/swap-permit';
import type { BuiltSwap, SwapRequest, SwapToken } from '../domain/swap/swap-token';
import type { ContractCall } from '../domain/transaction/contract-call';
import type { PriceSource } from './price-source';
import { createToken } from './token';

export type { BuiltSwap, SwapContracts };

/**
 * A service that exchanges tokens. It prepares transactions; the visitor's wallet sends them.
 *
 * Each method throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE` or `SERVICE_RESPONSE_INVALID`
 * where there is no answer, and the reason of `signal` as soon as it aborts.
 */
export interface SwapSource extends PriceSource {
  /** Whether there are exchanges on `network`. When absent: on the EVM networks of `swapChainIds`. */
  serves?(network: Network): boolean;

  /** The tokens of `network` that can be exchanged, its native currency among them. */
  tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]>;

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
   * The contracts or programs that exchanges on `network` call and that may get an allowance for one. The provider of
   * this source states them, never the service behind it. Where they are named, the widget refuses every
   * other contract, and every function of these that it cannot read. A source that names none needs
   * `sources.unreadSwaps`: its calls are sent unread.
   */
  routers?(network: Network): readonly string[] | undefined;

  /** Contracts of `network` by which calls are read and bundles are checked. Stated likewise. */
  contracts?(network: Network): SwapContracts | undefined;

  /**
   * The call that grants the exchange an allowance of `request.units`; for a token that refuses to change an
   * allowance that is left (USDT), first the call that ends it. The widget then asks for the next one.
   */
  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall>;

  /**
   * The message that takes the place of that call where the visitor signs it: `buildSwap` then gets a request with it.
   * `undefined` where the token has no permits, absent where the exchange takes none.
   */
  permit?(request: SwapRequest, signal?: AbortSignal): Promise<SwapPermit | undefined>;

  /** The exchange, with the slippage of `request`: where it would give less, the chain reverts it. */
  buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap>;
}

export const SwapSource = createToken<SwapSource>('SwapSource');
