import { concatHex, encodeFunctionData, type Hex, numberToHex, parseAbi, toRlp } from 'viem';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { Network } from '../../../domain/network/network';
import { maxFeePerGasOf } from '../../../domain/transaction/fee';
import type { RpcClient } from '../../../ports/rpc-client';
import { ethCall } from './eth-call';
import { expectQuantity, wordOf } from './quantity';

/** A transaction whose data a rollup publishes. */
export interface PublishedTransaction {
  readonly to: string;
  readonly units: bigint;

  /** `0x` and hexadecimal digits. */
  readonly data: string;
  readonly perGas: bigint;
}

/**
 * Networks of the OP stack: they take the fee of publishing in addition to gas. The contract that knows it has the same
 * address on each.
 */
const opStack: ReadonlySet<string> = new Set(
  [
    10, 130, 204, 252, 360, 480, 690, 1135, 1750, 1868, 1923, 4326, 5330, 8453, 34443, 57073, 60808,
    81457, 7777777, 84532, 11155420,
  ].map(String),
);
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F';

/** Arbitrum's networks: what publishing costs is a part of the gas that their nodes estimate. */
const arbitrum: ReadonlySet<string> = new Set(['42161', '42170', '421614']);
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';

const abi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)',
]);

/** Stand-ins of usual length for what is known only when the wallet signs. */
const NONCE = 0xffffn;
const GAS = 0xfffffn;

/** Whether the node's estimate of gas has what publishing costs. */
export function estimatesPublishing({ caipNetworkId }: Network): boolean {
  return arbitrum.has(parseCaipNetworkId(caipNetworkId).chainReference);
}

/**
 * What publishing the data of `transaction` costs on a network of the OP stack beside its gas, as much more as the gas
 * may cost: the fee follows another chain. Zero on other networks.
 *
 * @throws what the network's `RpcClient` throws, and `RPC_RESPONSE_INVALID` where the network does not know it.
 */
export async function publishingFee(
  client: RpcClient,
  { caipNetworkId }: Network,
  transaction: PublishedTransaction,
  signal?: AbortSignal,
): Promise<bigint> {
  const { chainReference } = parseCaipNetworkId(caipNetworkId);
  if (!opStack.has(chainReference)) return 0n;
  const args = [unsigned(BigInt(chainReference), transaction)] as const;
  const data = encodeFunctionData({ abi, functionName: 'getL1Fee', args });
  const answer = await ethCall(client, { to: GAS_PRICE_ORACLE, data }, signal);
  return maxFeePerGasOf(expectQuantity(answer, 'the fee of publishing'), 0n);
}

/** The gas that publishing `data` takes on Arbitrum, as a part of a transaction's gas. */
export async function publishingGas(
  client: RpcClient,
  { data, to }: PublishedTransaction,
  signal?: AbortSignal,
): Promise<bigint> {
  const args = [to as Hex, false, data as Hex] as const;
  const call = encodeFunctionData({ abi, functionName: 'gasEstimateL1Component', args });
  const answer = await ethCall(client, { to: NODE_INTERFACE, data: call }, signal);
  return expectQuantity(answer?.slice(0, 66), 'the gas of publishing');
}

/** Call data of a usual exchange: words of which addresses fill the right part. They compress as such. */
export function usualCallData(words: number): Hex {
  let seed = 1n;
  const word = (): string => {
    seed = (seed * 0x5851_f42d_4c95_7f2dn + 1n) % 2n ** 160n;
    return wordOf(seed.toString(16));
  };
  return `0x12aa3caf${Array.from({ length: words }, word).join('')}`;
}

/** The transaction as bytes, without a signature. */
function unsigned(chainId: bigint, { data, perGas, to, units }: PublishedTransaction): Hex {
  const numbers = [chainId, NONCE, perGas, perGas, GAS].map(bytesOf);
  return concatHex(['0x02', toRlp([...numbers, to as Hex, bytesOf(units), data as Hex, []])]);
}

function bytesOf(value: bigint): Hex {
  if (value === 0n) return '0x';
  const hex = value.toString(16);
  return numberToHex(value, { size: Math.ceil(hex.length / 2) });
}
