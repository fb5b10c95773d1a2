import { isSameEvmAddress } from '../address/evm-address';
import { addressOf } from '../caip/caip-address';
import { selectorOf } from '../call/selector';
import { sealedCopy } from '../outside/sealed-copy';
import { tokenApprovalIn } from '../transaction/approval';
import type { ContractCall } from '../transaction/contract-call';
import type { SwapRequest } from './swap-token';

/**
 * Why a visitor should check the allowance that an exchange requests.
 *
 * - `unlimitedApproval`: the allowance is effectively unlimited: all of the token, now and later.
 * - `largerApproval`: the allowance is larger than what is exchanged.
 */
export type ApprovalWarning = 'unlimitedApproval' | 'largerApproval';

/** The allowance that an exchange needs, as a visitor reviews it before the wallet is asked for it. */
export interface SwapApproval {
  readonly request: SwapRequest;
  readonly call: ContractCall;

  /** The contract that may take the token. */
  readonly spender: string;

  /** The allowance, in base units of the source token. */
  readonly units: bigint;
  readonly warnings: readonly ApprovalWarning[];
}

/**
 * The approval that `call` requests for the exchange `request`, frozen. Returns `undefined` unless `call` is
 * exactly a request for an allowance to the source token's own contract.
 */
export function swapApprovalOf(request: SwapRequest, call: ContractCall): SwapApproval | undefined {
  const { from } = request;
  const approval = tokenApprovalIn(call.data);
  if (from.address === undefined || call.units !== 0n || approval?.kind !== 'amount')
    return undefined;
  if (!isSameEvmAddress(call.to, addressOf(from.address))) return undefined;
  const { spender, units, isUnlimited } = approval;
  if (!isExactly(call.data, spender, units)) return undefined;
  const warnings: ApprovalWarning[] = [];
  if (isUnlimited) warnings.push('unlimitedApproval');
  else if (units > request.units) warnings.push('largerApproval');
  return sealedCopy({ request, call, spender, units, warnings });
}

const APPROVE = selectorOf('approve(address,uint256)');

/**
 * Whether `data` is exactly a call of `approve`: no other bytes above the spender, nothing after the amount.
 */
function isExactly(data: string, spender: string, units: bigint): boolean {
  const words = [spender.slice(2), units.toString(16)].map((word) => word.padStart(64, '0'));
  return data.toLowerCase() === `0x${APPROVE}${words.join('')}`.toLowerCase();
}
