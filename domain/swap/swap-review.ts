import type { ContractCall } from '../transaction/contract-call';
import { tokenApprovalIn } from '../transaction/approval';
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

const addressPattern = /^0x[0-9a-f]{40}$/i;
const dataPattern = /^0x(?:[0-9a-f]{2})*$/i;

/**
 * Whether `call` is the call of a contract, and sends along no more of the chain's native currency than the
 * visitor gives: all of it for the currency itself, none for a token. Without an address a wallet would
 * create a contract with it, and never grants an allowance on the way: that has a review of its own.
 */
export function isHonestSwapCall({ to, data, units }: ContractCall, request: SwapRequest): boolean {
  const isCall = addressPattern.test(to) && dataPattern.test(data);
  if (!isCall || tokenApprovalIn(data)) return false;
  const most = request.from.address === undefined ? request.units : 0n;
  return units >= 0n && units <= most;
}
