import type { ContractCall } from '../transaction/contract-call';
import { sealedCopy } from '../outside/sealed-copy';
import { maxSlippage, swapProviderFee } from './swap';
import type { SwapRequest } from './swap-token';

/** How far a node has tried an exchange before it is sent. */
export type SwapTrial = 'balances' | 'call' | 'none';

/** An exchange as a visitor looks at it before it is sent. The request and the call are what is sent. */
export interface SwapReview {
  readonly request: SwapRequest;
  readonly call: ContractCall;

  /** What is received at the quoted price, in base units of the token. */
  readonly toUnits: bigint;

  /** What the quote said when the review was made, which a later one is compared with. */
  readonly quotedUnits: bigint;

  /**
   * The least that is received, at the slippage that the service was asked for. Where {@link trial} is `balances`, a
   * node has tried it and it was more; otherwise it is the service's word.
   */
  readonly minToUnits: bigint;

  /** What the provider is said to keep, in base units of the source token. Nothing in the call says so. */
  readonly providerFeeUnits: bigint;

  /**
   * Whether a node has tried the exchange and the balances change as shown, has tried the call and says that it would
   * be done, or has not tried it.
   */
  readonly trial: SwapTrial;
}

/** The review of `call`, which a service prepared for `request`, with everything in it unchangeable. */
export function swapReviewOf(
  request: SwapRequest,
  call: ContractCall,
  toUnits: bigint,
  quotedUnits = toUnits,
  trial: SwapTrial = 'none',
): SwapReview {
  return sealedCopy({
    request,
    call,
    toUnits,
    quotedUnits,
    minToUnits: leastUnits(toUnits),
    providerFeeUnits: swapProviderFee(request.units),
    trial,
  });
}

/** The least that is received where `units` were told, before an exchange is given up. */
export function leastUnits(units: bigint): bigint {
  return units - maxSlippage(units);
}
