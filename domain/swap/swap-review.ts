import type { BundleChecks } from '../transaction/bundle-checks';
import type { CallFee } from '../transaction/call-fee';
import type { ContractCall } from '../transaction/contract-call';
import type { Decimal } from '../number/decimal';
import { sealedCopy } from '../outside/sealed-copy';
import { swapProviderFee } from './swap';
import type { SwapApproval } from './swap-approval';
import type { BuiltSwap, SwapRequest } from './swap-token';

/** How far a node has simulated an exchange before it is sent. */
export type SwapTrial = 'balances' | 'call' | 'none';

/** An exchange as a visitor looks at it before it is sent. The request and the call are what is sent. */
export interface SwapReview {
  /** What is swapped. */
  readonly request: SwapRequest;
  /** The call that swaps. */
  readonly call: ContractCall;

  /** The allowance that the wallet grants together with the exchange, all or none. Absent where one is there already. */
  readonly approval?: SwapApproval;

  /**
   * The calls that begin and end the bundle: they revert all of it where the account has not received {@link minToUnits}, or
   * where more has left it than is shown. Absent where the wallet sends no bundle, or no known contract of the network
   * compares balances.
   */
  readonly checks?: BundleChecks;

  /** What is received at the quoted price, in base units of the token. */
  readonly toUnits: bigint;

  /** The quoted amount when the review was made. A later quote is compared with it. */
  readonly quotedUnits: bigint;

  /**
   * The least that is received, in base units of the token: with less, the chain reverts. Absent where neither the call
   * nor a check behind it enforces one.
   */
  readonly minToUnits?: bigint;

  /** Whether nothing of the call could be read: a visitor should have to agree to that before it is sent. */
  readonly isUnread: boolean;

  /** The provider's stated fee, in base units of the source token. The call does not show it. */
  readonly providerFeeUnits: bigint;

  /** How much worse the price is than for a small amount, in percent, where the source says so. */
  readonly priceImpact?: Decimal;

  /** The contracts of the tokens over which the exchange leads, where the source says so. */
  readonly route?: readonly string[];

  /**
   * How far a node has simulated the exchange: its balances change as shown, only its success is known, or no node
   * simulated it. A contract can find out that it is simulated, so this is no promise.
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

  /** The calls around the exchange that revert all of it where less than the least has come. */
  readonly checks?: BundleChecks | undefined;

  /** The least that is enforced. Absent where none is. */
  readonly minToUnits?: bigint | undefined;

  /** Whether nothing of the call could be read. */
  readonly isUnread?: boolean;
}

/** The review of `built`, which a source prepared for `request`, frozen. */
export function swapReviewOf(
  request: SwapRequest,
  { call, priceImpact, providerFeeUnits, route, toUnits }: BuiltSwap,
  {
    approval,
    checks,
    fee,
    isUnread = false,
    minToUnits,
    quotedUnits = toUnits,
    trial = 'none',
  }: SwapFindings = {},
): SwapReview {
  return sealedCopy({
    request,
    call,
    ...(approval && { approval }),
    toUnits,
    quotedUnits,
    ...(checks && { checks }),
    ...(minToUnits !== undefined && { minToUnits }),
    isUnread,
    providerFeeUnits: providerFeeUnits ?? swapProviderFee(request.units),
    ...(priceImpact && { priceImpact }),
    ...(route && { route }),
    trial,
    ...(fee && { fee }),
  });
}

/** The calls that a wallet does all or none: those of `review` where there is more than one. */
export function bundleOf({
  approval,
  call,
  checks,
}: Pick<SwapReview, 'approval' | 'call' | 'checks'>): readonly ContractCall[] | undefined {
  if (!approval && !checks) return undefined;
  const { after, before } = checks ?? { after: [], before: [] };
  return [...before, ...(approval ? [approval.call] : []), call, ...after];
}
