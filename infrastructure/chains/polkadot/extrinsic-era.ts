import { writeUnsigned } from './scale';

/** How many blocks a transaction is good for: a few minutes. A power of two, as the chains want it. */
export const ERA_BLOCKS = 64;

/** An era of {@link ERA_BLOCKS} from block `number` on, as the chains encode it. */
export function eraFrom(number: number): Uint8Array {
  const periodBits = Math.log2(ERA_BLOCKS) - 1;
  return writeUnsigned(BigInt(periodBits | ((number % ERA_BLOCKS) << 4)), 2);
}
