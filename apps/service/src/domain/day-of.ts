const DAY_MS = 24 * 3_600_000;

/** Days since 1970-01-01, by UTC. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
