const NATIVE = `0x${'e'.repeat(40)}`;

/** Whether aggregators name the native currency by this address, which is in lower case. */
export function isNativeName(address: string): boolean {
  return address === NATIVE || BigInt(address) === 0n;
}
