import { tokenApprovalIn } from '../transaction/approval';
import type { ContractCall } from '../transaction/contract-call';
import type { SwapRequest } from './swap-token';

/** Why a visitor should look twice at what an exchange asks to be allowed. */
export type ApprovalWarning =
  | {
      /** The right has no end that matters: all of the token, now and later. */
      readonly code: 'unlimitedApproval';
      readonly spender: string;
    }
  | {
      /** The right is larger than what is exchanged. */
      readonly code: 'largerApproval';
      readonly spender: string;
      readonly units: bigint;
    };

/** What a visitor should know before `call` lets an exchange take more than `request` gives. */
export function approvalWarnings(
  { data }: ContractCall,
  request: SwapRequest,
): readonly ApprovalWarning[] {
  const approval = tokenApprovalIn(data);
  if (approval?.kind !== 'amount') return [];
  const { spender, units, isUnlimited } = approval;
  if (isUnlimited) return [{ code: 'unlimitedApproval', spender }];
  return units > request.units ? [{ code: 'largerApproval', spender, units }] : [];
}
