import type { ChainNamespace } from '../caip/chain-namespace';

/** The name of a provider of purchases. */
export type OnrampProviderName = 'coinbase' | 'meld' | 'moonpay' | 'transak';

/** The domains of the providers' pages, and of all pages below. */
export const onrampDomains: { readonly [Name in OnrampProviderName]: readonly string[] } = {
  coinbase: ['coinbase.com'],
  meld: ['meld.io', 'meldcrypto.com'],
  moonpay: ['moonpay.com'],
  transak: ['transak.com'],
};

/** The providers that sell on each namespace. */
export const onrampSellers: { readonly [N in ChainNamespace]: readonly OnrampProviderName[] } = {
  bip122: [],
  eip155: ['coinbase', 'meld', 'moonpay', 'transak'],
  polkadot: [],
  solana: ['meld', 'moonpay', 'transak'],
};

/** The names of the time zones of mainland China, Hong Kong and Macau. */
export const restrictedTimeZones = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
] as const;

/** Whether `timeZone`, in any letter case, is one of the restricted ones. */
export function isRestrictedTimeZone(timeZone: string): boolean {
  const name = timeZone.toUpperCase();
  return restrictedTimeZones.some((restricted) => restricted === name);
}

/** Whether one of the providers `names` sells on `namespace` to a visitor in `timeZone`. */
export function isOnrampOffered(
  names: readonly OnrampProviderName[],
  namespace: ChainNamespace,
  timeZone: string,
): boolean {
  const sellers = onrampSellers[namespace];
  return names.some((name) => sellers.includes(name)) && !isRestrictedTimeZone(timeZone);
}
