import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';
import { expectQuantity } from './quantity';

/** The allowance of a token that an account grants a spender. */
export interface Erc20Allowance {
  readonly account: string;
  readonly spender: string;
  readonly token: string;
}

/** How much of the token the spender may take, in base units. */
export async function allowanceOf(
  client: RpcClient,
  { account, spender, token }: Erc20Allowance,
  signal?: AbortSignal,
): Promise<bigint> {
  const args = [account, spender] as [Hex, Hex];
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
  return expectQuantity(await ethCall(client, { to: token, data }, signal), 'the allowance');
}

/** The call that allows exactly `units`. Where the token refuses it beside an old allowance, it ends that first. */
export async function approvalFor(
  client: RpcClient,
  allowance: Erc20Allowance,
  units: bigint,
  signal?: AbortSignal,
): Promise<ContractCall> {
  const exact = approval(allowance, units);
  if ((await allowanceOf(client, allowance, signal)) === 0n) return exact;
  const tried = { to: exact.to, data: exact.data, from: allowance.account };
  const isRefused = (await ethCall(client, tried, signal)) === undefined;
  return isRefused ? approval(allowance, 0n) : exact;
}

function approval(
  { spender, token }: Erc20Allowance,
  units: bigint,
): ContractCall & { readonly data: Hex } {
  const args = [spender as Hex, units] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  return { to: token, data, units: 0n };
}
