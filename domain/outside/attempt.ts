/**
 * What `use` returns, or `undefined` where it throws. A wallet is another program's object: reading a
 * field of it or calling a method may run any code, and may throw. So may a browser's storage.
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
