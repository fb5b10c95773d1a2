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
  /** The clock of the widget. */
  readonly clock: Clock;
  /** The storage of the widget. */
  readonly storage: KeyValueStorage;

  /** The site's networks of the namespace right now, the one in use first. */
  readonly networks: () => readonly Network[];
  /** What of the options the wallets need. */
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

/** A wallet of the Wallet Standard that the site adds to one widget, beside those that register in the page. */
export interface AddedSolanaWallet {
  /** The id of its connector: the same on every visit. */
  readonly id: string;

  /** The object that a wallet registers, by that standard. */
  readonly wallet: object;
}

/** Makes the wallets that the site adds. None where they cannot be used, such as on another device. */
export type AddSolanaWallets = (parts: WalletFamilyParts) => Promise<readonly AddedSolanaWallet[]>;

/** The Solana wallets that the site adds. */
export const AddedSolanaWallets = createToken<AddSolanaWallets>('AddedSolanaWallets');
