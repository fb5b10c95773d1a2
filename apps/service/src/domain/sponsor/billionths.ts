const WEI = 1_000_000_000n;

/** Wei in gwei, rounded up: whole numbers that both databases store. Beyond 2^53 it is the largest of them. */
export function inBillionths(wei: bigint): number {
  const gwei = (wei + WEI - 1n) / WEI;
  return gwei > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(gwei);
}
