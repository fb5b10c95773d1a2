import type { ContractCall } from '../transaction/contract-call';
import { maxSlippage, swapProviderFee } from './swap';
import type { SwapRequest } from './swap-token';

/** An exchange as a visitor looks at it before it is sent. What is shown is what is sent. */
export interface SwapReview {
  readonly request: SwapRequest;
  readonly call: ContractCall;

  /** What is received at the quoted price, in base units of the token. */
  readonly toUnits: bigint;

  /** What the quote said when the review was made, which a later one is compared with. */
  readonly quotedUnits: bigint;

  /** The least that is received before the exchange is given up. */
  readonly minToUnits: bigint;

  /** What the provider keeps, in base units of the source token. */
  readonly providerFeeUnits: bigint;
}

/** The review of `call`, which a service prepared for `request`, with everything in it unchangeable. */
export function swapReviewOf(
  request: SwapRequest,
  call: ContractCall,
  toUnits: bigint,
  quotedUnits = toUnits,
): SwapReview {
  return Object.freeze({
    request: Object.freeze({
      ...request,
      from: Object.freeze({ ...request.from }),
      to: Object.freeze({ ...request.to }),
    }),
    call: Object.freeze({ ...call }),
    toUnits,
    quotedUnits,
    minToUnits: toUnits - maxSlippage(toUnits),
    providerFeeUnits: swapProviderFee(request.units),
  });
}

/**
 * Whether `call` sends along no more of the chain's own currency than the visitor gives: all of it for the
 * currency itself, none for a token.
 */
export function isHonestSwapCall({ units }: ContractCall, request: SwapRequest): boolean {
  return request.from.address === undefined ? units <= request.units : units === 0n;
}
