import { storedOr } from './frame-storage';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The key by which the service knows this browser. It is made at the first use, and no script reads its bytes. */
export async function deviceKey(): Promise<CryptoKeyPair> {
  const own = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return storedOr('key', own);
}

/** A key that lasts as long as this page, by which the service knows the page that began a rendezvous. */
export function passingKey(): () => Promise<CryptoKeyPair> {
  let key: Promise<CryptoKeyPair> | undefined;
  return () => (key ??= crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']));
}
