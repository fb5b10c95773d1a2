import type { WidgetOptionsInput } from 'cleatkit';
import type { MessageOverrides } from 'cleatkit/react';
import type { DelegationContracts } from './wallet/delegation';

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

  /** The names that the service of the embedded wallet registers. */
  readonly names?: NonNullable<Sources['names']>;

  /** The page with the mail of every invented address. */
  readonly mailboxUrl?: string;

  /** What keeps the limits that the test wallet grants. */
  readonly delegation?: DelegationContracts;

  /** The account of the shop that asks for a limit, and how much it takes at once, in ETH. */
  readonly allowance?: { readonly spender: string; readonly amount: string };

  /** The contract of the postcards that any account may take, on each EVM chain. */
  readonly postcards?: `0x${string}`;

  /** Where the contracts of Uniswap are on the chains of this machine. */
  readonly uniswap?: NonNullable<Sources['uniswap']>;
}

/** The purchase of the demo, by its name in every view. */
const sandbox = {
  name: 'own:sandbox',
  label: 'Sandbox, no money moves',
  namespaces: ['eip155', 'solana', 'bip122', 'polkadot'],
} as const;

/** The widget's view of a purchase that has arrived names no provider. */
export const sandboxMessages: MessageOverrides = {
  onrampBoughtHint: `${sandbox.label}: the faucet of this demo has paid.`,
};

/** The sources of the demo, by the names of the options that they replace. */
export function localSources({
  hasPrices = false,
  hasSandbox = false,
  names,
}: Counterparts): Partial<Sources> {
  const { origin } = location;
  return {
    ...(hasPrices && { prices: `${origin}/prices` }),
    ...(names && { names }),
    ...(hasSandbox && { onramp: { url: origin, providers: [sandbox] } }),
  };
}

/** What the same options need to find what is on this machine. */
export function localPlaces({ uniswap }: Counterparts): Partial<Sources> {
  return uniswap ? { uniswap } : {};
}
