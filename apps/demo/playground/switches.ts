import type { WidgetOptionsInput } from 'cleatkit';
import type { Counterparts } from '../counterparts';

/** An option of the widget that is on or off. */
export interface Switch {
  readonly label: string;
  readonly isOnByDefault: boolean;

  /** The options that differ from the package's own while it is on. */
  readonly on?: WidgetOptionsInput;

  /** The same while it is off. */
  readonly off?: WidgetOptionsInput;

  /** What has to run beside the demo, else it is not offered. */
  readonly needs?: keyof Counterparts;
}

/** The options that the playground switches, by names of its own. */
export const switches = {
  pairing: {
    label: 'Phone wallets, by WalletConnect',
    isOnByDefault: true,
    // The option is left out: see `optionsOf` and `print-code.ts`.
    needs: 'relayUrl',
  },
  signIn: {
    label: 'Sign-in, for the guest book',
    isOnByDefault: true,
    // Its value is made in the page: see the same two.
    needs: 'hasSignIn',
  },
  prices: {
    label: 'Prices',
    isOnByDefault: true,
    on: { sources: { prices: 'uniswap' } },
    needs: 'hasPrices',
  },
  swaps: {
    label: 'Swaps, by Uniswap',
    isOnByDefault: true,
    on: { sources: { swaps: 'uniswap' } },
    needs: 'uniswap',
  },
  onramp: {
    label: 'Purchases',
    isOnByDefault: true,
    on: { sources: { onramp: { url: 'https://service.example', providers: ['coinbase'] } } },
    needs: 'hasSandbox',
  },
  ens: {
    label: 'Names, by ENS',
    isOnByDefault: true,
    on: { sources: { ens: true } },
    needs: 'hasEns',
  },
  names: {
    label: 'Names for the e-mail wallet',
    isOnByDefault: true,
    on: { sources: { names: { url: 'https://service.example', parent: 'site.eth' } } },
    needs: 'names',
  },
  limits: {
    label: 'Limits for the shop (ERC-7715)',
    isOnByDefault: true,
    on: { features: { smartSessions: true } },
    needs: 'allowance',
  },
  nfts: {
    label: 'NFTs, as the chain has them',
    isOnByDefault: true,
    on: { sources: { nfts: 'logs' } },
  },
  consent: {
    label: 'Consent before connecting',
    isOnByDefault: false,
    on: {
      termsConditionsUrl: 'https://tidemark.example/terms',
      privacyPolicyUrl: 'https://tidemark.example/privacy',
      features: { legalCheckbox: true },
    },
  },
  allWallets: {
    label: 'All wallets',
    isOnByDefault: true,
    off: { features: { allWallets: false } },
  },
  send: { label: 'Send', isOnByDefault: true, off: { features: { send: false } } },
  receive: { label: 'Receive', isOnByDefault: true, off: { features: { receive: false } } },
  networkSwitch: {
    label: 'Switching networks',
    isOnByDefault: true,
    off: { enableNetworkSwitch: false },
  },
  reconnect: {
    label: 'Connected again after a reload',
    isOnByDefault: true,
    off: { enableReconnect: false },
  },
  anyNetwork: {
    label: 'Stays on networks of the wallet alone',
    isOnByDefault: false,
    on: { allowUnsupportedChain: true },
  },
} as const satisfies Readonly<Record<string, Switch>>;

export type SwitchName = keyof typeof switches;

export const switchNames = Object.keys(switches) as SwitchName[];

/** The switches for which everything runs. */
export function offeredSwitches(counterparts: Counterparts): readonly SwitchName[] {
  return switchNames.filter((name) => {
    const { needs }: Switch = switches[name];
    return needs === undefined || Boolean(counterparts[needs]);
  });
}

/** Those of `offered` that are on, where the visitor has switched `switched`. */
export function switchedOn(
  offered: readonly SwitchName[],
  switched: readonly SwitchName[],
): readonly SwitchName[] {
  return offered.filter((name) => switches[name].isOnByDefault !== switched.includes(name));
}
