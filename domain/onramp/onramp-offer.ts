import type { ChainNamespace } from '../caip/chain-namespace';

/** The name of a provider of purchases that the package knows. */
export type KnownOnrampProvider = 'coinbase' | 'meld' | 'moonpay' | 'transak';

/** The name of a provider that the operator's service has of its own. */
export type OwnOnrampName = `own:${string}`;

/** The name of a provider of purchases. */
export type OnrampProviderName = KnownOnrampProvider | OwnOnrampName;

/** A provider that the operator's service has of its own: its pages are of the service's own origin. */
export interface OwnOnrampProvider {
  /** The name by which the site and the widget know it. */
  readonly name: OwnOnrampName;

  /** Its name in the views. */
  readonly label: string;

  /** Where it sells. */
  readonly namespaces: readonly ChainNamespace[];
}

/** A provider as a site offers it. */
export type OfferedOnramp = KnownOnrampProvider | OwnOnrampProvider;

/** The domains of the providers' pages, and of all pages below. */
export const onrampDomains: { readonly [Name in KnownOnrampProvider]: readonly string[] } = {
  coinbase: ['coinbase.com'],
  meld: ['meld.io', 'meldcrypto.com'],
  moonpay: ['moonpay.com'],
  transak: ['transak.com'],
};

/** The providers that sell on each namespace. */
export const onrampSellers: { readonly [N in ChainNamespace]: readonly KnownOnrampProvider[] } = {
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

/**
 * Whether one of the providers `offered` sells on `namespace` to a visitor in the time zone that `timeZone` names. It is asked only
 * where one does, because browsers take long to name it.
 */
export function isOnrampOffered(
  offered: readonly OfferedOnramp[],
  namespace: ChainNamespace,
  timeZone: () => string,
): boolean {
  const sellers = onrampSellers[namespace];
  const isSold = offered.some((one) =>
    typeof one === 'string' ? sellers.includes(one) : one.namespaces.includes(namespace),
  );
  return isSold && !isRestrictedTimeZone(timeZone());
}
