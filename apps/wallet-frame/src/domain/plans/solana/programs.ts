export const SYSTEM = '11111111111111111111111111111111';
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';

/** A whole number whose lowest byte comes first. */
export function numberAt(data: Uint8Array, at: number, length: number): bigint {
  const bytes = data.subarray(at, at + length);
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}
