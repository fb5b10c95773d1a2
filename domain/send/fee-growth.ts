/** By how much a fee may grow, in percent, before the visitor reviews the transfer again. */
const FEE_TOLERANCE_PERCENT = 25n;

/** Whether a fee is much higher now than the one on show. */
export function hasFeeGrown(shown: bigint, now: bigint): boolean {
  return now * 100n > shown * (100n + FEE_TOLERANCE_PERCENT);
}
