import { isSameEvmAddress } from '../address/evm-address';
import { type LentAllowance, lentAllowance } from '../call/allowance-holder';
import { innerCalls, type InnerCall } from '../call/inner-calls';
import { selectorIn } from '../call/selector';
import { movesTokens } from '../call/token-functions';
import { universalRouterPlan } from '../call/universal-router';
import { addressOf } from '../caip/caip-address';
import { unownedReceiver } from '../send/unowned-receiver';
import type { ContractCall } from '../transaction/contract-call';
import { selfPermitData } from './swap-permit';
import type { SwapRequest } from './swap-token';

/**
 * Why a call that a service prepared is not the exchange that it claims to be.
 *
 * - `form`: it is not a call of a contract's function.
 * - `value`: it sends along more native currency than the visitor gives.
 * - `target`: it calls a token, Permit2, the visitor's own account, or an address without an owner.
 * - `router`: it calls another contract than those that the source of swaps lists.
 * - `function`: it calls a function that moves tokens or allows a spender to move them, itself or through
 *   other calls.
 * - `unreadable`: it makes other calls that cannot be read.
 */
export type SwapCallFault = 'form' | 'value' | 'target' | 'router' | 'function' | 'unreadable';

/** The facts by which a call is judged. */
export interface SwapCallRules {
  /** The contracts of all known tokens: given, received, held and listed. */
  readonly tokenContracts: readonly string[];

  /** The contracts that the source of swaps lists for the network; `undefined` where it lists none. */
  readonly routers?: readonly string[] | undefined;
}

/** Permit2 moves the tokens of every account that has approved it. It has this address on every chain. */
export const PERMIT2_ADDRESS = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

const addressPattern = /^0x[0-9a-f]{40}$/i;
const dataPattern = /^0x[0-9a-f]{8}(?:[0-9a-f]{2})*$/i;
const DEPTH_MAX = 4;

/**
 * Why `call` is not the exchange that `request` describes, as far as the call itself shows; `undefined` where
 * it may be. Judges the called contract and the function with any arguments, also in calls inside the call.
 */
export function swapCallFault(
  call: ContractCall,
  request: SwapRequest,
  rules: SwapCallRules,
): SwapCallFault | undefined {
  const { to, data, units } = call;
  if (!addressPattern.test(to) || !dataPattern.test(data)) return 'form';
  const most = request.from.address === undefined ? request.units : 0n;
  if (units < 0n || units > most) return 'value';
  if (rules.routers && !rules.routers.some((router) => isSameEvmAddress(router, to))) {
    return 'router';
  }
  const by = { request, router: to, forbidden: forbiddenTargets(request, rules) };
  return innerFault({ to, data }, by, 0);
}

/**
 * Whether `spender` may get an allowance for an exchange. Permit2 may only where the source of swaps lists
 * it.
 */
export function isSwapSpender(
  spender: string,
  request: SwapRequest,
  rules: SwapCallRules,
): boolean {
  const forbidden = forbiddenTargets(request, rules);
  if (!rules.routers) return !isForbidden(spender, forbidden);
  const isListed = rules.routers.some((one) => isSameEvmAddress(one, spender));
  const tokens = forbidden.filter((one) => one !== PERMIT2_ADDRESS);
  return isListed && !isForbidden(spender, tokens);
}

/** What a call and the calls inside it are judged by. */
interface Judgement {
  readonly request: SwapRequest;

  /** The contract that is called. */
  readonly router: string;
  readonly forbidden: readonly string[];
}

function innerFault(call: InnerCall, by: Judgement, depth: number): SwapCallFault | undefined {
  const selector = selectorIn(call.data);
  if (isForbidden(call.to, by.forbidden)) return 'target';
  if (selector === undefined) return depth === 0 ? 'form' : undefined;
  if (depth > 0 && isOwnPermit(call, by)) return undefined;
  if (movesTokens(selector)) return 'function';
  if (universalRouterPlan(call.data) === 'unknown') return 'function';
  const lent = lentAllowance(call.data);
  if (lent !== 'none' && lent && lendsMore(lent, by.request)) return 'function';
  const inner = lent === 'none' ? innerCalls(call) : lent && [lent.inner];
  if (!inner || (inner.length > 0 && depth === DEPTH_MAX)) return 'unreadable';
  for (const each of inner) {
    const fault = innerFault(each, by, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Whether `call` hands the token exactly the permit that the visitor has signed for this exchange. */
function isOwnPermit({ data, to }: InnerCall, { request: { permit }, router }: Judgement): boolean {
  if (!permit || !isSameEvmAddress(permit.spender, router)) return false;
  return isSameEvmAddress(to, router) && data.toLowerCase() === selfPermitData(permit);
}

/** Whether an allowance is lent of another token than is given, or of more. */
function lendsMore({ token, units }: LentAllowance, { from, units: given }: SwapRequest): boolean {
  const isGiven = from.address !== undefined && isSameEvmAddress(token, addressOf(from.address));
  return units > (isGiven ? given : 0n);
}

function forbiddenTargets(
  { account, from, to }: SwapRequest,
  { tokenContracts }: SwapCallRules,
): readonly string[] {
  const own = [from.address, to.address].flatMap((token) => (token ? [addressOf(token)] : []));
  return [addressOf(account), PERMIT2_ADDRESS, ...own, ...tokenContracts];
}

function isForbidden(to: string, forbidden: readonly string[]): boolean {
  const isUnowned = unownedReceiver(to, 'eip155') !== undefined;
  return isUnowned || forbidden.some((one) => isSameEvmAddress(one, to));
}
