import { isSameEvmAddress } from '../address/evm-address';
import { type LentAllowance, lentAllowance } from '../call/allowance-holder';
import { innerCalls, type InnerCall } from '../call/inner-calls';
import { selectorIn } from '../call/selector';
import { movesTokens } from '../call/token-functions';
import { universalRouterPlan } from '../call/universal-router';
import { addressOf } from '../caip/caip-address';
import { unownedReceiver } from '../send/unowned-receiver';
import type { ContractCall } from '../transaction/contract-call';
import type { ExchangeFacts, RouterFault } from './router/exchange-facts';
import { readRouterCall } from './router/read-router-call';
import { isAllowanceHolder, readNativeSettler } from './router/settler';
import { leastUnits } from './least-units';
import { DEFAULT_SLIPPAGE } from './swap';
import type { BuiltSwap, SwapRequest } from './swap-token';

/**
 * Why a call that a service prepared is not the exchange that it claims to be.
 *
 * - `form`: it is not a call of a contract's function.
 * - `value`: it sends along other native currency than the visitor gives.
 * - `target`: it calls a token, Permit2, the visitor's own account, or an address without an owner.
 * - `router`: it calls another contract than those that the source of swaps lists.
 * - `function`: the listed contract is not known to have this function, or it moves tokens or allows a spender to move
 *   them, itself or through other calls.
 * - `unreadable`: its arguments, or other calls that it makes, cannot be read.
 * - `amount`: it gives another token or another amount, or returns another token.
 * - `receiver`: it pays to another account.
 * - `minimum`: it may return less than the visitor accepts.
 * - `operator`: it has a contract do the exchange that the router's own registry does not name.
 */
export type SwapCallFault =
  RouterFault | 'form' | 'value' | 'target' | 'router' | 'minimum' | 'operator';

/** What the call of an exchange says of itself. */
export type SwapCallReading =
  | { readonly kind: 'fault'; readonly fault: SwapCallFault }
  | {
      readonly kind: 'read';

      /** The least that the account receives, in base units. With less, the call reverts. */
      readonly minToUnits: bigint;

      /** The contract that has to be one of the router's own: {@link ChainCalls.isSettler} asks. */
      readonly settler?: string;
    }
  | { readonly kind: 'unread' };

/** The facts by which a call is judged. */
export interface SwapCallRules {
  /** The contracts of all known tokens: given, received, held and listed. */
  readonly tokenContracts: readonly string[];

  /** The contracts that the source of swaps lists for the network; `undefined` where it lists none. */
  readonly routers?: readonly string[] | undefined;

  /** The contract of the wrapped native currency, where the source states it. */
  readonly wrappedNative?: string | undefined;
}

/** Permit2 moves the tokens of every account that has approved it. It has this address on every chain. */
export const PERMIT2_ADDRESS = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

const addressPattern = /^0x[0-9a-f]{40}$/i;
const dataPattern = /^0x[0-9a-f]{8}(?:[0-9a-f]{2})*$/i;
const DEPTH_MAX = 4;

/**
 * Reads `call`. Where the source of swaps lists its contracts, the arguments say what is given, who receives, and the least
 * that comes back; a function that is not known is refused. Where it lists none, nothing of it can be read: only the called
 * contract and the function are judged, also in calls inside the call.
 */
export function readSwapCall(
  { call, toUnits }: BuiltSwap,
  request: SwapRequest,
  rules: SwapCallRules,
): SwapCallReading {
  const { to, data, units } = call;
  if (!addressPattern.test(to) || !dataPattern.test(data)) return faulty('form');
  const given = request.from.address === undefined ? request.units : 0n;
  const { routers } = rules;
  const isRightValue = routers ? units === given : units >= 0n && units <= given;
  if (!isRightValue) return faulty('value');
  const forbidden = forbiddenTargets(request, rules);
  if (!routers) {
    const fault = innerFault(call, { request, forbidden }, 0);
    return fault ? faulty(fault) : { kind: 'unread' };
  }
  const facts = factsOf(call, request, rules);
  const isListed = routers.some((router) => isSameEvmAddress(router, to));
  // 0x has the native currency sent to Settler itself, which its registry names.
  const isSettlers = !isListed && routers.some(isAllowanceHolder);
  if (!isListed && !isSettlers) return faulty('router');
  if (isForbidden(to, forbidden)) return faulty('target');
  const reading = isListed ? readRouterCall(call, facts) : readNativeSettler(call.data, facts);
  if (typeof reading === 'string') return faulty(isListed ? reading : 'router');
  const { least, operator } = reading;
  if (least <= 0n || least < acceptedUnits(toUnits, request)) return faulty('minimum');
  return { kind: 'read', minToUnits: least, ...(operator !== undefined && { settler: operator }) };
}

/** A provider rounds the least by its own rule: at most a hundredth of a percent below the visitor's. */
function acceptedUnits(toUnits: bigint, { slippage = DEFAULT_SLIPPAGE }: SwapRequest): bigint {
  return leastUnits(toUnits, slippage + 1);
}

function factsOf(
  call: ContractCall,
  { account, from, permit, to, units }: SwapRequest,
  { wrappedNative }: SwapCallRules,
): ExchangeFacts {
  const contractOf = (address: SwapRequest['account'] | undefined): string | undefined =>
    address && addressOf(address).toLowerCase();
  return {
    account: addressOf(account).toLowerCase(),
    router: call.to.toLowerCase(),
    from: contractOf(from.address),
    to: contractOf(to.address),
    units,
    wrappedNative: wrappedNative?.toLowerCase(),
    permit,
  };
}

function faulty(fault: SwapCallFault): SwapCallReading {
  return { kind: 'fault', fault };
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
  readonly forbidden: readonly string[];
}

function innerFault(call: InnerCall, by: Judgement, depth: number): SwapCallFault | undefined {
  const selector = selectorIn(call.data);
  if (isForbidden(call.to, by.forbidden)) return 'target';
  if (selector === undefined) return depth === 0 ? 'form' : undefined;
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
