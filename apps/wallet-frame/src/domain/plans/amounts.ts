/** A moment in seconds, as a date in universal time. */
export function dateOf(seconds: bigint): string | undefined {
  const ms = Number(seconds) * 1000;
  return Number.isFinite(ms) && ms < 8.64e15 ? new Date(ms).toUTCString() : undefined;
}

/** A decimal number as a whole number of base units. `undefined` for another text. */
export function unitsOf(text: string, decimals: number): bigint | undefined {
  const [, whole = '', rest = ''] = /^(\d{1,30})(?:\.(\d{1,36}))?$/.exec(text) ?? [];
  if (whole === '' || rest.length > decimals) return undefined;
  return BigInt(whole + rest.padEnd(decimals, '0'));
}
