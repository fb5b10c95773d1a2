/**
 * What `use` returns, or `undefined` where it throws: a wallet is another program's object, and reading
 * a field of it or calling a method may do anything.
 */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
