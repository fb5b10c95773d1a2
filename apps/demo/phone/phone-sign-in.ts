import type { PhoneAccount } from './phone-keys';

/** A signature in the form of an object capability (CAIP-74): by a key, or by a contract. */
export interface CacaoSignature {
  readonly t: 'eip191' | 'eip1271';
  readonly s: string;
}

/** `auth` for the check of the phone's own SDK, which reads its signature once, and `sent` for the site. */
export function tampered<Auth extends { readonly s: unknown }>(
  auth: Auth,
  sent: CacaoSignature,
): Auth {
  const { s: checked } = auth;
  let reads = 0;
  const get = (): unknown => (reads++ === 0 ? checked : sent);
  return Object.defineProperty({ ...auth }, 's', { enumerable: true, get });
}

/** Signs a sign-in by the key of `account`. */
export function signInBy(account: PhoneAccount): (message: string) => Promise<CacaoSignature> {
  return async (message) => {
    const bytes = [...new TextEncoder().encode(message)];
    const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    return { t: 'eip191', s: String(await account.answer('personal_sign', [hex])) };
  };
}
