import type { Network } from '../domain/network/network';
import type { Clock } from './clock';
import type { KeyValueStorage } from './key-value-storage';
import { createToken } from './token';
import type { WalletConnectorCatalogue } from './wallet-connector';

/** The wallets that a catalogue lists however many others there are. */
export interface KeptWallets {
  /** Their identities: an rdns, or a name. */
  readonly identities: ReadonlySet<string>;

  /** The looks of the connected wallets. */
  readonly faces: ReadonlySet<string>;
}

/** What a widget gives to the wallets of one namespace. */
export interface WalletFamilyParts {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;

  /** The site's networks of the namespace right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly config: {
    /** Whether the site lists wallets that put themselves into the page. Absent: it does. */
    readonly enableInjected?: boolean;

    /** The site's own pictures of wallets, by the ids of their connectors. */
    readonly images: Readonly<Record<string, string>>;
    readonly kept?: KeptWallets;

    /** The site's name in a wallet's prompt, on namespaces whose wallets show one. */
    readonly siteName?: string;

    /** The widget's `id` option, where several widgets share one origin. */
    readonly widgetId?: string | undefined;
  };
}

/** Makes the catalogue of one namespace's wallets in the page, in the place of the widget's own. */
export type WalletFamily = (parts: WalletFamilyParts) => WalletConnectorCatalogue;

/** The Bitcoin wallets of the page. */
export const BitcoinWallets = createToken<WalletFamily>('BitcoinWallets');

/** The Polkadot wallets of the page. */
export const PolkadotWallets = createToken<WalletFamily>('PolkadotWallets');
