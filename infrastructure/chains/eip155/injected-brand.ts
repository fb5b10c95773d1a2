import { BROWSER_WALLET_NAME } from '../../../domain/connection/wallet-visibility';
import { attempt } from '../../../domain/outside/attempt';

/** The wallet that an injected provider claims to be. */
export interface InjectedBrand {
  readonly name: string;
  readonly rdns?: string;
}

/**
 * The flags that wallets set on the provider they inject, the more specific ones first: most of them set
 * `isMetaMask` as well, for sites that support no other wallet.
 */
const brands: readonly (readonly [flag: string, brand: Required<InjectedBrand>])[] = [
  ['isRabby', { name: 'Rabby Wallet', rdns: 'io.rabby' }],
  ['isBraveWallet', { name: 'Brave Wallet', rdns: 'com.brave.wallet' }],
  ['isCoinbaseWallet', { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }],
  ['isTrust', { name: 'Trust Wallet', rdns: 'com.trustwallet.app' }],
  ['isTrustWallet', { name: 'Trust Wallet', rdns: 'com.trustwallet.app' }],
  ['isOkxWallet', { name: 'OKX Wallet', rdns: 'com.okex.wallet' }],
  ['isPhantom', { name: 'Phantom', rdns: 'app.phantom' }],
  ['isRainbow', { name: 'Rainbow', rdns: 'me.rainbow' }],
  ['isFrame', { name: 'Frame', rdns: 'sh.frame' }],
  ['isZerion', { name: 'Zerion', rdns: 'io.zerion.wallet' }],
  ['isMetaMask', { name: 'MetaMask', rdns: 'io.metamask' }],
];

/** Names an injected provider by its flags; one without a known flag is the anonymous browser wallet. */
export function injectedBrandOf(provider: object): InjectedBrand {
  const flags = provider as Readonly<Record<string, unknown>>;
  const isSet = (flag: string): boolean => attempt(() => flags[flag] === true) ?? false;
  return brands.find(([flag]) => isSet(flag))?.[1] ?? { name: BROWSER_WALLET_NAME };
}
