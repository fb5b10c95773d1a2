import type { Eip1193Provider } from '../../../ports/eip1193-provider';

/** The details with which a wallet announces itself: EIP-6963. */
export interface WalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

/**
 * Announces a wallet by EIP-6963, now and whenever the page requests it, until the returned function is
 * called.
 */
export function announceWallet(
  page: EventTarget,
  info: WalletInfo,
  provider: Eip1193Provider,
): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const announce = (): void => {
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  page.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => page.removeEventListener('eip6963:requestProvider', announce);
}

/** Puts a wallet at `page.ethereum`, as wallets did before EIP-6963. Returns a function that undoes it. */
export function injectWallet(page: object, provider: Eip1193Provider): () => void {
  const before = Object.getOwnPropertyDescriptor(page, 'ethereum');
  Object.defineProperty(page, 'ethereum', {
    configurable: true,
    enumerable: true,
    writable: true,
    value: provider,
  });
  return () => {
    Reflect.deleteProperty(page, 'ethereum');
    if (before) Object.defineProperty(page, 'ethereum', before);
  };
}

/** A version 4 UUID. `crypto.randomUUID` is missing where a page is served over plain http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
