/**
 * Overwrites secrets after their use. Strings cannot be overwritten, so no secret becomes one, except the words
 * that a person reads.
 */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}

/** Lets `work` have a secret, and overwrites the secret when `work` has ended, however it ends. */
export async function spending<T>(
  secret: Uint8Array,
  work: (secret: Uint8Array) => T | Promise<T>,
): Promise<T> {
  try {
    return await work(secret);
  } finally {
    wipe(secret);
  }
}
