import type { CallFee } from '../transaction/call-fee';
import type { ContractCall } from '../transaction/contract-call';
import type { Decimal } from '../token/decimal';
import { sealedCopy } from '../outside/sealed-copy';
import { maxSlippage, swapProviderFee } from './swap';
import type { SwapApproval } from './swap-approval';
import type { BuiltSwap, SwapRequest } from './swap-token';

/** How far a node has simulated an exchange before it is sent. */
export type SwapTrial = 'balances' | 'call' | 'none';

/** An exchange as a visitor looks at it before it is sent. The request and the call are what is sent. */
export interface SwapReview {
  readonly request: SwapRequest;
  readonly call: ContractCall;

  /** The allowance that the wallet grants together with the exchange, all or none. Absent where one is there already. */
  readonly approval?: SwapApproval;

  /** What is received at the quoted price, in base units of the token. */
  readonly toUnits: bigint;

  /** The quoted amount when the review was made. A later quote is compared with it. */
  readonly quotedUnits: bigint;

  /**
   * The least that is received, at the slippage that the service was asked for. Where {@link trial} is
   * `balances`, a node simulated the exchange and it gave more; otherwise only the service says so.
   */
  readonly minToUnits: bigint;

  /** The provider's stated fee, in base units of the source token. The call does not show it. */
  readonly providerFeeUnits: bigint;

  /** How much worse the price is than for a small amount, in percent, where the source says so. */
  readonly priceImpact?: Decimal;

  /** The contracts of the tokens over which the exchange leads, where the source says so. */
  readonly route?: readonly string[];

  /**
   * How far a node has simulated the exchange: its balances change as shown, only its success is known, or no
   * node simulated it.
   */
  readonly trial: SwapTrial;

  /** The network's fee, as a node estimates it for this very call. Absent where none could. */
  readonly fee?: CallFee;
}

/** What was found out about an exchange that a source has built. */
export interface SwapFindings {
  /** The quoted amount. As built when absent. */
  readonly quotedUnits?: bigint;

  /** How far a node has simulated it. Not at all when absent. */
  readonly trial?: SwapTrial;
  readonly fee?: CallFee | undefined;

  /** The allowance that is granted together with it. */
  readonly approval?: SwapApproval | undefined;
}

/** The review of `built`, which a source prepared for `request`, frozen. */
export function swapReviewOf(
  request: SwapRequest,
  { call, priceImpact, providerFeeUnits, route, toUnits }: BuiltSwap,
  { approval, fee, quotedUnits = toUnits, trial = 'none' }: SwapFindings = {},
): SwapReview {
  return sealedCopy({
    request,
    call,
    ...(approval && { approval }),
    toUnits,
    quotedUnits,
    minToUnits: leastUnits(toUnits, request.slippage),
    providerFeeUnits: providerFeeUnits ?? swapProviderFee(request.units),
    ...(priceImpact && { priceImpact }),
    ...(route && { route }),
    trial,
    ...(fee && { fee }),
  });
}

/** The least that the visitor receives of the quoted `units`. Below it, the exchange is given up. */
export function leastUnits(units: bigint, slippage?: number): bigint {
  return units - maxSlippage(units, slippage);
}
