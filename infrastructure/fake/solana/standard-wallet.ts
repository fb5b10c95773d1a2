import { publicKeyOf } from './solana-keys';

/** An account of the Wallet Standard. */
export interface StandardAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

/** A wallet of the Wallet Standard. */
export interface StandardWallet {
  readonly version: '1.0.0';
  readonly name: string;
  readonly icon: string;
  readonly chains: readonly string[];
  readonly features: Readonly<Record<string, object>>;
  readonly accounts: readonly StandardAccount[];
}

/** The account at `address`, usable on `chains` and for `features`. */
export function standardAccount(
  address: string,
  chains: readonly string[],
  features: readonly string[],
): StandardAccount {
  return Object.freeze({ address, publicKey: publicKeyOf(address), chains, features });
}

/** The page's interface with which a wallet registers. */
interface RegisterApi {
  readonly register: (...wallets: readonly object[]) => () => void;
}

/**
 * Registers `wallet` with `page` by the Wallet Standard: now, and when the page says that it is ready.
 * Returns a function that unregisters it.
 */
export function registerStandardWallet(page: EventTarget, wallet: object): () => void {
  const undos: (() => void)[] = [];
  const callback = ({ register }: RegisterApi): void => void undos.push(register(wallet));
  const onReady = (event: Event): void => {
    callback((event as CustomEvent<RegisterApi>).detail);
  };
  page.addEventListener('wallet-standard:app-ready', onReady);
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }));
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady);
    undos.forEach((undo) => undo());
  };
}
