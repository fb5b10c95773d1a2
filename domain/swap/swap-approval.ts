import { isSameEvmAddress, toChecksumAddress } from '../address/evm-address';
import { addressOf } from '../caip/caip-address';
import { selectorOf } from '../call/selector';
import { sealedCopy } from '../outside/sealed-copy';
import { type TokenApproval, tokenApprovalIn } from '../transaction/approval';
import type { CallFee } from '../transaction/call-fee';
import type { ContractCall } from '../transaction/contract-call';
import type { SwapPermit } from './swap-permit';
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
  /** The swap that it is for. */
  readonly request: SwapRequest;
  /** The call that allows. */
  readonly call: ContractCall;

  /** The contract that may take the token. */
  readonly spender: string;

  /**
   * The allowance, in base units of the source token. Zero ends an old one, which some tokens want (USDT): the
   * exchange then needs a second approval.
   */
  readonly units: bigint;
  /** What the visitor should know. */
  readonly warnings: readonly ApprovalWarning[];

  /** The network's fee, as a node estimates it for this very call. Absent where none could. */
  readonly fee?: CallFee;

  /** The message that is signed in the place of the call, where the token and the exchange take one. */
  readonly permit?: SwapPermit;

  /** For how many minutes that is valid. */
  readonly minutes?: number;
}

/**
 * The approval that `call` requests for the exchange `request`, frozen. Returns `undefined` unless `call` is
 * exactly a request for an allowance to the source token's own contract.
 */
export function swapApprovalOf(request: SwapRequest, call: ContractCall): SwapApproval | undefined {
  const { from } = request;
  if (from.address === undefined || call.units !== 0n) return undefined;
  if (!isSameEvmAddress(call.to, addressOf(from.address))) return undefined;
  const approval = tokenApprovalIn(call.data) ?? endedApprovalIn(call.data);
  if (approval?.kind !== 'amount') return undefined;
  const { spender, units, isUnlimited } = approval;
  if (!isExactly(call.data, spender, units)) return undefined;
  const warnings: ApprovalWarning[] = [];
  if (isUnlimited) warnings.push('unlimitedApproval');
  else if (units > request.units) warnings.push('largerApproval');
  return sealedCopy({ request, call, spender, units, warnings });
}

const APPROVE = selectorOf('approve(address,uint256)');
const endPattern = new RegExp(`^0x${APPROVE}0{24}([0-9a-f]{40})0{64}$`, 'i');

/** The allowance of nothing that a call of `approve` leaves. */
function endedApprovalIn(data: string): TokenApproval | undefined {
  const [, digits] = endPattern.exec(data) ?? [];
  if (digits === undefined) return undefined;
  return { kind: 'amount', spender: toChecksumAddress(digits), units: 0n, isUnlimited: false };
}

/**
 * Whether `data` is exactly a call of `approve`: no other bytes above the spender, nothing after the amount.
 */
function isExactly(data: string, spender: string, units: bigint): boolean {
  const words = [spender.slice(2), units.toString(16)].map((word) => word.padStart(64, '0'));
  return data.toLowerCase() === `0x${APPROVE}${words.join('')}`.toLowerCase();
}
