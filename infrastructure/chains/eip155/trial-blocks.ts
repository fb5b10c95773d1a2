import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import type { RpcClient } from '../../../ports/rpc-client';
import { gasPrices } from './eip155-fees';
import { expectQuantity, quantityOf } from './quantity';

/** A block in which an exchange is tried, and the price that its transaction pays for gas. */
export interface TrialBlock {
  readonly overrides: Readonly<Record<string, string>>;
  readonly fees: Readonly<Record<string, string>>;
  readonly perGas: bigint;

  /** The most gas of one of `count` calls. */
  gasOf(count: number): bigint;
}

/** More than any exchange needs, where the block has as much. */
const GAS_MAX = 6_000_000n;
export const ADDRESS_BYTES = 20;
export const WORD_BYTES = 32;

/**
 * Two blocks that may follow the latest one, with different values of all that a contract can read of them. A contract that
 * pays only in a simulation has to tell these from a real block: without a price of gas, a base fee or a time it could.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function trialBlocks(
  client: RpcClient,
  signal?: AbortSignal,
): Promise<readonly [TrialBlock, TrialBlock]> {
  const [block, prices] = await Promise.all([
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }, signal),
    gasPrices(client, signal),
  ]);
  const numberIn = (name: string): bigint => expectQuantity(fieldOf(block, name), `its ${name}`);
  const [number, time, gasLimit] = [
    numberIn('number'),
    numberIn('timestamp'),
    numberIn('gasLimit'),
  ];
  const hasBaseFee = prices.speeds !== undefined;
  const base = hasBaseFee ? numberIn('baseFeePerGas') : 0n;
  const priority = prices.speeds?.normal.priority ?? 0n;
  const blockAfter = (
    blocks: bigint,
    seconds: bigint,
    baseFee: bigint,
    feeRecipient: string,
  ): TrialBlock => {
    const perGas = hasBaseFee ? baseFee + priority : prices.perGas;
    return {
      overrides: {
        number: quantityOf(number + blocks),
        time: quantityOf(time + seconds),
        feeRecipient,
        prevRandao: randomHex(WORD_BYTES),
        ...(hasBaseFee && { baseFeePerGas: quantityOf(baseFee) }),
      },
      fees: hasBaseFee
        ? { maxFeePerGas: quantityOf(perGas), maxPriorityFeePerGas: quantityOf(priority) }
        : { gasPrice: quantityOf(perGas) },
      perGas,
      gasOf: (count) => least(GAS_MAX, gasLimit / BigInt(2 * count)),
    };
  };
  const miner = textOf(block, 'miner') ?? randomHex(ADDRESS_BYTES);
  return [
    blockAfter(1n, 12n + randomBelow(12n), base, miner),
    // One base fee may be an eighth above the one before it.
    blockAfter(2n, 36n + randomBelow(60n), (base * 9n) / 8n, randomHex(ADDRESS_BYTES)),
  ];
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** So many random bytes. */
export function randomHex(bytes: number): `0x${string}` {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return `0x${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function randomBelow(limit: bigint): bigint {
  return BigInt(randomHex(4)) % limit;
}
