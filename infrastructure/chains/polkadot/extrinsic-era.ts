import { littleEndian } from '../../../domain/runtime/scale-writer';

/** For how many blocks a transaction is valid: a few minutes. The chains require a power of two. */
export const ERA_BLOCKS = 64;

/** An era of {@link ERA_BLOCKS} from block `number` on, as the chains encode it. */
export function eraFrom(number: number): Uint8Array {
  const periodBits = Math.log2(ERA_BLOCKS) - 1;
  return littleEndian(BigInt(periodBits | ((number % ERA_BLOCKS) << 4)), 2);
}
