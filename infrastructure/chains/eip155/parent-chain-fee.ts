import type { Hex } from 'viem';
import { selectorOf } from '../../../domain/call/selector';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';

/** The `GasPriceOracle` of OP Stack chains (OP Mainnet, Base), at the same address on each. Other chains have none. */
const ORACLE = '0x420000000000000000000000000000000000000F';

/** What a transaction has besides its data: its other fields and the signature, at most. */
const ENVELOPE_BYTES = 160;

const QUANTITY_CHARACTERS = 66;

/**
 * The most that a rollup takes for publishing a call of `data` on its parent chain, beside the gas: zero where the chain
 * takes nothing, or counts it as gas (Arbitrum).
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function parentChainFee(
  client: RpcClient,
  data: string,
  signal?: AbortSignal,
): Promise<bigint> {
  const bytes = (data.length - 2) / 2 + ENVELOPE_BYTES;
  const size = bytes.toString(16).padStart(64, '0');
  const question: Hex = `0x${selectorOf('getL1FeeUpperBound(uint256)')}${size}`;
  const answer = await ethCall(client, { to: ORACLE, data: question }, signal);
  return answer?.length === QUANTITY_CHARACTERS ? BigInt(answer) : 0n;
}
