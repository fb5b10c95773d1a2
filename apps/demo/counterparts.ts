import type { WidgetOptionsInput } from 'cleatkit';

type Sources = NonNullable<WidgetOptionsInput['sources']>;

/** What runs beside this demo for the widget's features, as its server says. */
export interface Counterparts {
  /** The relay for pairing. */
  readonly relayUrl?: string;

  /** Whether the server signs visitors in and keeps the guest book. */
  readonly hasSignIn?: boolean;

  /** Whether the server knows prices. */
  readonly hasPrices?: boolean;

  /** Whether the server sells test money. */
  readonly hasSandbox?: boolean;

  /** Whether ENS is on the Ethereum of this machine. */
  readonly hasEns?: boolean;

  /** Where the contracts of Uniswap are on the chains of this machine. */
  readonly uniswap?: NonNullable<Sources['uniswap']>;
}

/** The purchase of the demo, by its name in every view. */
const sandbox = {
  name: 'own:sandbox',
  label: 'Sandbox, no money moves',
  namespaces: ['eip155', 'solana', 'bip122', 'polkadot'],
} as const;

/** The sources of the demo, by the names of the options that they replace. */
export function localSources({
  hasPrices = false,
  hasSandbox = false,
}: Counterparts): Partial<Sources> {
  const { origin } = location;
  return {
    ...(hasPrices && { prices: `${origin}/prices` }),
    ...(hasSandbox && { onramp: { url: origin, providers: [sandbox] } }),
  };
}

/** What the same options need to find what is on this machine. */
export function localPlaces({ uniswap }: Counterparts): Partial<Sources> {
  return uniswap ? { uniswap } : {};
}
