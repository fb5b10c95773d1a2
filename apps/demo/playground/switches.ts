import type { WidgetOptionsInput } from 'cleatkit';

/** An option of the widget that is on or off. */
export interface Switch {
  readonly label: string;
  readonly isOnByDefault: boolean;

  /** The options that differ from the package's own once it is switched. */
  readonly switched: WidgetOptionsInput;
}

/** The options that the playground switches, by names of its own. */
export const switches = {
  pairing: {
    label: 'Phone wallets, by WalletConnect',
    isOnByDefault: true,
    // The option is left out: see `optionsOf` and `print-code.ts`.
    switched: {},
  },
  consent: {
    label: 'Consent before connecting',
    isOnByDefault: false,
    switched: {
      termsConditionsUrl: 'https://tidemark.example/terms',
      privacyPolicyUrl: 'https://tidemark.example/privacy',
      features: { legalCheckbox: true },
    },
  },
  allWallets: {
    label: 'All Wallets',
    isOnByDefault: true,
    switched: { features: { allWallets: false } },
  },
  send: {
    label: 'Send',
    isOnByDefault: true,
    switched: { features: { send: false } },
  },
  receive: {
    label: 'Receive',
    isOnByDefault: true,
    switched: { features: { receive: false } },
  },
  nfts: {
    label: 'NFTs, as the chain has them',
    isOnByDefault: false,
    switched: { sources: { nfts: 'logs' } },
  },
  networkSwitch: {
    label: 'Switching networks',
    isOnByDefault: true,
    switched: { enableNetworkSwitch: false },
  },
  reconnect: {
    label: 'Connected again after a reload',
    isOnByDefault: true,
    switched: { enableReconnect: false },
  },
  anyNetwork: {
    label: 'Stays on networks of the wallet alone',
    isOnByDefault: false,
    switched: { allowUnsupportedChain: true },
  },
} as const satisfies Readonly<Record<string, Switch>>;

export type SwitchName = keyof typeof switches;

export const switchNames = Object.keys(switches) as SwitchName[];
