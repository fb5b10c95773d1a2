import { type Connector, connectorOn } from '../../../domain/connection/connector';
import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { Stream } from '../../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { markedNamesakes } from '../../../domain/connection/namesakes';
import type { AddedSolanaWallet, KeptWallets } from '../../../ports/wallet-family';
import { WalletPlaces } from '../wallet-places';
import { WatchedConnectors } from '../watched-connectors';
import { SolanaConnector } from './solana-connector';
import { discoverStandardWallets } from './wallet-standard-discovery';
import { faceOf } from './solana-page-wallet';

export interface SolanaWalletCatalogueDeps {
  readonly clock: Clock;

  /** The site's networks on Solana right now, the one in use first. */
  readonly networks: () => readonly Network[];

  /** The wallets that the site adds. They are listed first. */
  readonly added?: readonly AddedSolanaWallet[] | undefined;
  readonly config: {
    /** The page's global object, where wallets register; absent outside browsers. */
    readonly page?: EventTarget | undefined;
    readonly images: Readonly<Record<string, string>>;
    readonly kept?: KeptWallets;
  };
}

interface Entry {
  readonly connector: WalletConnector;
  readonly wallet: object;
}

/**
 * The Solana wallets of this page: every Wallet Standard wallet that can be connected and is on a chain of
 * Solana. The standard identifies wallets by their names alone, so two with one name are both listed, and
 * marked. A wallet that registers late comes last, so that no row moves under a pointer.
 */
export class SolanaWalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: SolanaWalletCatalogueDeps;
  readonly #watched: WatchedConnectors;
  readonly #places: WalletPlaces;
  #found: readonly Entry[] = [];

  constructor(deps: SolanaWalletCatalogueDeps) {
    this.#deps = deps;
    this.#places = new WalletPlaces(deps.config.kept);
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
    return this.#found.find(({ connector }) => connector.details.id === connectorId)?.connector;
  }

  #startDiscovery(): () => void {
    const { added = [], config } = this.#deps;
    for (const { id, wallet } of added) this.#add(wallet, { id, type: 'EXTERNAL' });
    const { page } = config;
    if (!page) return () => {};
    return discoverStandardWallets(
      page,
      (wallet) => this.#add(wallet),
      (wallet) => this.#drop(wallet),
    );
  }

  /** `known`: of a wallet that the site adds. */
  #add(wallet: object, known?: Pick<Connector, 'id' | 'type'>): void {
    if (this.#found.some((entry) => entry.wallet === wallet)) return;
    const face = faceOf(wallet);
    if (!face) return;
    const { clock, config, networks } = this.#deps;
    const { name, icon } = face;
    const { id, type } = known ?? { id: this.#freeId(`${ID_PREFIX}${name}`), type: 'ANNOUNCED' };
    const imageUrl = Object.hasOwn(config.images, id) ? config.images[id] : icon;
    const details = connectorOn('solana', {
      id,
      name,
      type,
      ...(imageUrl !== undefined && { imageUrl }),
    });
    if (!this.#places.take(details, wallet)) {
      this.#watched.publishSoon();
      return;
    }
    const connector = new SolanaConnector({ clock, details, networks, wallet });
    this.#found = [...this.#found, { connector, wallet }];
    this.#watched.publish();
  }

  #drop(wallet: object): void {
    this.#places.giveBack(wallet);
    this.#found = this.#found.filter((entry) => entry.wallet !== wallet);
    this.#watched.publish();
  }

  #freeId(id: string): string {
    const taken = this.#found.map(({ connector }) => connector.details.id);
    let free = id;
    for (let count = 2; taken.includes(free); count += 1) free = `${id}#${count}`;
    return free;
  }

  #list(): readonly Connector[] {
    return markedNamesakes(this.#found.map(({ connector }) => connector.details));
  }
}

/** Keeps the ids of these wallets apart from the reverse domain names of others. */
const ID_PREFIX = 'wallet-standard:';
