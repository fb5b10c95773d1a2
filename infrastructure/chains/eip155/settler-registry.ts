import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { attempt } from '../../../domain/outside/attempt';
import {
  SETTLER_FEATURE,
  SETTLER_REGISTRY,
  settlerAddress,
} from '../../../domain/swap/router/settler';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';

const abi = parseAbi([
  'function ownerOf(uint256 feature) view returns (address)',
  'function prev(uint128 feature) view returns (address)',
  'function deployInfo(address instance) view returns (uint128 feature, uint64 nonce)',
]);

/**
 * Whether `address` is the current or the previous Settler of 0x, by the registry on the chain. The node's word is not
 * enough: the address also has to be the one that follows from the registry's own by the number of the deployment.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function isSettler(
  client: RpcClient,
  address: string,
  { caipNetworkId }: Network,
  signal?: AbortSignal,
): Promise<boolean> {
  const ask = (data: Hex): Promise<Hex | undefined> =>
    ethCall(client, { to: SETTLER_REGISTRY, data }, signal);
  const feature = [SETTLER_FEATURE] as const;
  const [current, previous, info] = await Promise.all([
    ask(encodeFunctionData({ abi, functionName: 'ownerOf', args: feature })),
    ask(encodeFunctionData({ abi, functionName: 'prev', args: feature })),
    ask(
      encodeFunctionData({ abi, functionName: 'deployInfo', args: [address.toLowerCase() as Hex] }),
    ),
  ]);
  const isListed = [current, previous].some((data) => {
    const named = attempt(() =>
      decodeFunctionResult({ abi, functionName: 'ownerOf', data: data ?? '0x' }),
    );
    return isSameEvmAddress(named ?? '', address);
  });
  const [, nonce] =
    attempt(() => decodeFunctionResult({ abi, functionName: 'deployInfo', data: info ?? '0x' })) ??
    [];
  if (!isListed || nonce === undefined) return false;
  const chainId = BigInt(parseCaipNetworkId(caipNetworkId).chainReference);
  return isSameEvmAddress(settlerAddress(chainId, nonce), address);
}
