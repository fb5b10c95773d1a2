import { type Connector, connectorOn } from '../../../domain/connection/connector';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { Stream } from '../../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { markedNamesakes } from '../../../domain/connection/namesakes';
import type { KeptWallets } from '../../../ports/wallet-family';
import { WalletPlaces } from '../wallet-places';
import { WatchedConnectors } from '../watched-connectors';
import {
  type BitcoinPage,
  discoverBitcoinWallets,
  type FoundBitcoinWallet,
  isKnownBitcoinWallet,
} from './bitcoin-discovery';
import { AccountMemory } from './account-memory';
import { BitcoinConnector } from './bitcoin-connector';
import type { LoadBitcoinCalls } from './bitcoin-page-wallet';

export interface BitcoinWalletCatalogueDeps {
  readonly clock: Clock;
  readonly load: LoadBitcoinCalls;
  readonly storage: KeyValueStorage;

  /** The site's networks on Bitcoin right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly config: {
    /** The page's global object, where wallets leave their providers; absent outside browsers. */
    readonly page?: BitcoinPage | undefined;
    readonly images: Readonly<Record<string, string>>;
    readonly kept?: KeptWallets;

    /** The widget's `id` option, where several widgets share one origin. */
    readonly widgetId?: string | undefined;
  };
}

/**
 * The Bitcoin wallets of this page: those in its list of WBIP004, and known ones that are not in the list. A
 * wallet that appears late comes last, so that no row moves under a pointer.
 */
export class BitcoinWalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: BitcoinWalletCatalogueDeps;
  readonly #memory: AccountMemory;
  readonly #watched: WatchedConnectors;
  readonly #places: WalletPlaces;
  #found: readonly WalletConnector[] = [];

  constructor(deps: BitcoinWalletCatalogueDeps) {
    this.#deps = deps;
    const { config, storage } = deps;
    this.#places = new WalletPlaces(config.kept);
    this.#memory = new AccountMemory({ storage, widgetId: config.widgetId });
    this.#watched = new WatchedConnectors({
      list: () => this.#list(),
      discover: () => this.#startDiscovery(),
    });
    this.connectors$ = this.#watched.connectors$;
  }

  leftOutCount(): number {
    return this.#places.leftOutCount;
  }

  find(connectorId: string): WalletConnector | undefined {
    return this.#found.find(({ details }) => details.id === connectorId);
  }

  #startDiscovery(): () => void {
    const { page } = this.#deps.config;
    return page ? discoverBitcoinWallets(page, (wallet) => this.#add(wallet)) : () => {};
  }

  #add({ icon, id, name }: FoundBitcoinWallet): void {
    if (this.find(id)) return;
    const { clock, config, load, networks } = this.#deps;
    const memory = this.#memory;
    const imageUrl = Object.hasOwn(config.images, id) ? config.images[id] : icon;
    const details = connectorOn('bip122', {
      id,
      name,
      type: 'ANNOUNCED',
      ...(imageUrl !== undefined && { imageUrl }),
    });
    if (!isKnownBitcoinWallet(id) && !this.#places.take(details)) {
      this.#watched.publishSoon();
      return;
    }
    this.#found = [
      ...this.#found,
      new BitcoinConnector({ clock, details, load, memory, networks }),
    ];
    this.#watched.publish();
  }

  /** Two wallets with one name are both listed, and marked. */
  #list(): readonly Connector[] {
    return markedNamesakes(this.#found.map(({ details }) => details));
  }
}
