import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import type { ChainNode } from '../../ports/chain-node';

/** Prices of gas, in wei. */
export interface GasPrice {
  /** What a transaction of now pays. */
  readonly paid: bigint;

  /** The most that an operation may offer: the next blocks may be dearer. */
  readonly mostFee: bigint;

  /** The most that a bundler may keep of it. */
  readonly mostTip: bigint;
}

const USUAL_TIP = 1_500_000_000n;

/** What gas costs on a network now, with a base fee (EIP-1559) or one price. @throws `ServiceError` without an answer. */
export async function gasPriceAt(node: ChainNode): Promise<GasPrice> {
  const base = await node.ask('eth_getBlockByNumber', ['latest', false], (block) => {
    const fee = textOf(block, 'baseFeePerGas');
    if (fee !== undefined) return quantity(fee);
    return fieldOf(block, 'number') === undefined ? undefined : null;
  });
  if (base === null) {
    const price = await node.ask('eth_gasPrice', [], quantity);
    return { paid: price, mostFee: 2n * price, mostTip: 2n * price };
  }
  const tip = await node.ask('eth_maxPriorityFeePerGas', [], quantity).catch(() => USUAL_TIP);
  return { paid: base + tip, mostFee: 3n * base + 2n * tip, mostTip: 2n * tip };
}

function quantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,32}$/i.test(value) ? BigInt(value) : undefined;
}
