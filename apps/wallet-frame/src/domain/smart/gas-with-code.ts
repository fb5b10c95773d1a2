import { recordOf } from '../bytes/untrusted';
import { HostRefusal } from '../refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import { numberIn } from '../plans/evm/numbers';
import { revertReason } from '../plans/evm/revert-reason';
import { invalid } from '../plans/unread';
import type { AskNode } from '../plans/ask-node';

/** A call of an account to itself, with the names of JSON-RPC. */
export interface SelfCall {
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

/** EIP-7702: an authorisation, and the first look at the code of another address. */
const UPGRADE_GAS = 25_000n + 2_600n;

/** What an authorisation takes where a node cannot estimate the transaction that it is in. */
const UPGRADE_GAS_FALLBACK = 2n * 100_000n;

/**
 * The gas of a call, all of it in one estimate, so that a part of it may need what another does.
 *
 * @param code What the account will have when the call is made, where it has no code yet.
 * @param parts What the call makes, for nodes that estimate nothing for an account with another code.
 * @throws HostRefusal where the call fails.
 */
export async function gasWithCode(
  call: SelfCall,
  code: string | undefined,
  parts: readonly Omit<SelfCall, 'from'>[],
  node: AskNode,
): Promise<bigint> {
  if (code === undefined) return numberIn(await node('eth_estimateGas', [call]), 'gas');
  const given = { [call.from]: { code } };
  try {
    const estimated = await node('eth_estimateGas', [call, 'latest', given]).catch(
      (error: unknown) => {
        if (isRevert(error)) throw error;
        return simulated(call, given, node);
      },
    );
    return numberIn(estimated, 'gas') + UPGRADE_GAS;
  } catch (error) {
    if (isRevert(error)) throw error;
    return (await eachAlone(call.from, parts, node)) + UPGRADE_GAS_FALLBACK;
  }
}

/** None of the calls may need what another does. */
async function eachAlone(
  from: string,
  parts: readonly Omit<SelfCall, 'from'>[],
  node: AskNode,
): Promise<bigint> {
  const estimated = await Promise.all(
    parts.map((part) => node('eth_estimateGas', [{ from, ...part }])),
  );
  return estimated.reduce((sum: bigint, one) => sum + numberIn(one, 'gas'), 0n);
}

/** Not all nodes say so by this code. */
function isRevert(error: unknown): boolean {
  return error instanceof HostRefusal && error.code === rpcCodes.executionReverted;
}

/** For nodes that estimate nothing for an account with another code. */
async function simulated(call: SelfCall, stateOverrides: object, node: AskNode): Promise<string> {
  const blocks = await node('eth_simulateV1', [
    { blockStateCalls: [{ stateOverrides, calls: [call] }] },
    'latest',
  ]);
  const [block] = blocks as readonly unknown[];
  const [ran] = recordOf(block)['calls'] as readonly unknown[];
  const { error, gasUsed, returnData, status } = recordOf(ran);
  if (status !== '0x1') {
    const { data, message } = recordOf(error ?? {});
    const said = typeof message === 'string' ? message : '';
    throw new HostRefusal(
      revertReason(returnData) ?? revertReason(data) ?? said,
      rpcCodes.executionReverted,
    );
  }
  if (typeof gasUsed !== 'string') throw invalid('gas');
  // What is used is less than what is needed: refunds come at the end, and each call keeps a part back.
  return `0x${((BigInt(gasUsed) * 3n) / 2n).toString(16)}`;
}
