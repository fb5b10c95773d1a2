import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { isWidgetError } from '../../../domain/errors/widget-error';
import { MULTICALL_BATCH_BYTES } from '../../../domain/limits';
import { attempt } from '../../../domain/outside/attempt';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';

const abi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) view returns ((bool success, bytes returnData)[] answers)',
]);

/** The contract that makes several reads in one. It has this address on nearly every chain: https://www.multicall3.com. */
export const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** One read of several. */
export interface MulticallRead {
  readonly to: Hex;
  readonly data: Hex;
}

/**
 * The answers to `reads`, in their order; `undefined` where a contract refuses or does not answer. Groups of at most
 * 1,024 bytes are one call each, and all of them one post. On a chain without the contract, and for a group that one
 * contract spoils for the others, each read is a call of its own.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function multicall(
  client: RpcClient,
  reads: readonly MulticallRead[],
  signal?: AbortSignal,
): Promise<readonly (Hex | undefined)[]> {
  const groups = groupsOf(reads).map(async (group) => {
    const answers = await together(client, group, signal);
    return answers ?? Promise.all(group.map((read) => alone(client, read, signal)));
  });
  return (await Promise.all(groups)).flat();
}

async function together(
  client: RpcClient,
  group: readonly MulticallRead[],
  signal?: AbortSignal,
): Promise<readonly (Hex | undefined)[] | undefined> {
  const calls = group.map(({ data, to }) => ({ target: to, allowFailure: true, callData: data }));
  const data = encodeFunctionData({ abi, functionName: 'aggregate3', args: [calls] });
  const answer = await orNothing(ethCall(client, { to: MULTICALL3, data }, signal));
  if (answer === undefined) return undefined;
  const answers = attempt(() =>
    decodeFunctionResult({ abi, functionName: 'aggregate3', data: answer }),
  );
  if (answers?.length !== group.length) return undefined;
  return answers.map(({ returnData, success }) => (success ? returnData : undefined));
}

function alone(
  client: RpcClient,
  read: MulticallRead,
  signal?: AbortSignal,
): Promise<Hex | undefined> {
  return orNothing(ethCall(client, read, signal));
}

/** `undefined` where a node answers, but not with what was asked for: one contract must not hide all others. */
async function orNothing(answer: Promise<Hex | undefined>): Promise<Hex | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isWidgetError(error, 'RPC') || isWidgetError(error, 'RPC_RESPONSE_INVALID')) {
      return undefined;
    }
    throw error;
  }
}

function groupsOf(reads: readonly MulticallRead[]): readonly (readonly MulticallRead[])[] {
  const groups: MulticallRead[][] = [];
  let bytes = Infinity;
  for (const read of reads) {
    const size = (read.data.length - 2) / 2;
    bytes += size;
    if (bytes > MULTICALL_BATCH_BYTES) {
      groups.push([]);
      bytes = size;
    }
    groups.at(-1)?.push(read);
  }
  return groups;
}
