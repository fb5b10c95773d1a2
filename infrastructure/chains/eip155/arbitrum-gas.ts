import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';
import { expectQuantity } from './quantity';

/** Arbitrum's networks: what publishing costs is a part of the gas that their nodes estimate. */
const arbitrum: ReadonlySet<string> = new Set(['42161', '42170', '421614']);
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';

const abi = parseAbi([
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)',
]);

const QUANTITY_CHARACTERS = 66;

/** Whether the gas of a transaction pays for publishing its data on a parent chain. */
export function paysInGas({ caipNetworkId }: Network): boolean {
  return arbitrum.has(parseCaipNetworkId(caipNetworkId).chainReference);
}

/**
 * The gas that publishing `data` takes on Arbitrum, as a part of a transaction's gas.
 *
 * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` where the node does not know it.
 */
export async function publishingGas(
  client: RpcClient,
  to: string,
  data: Hex,
  signal?: AbortSignal,
): Promise<bigint> {
  const args = [to as Hex, false, data] as const;
  const call = encodeFunctionData({ abi, functionName: 'gasEstimateL1Component', args });
  const answer = await ethCall(client, { to: NODE_INTERFACE, data: call }, signal);
  return expectQuantity(answer?.slice(0, QUANTITY_CHARACTERS), 'the gas of publishing');
}
