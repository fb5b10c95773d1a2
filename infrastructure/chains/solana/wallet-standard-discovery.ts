import { attempt } from '../../../domain/outside/attempt';

/** More than this no browser holds, and a script that registers more is up to something. */
const WALLETS_MAX = 100;

const REGISTER = 'wallet-standard:register-wallet';
const APP_READY = 'wallet-standard:app-ready';

/**
 * Reports every wallet that registers by the Wallet Standard, now and later, until the returned function is called.
 * Reports a wallet once, however often it registers; calls `onGone` when it unregisters.
 */
export function discoverStandardWallets(
  page: EventTarget,
  onWallet: (wallet: object) => void,
  onGone: (wallet: object) => void,
): () => void {
  const seen = new Set<object>();
  const register = (...wallets: readonly unknown[]): (() => void) => {
    const added = wallets.filter(isObject).filter((wallet) => !seen.has(wallet));
    for (const wallet of added.slice(0, WALLETS_MAX - seen.size)) {
      seen.add(wallet);
      onWallet(wallet);
    }
    return () => {
      for (const wallet of added) if (seen.delete(wallet)) onGone(wallet);
    };
  };
  const api = Object.freeze({ register });
  const onAnnounce = (event: Event): void => {
    const callback = attempt(() => (event as CustomEvent<unknown>).detail);
    if (typeof callback === 'function') attempt((): unknown => callback(api));
  };
  page.addEventListener(REGISTER, onAnnounce);
  page.dispatchEvent(new CustomEvent(APP_READY, { detail: api }));
  return () => page.removeEventListener(REGISTER, onAnnounce);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
