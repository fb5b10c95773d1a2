import { type Connector, connectorOn } from '../../../domain/connection/connector';
import { markedNamesakes } from '../../../domain/connection/namesakes';
import type { ExternalConnector } from '../../../domain/options/widget-options';
import type { Clock } from '../../../ports/clock';
import type { Logger } from '../../../ports/logger';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import type { Stream } from '../../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import type { KeptWallets } from '../../../ports/wallet-family';
import { WalletPlaces } from '../wallet-places';
import { WatchedConnectors } from '../watched-connectors';
import { Eip155Connector } from './eip155-connector';
import { type AnnouncedWallet, discoverAnnounced } from './eip6963-discovery';
import { injectedBrandOf } from './injected-brand';
import { isProvider } from './is-provider';
import { discoverInjected, type InjectingPage } from './injected-discovery';

export interface Eip155WalletCatalogueDeps {
  readonly clock: Clock;

  /** Whether the page is visible. Absent: always. */
  readonly isVisible?: () => boolean;
  readonly logger?: Logger;
  readonly config: {
    /** The page's global object, where wallets appear; absent outside browsers. */
    readonly page?: InjectingPage | undefined;
    readonly external: readonly ExternalConnector[];
    readonly images: Readonly<Record<string, string>>;
    readonly enableAnnounced: boolean;
    readonly enableInjected: boolean;
    readonly kept?: KeptWallets;
  };
}

interface Entry {
  readonly connector: WalletConnector;
  readonly provider: unknown;

  /** The details in the wallet's announcement. */
  readonly uuid?: string;
}

/** The rdns that MetaMask's own browser announces, for the wallet that `window.ethereum` calls MetaMask. */
const aliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' };

/**
 * The EVM wallets of this page: announced by EIP-6963, injected as `window.ethereum`, and supplied by the
 * site. One brand is listed once: an announced wallet replaces the injected and the supplied one with its
 * rdns. Two providers that announce one rdns or one uuid, or whose names look alike, are both listed, and
 * marked. A wallet that appears late comes last, so that no row moves under a pointer.
 */
export class Eip155WalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: Eip155WalletCatalogueDeps;
  readonly #watched: WatchedConnectors;
  readonly #external: readonly Entry[];
  readonly #places: WalletPlaces;

  /** The announced and the injected wallets, in the order in which they appeared. */
  #found: readonly Entry[] = [];

  /** The wallets that another one replaced. The widget may still restore their sessions. */
  #covered: readonly Entry[] = [];

  constructor(deps: Eip155WalletCatalogueDeps) {
    this.#deps = deps;
    this.#places = new WalletPlaces(deps.config.kept);
    this.#external = deps.config.external.map((wallet) => this.#externalEntry(wallet));
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
    const entries = [...this.#listed(), ...this.#covered, ...this.#external];
    return entries.find(({ connector }) => connector.details.id === connectorId)?.connector;
  }

  #startDiscovery(): () => void {
    const { page, enableAnnounced, enableInjected } = this.#deps.config;
    if (!page) return () => {};
    const stops = [
      enableAnnounced ? discoverAnnounced(page, (wallet) => this.#addAnnounced(wallet)) : undefined,
      enableInjected
        ? discoverInjected(page, (provider) => this.#addInjected(provider))
        : undefined,
    ];
    return () => stops.forEach((stop) => stop?.());
  }

  #addAnnounced({ uuid, rdns, name, icon, provider }: AnnouncedWallet): void {
    const announced = this.#found.filter(isAnnounced);
    if (announced.some((entry) => entry.provider === provider)) return;
    const twins = announced.filter((entry) => rdnsOf(entry) === rdns);
    const details = connectorOn('eip155', {
      id: twins.length === 0 ? rdns : `${rdns}#${twins.length + 1}`,
      name,
      type: 'ANNOUNCED',
      info: { rdns },
      ...this.#image(rdns, icon),
    });
    if (!this.#places.take(details)) {
      this.#watched.publishSoon();
      return;
    }
    const entry = { ...this.#entry(details, provider), uuid };
    const isCovered = (other: Entry): boolean =>
      !isAnnounced(other) && (other.provider === provider || brandOf(other) === brandOf(entry));
    const at = this.#found.findIndex(isCovered);
    const found = this.#found.map((other, index) => (index === at ? entry : other));
    this.#covered = [...this.#covered, ...this.#found.filter(isCovered)];
    this.#found = (at < 0 ? [...found, entry] : found).filter((other) => !isCovered(other));
    this.#watched.publish();
  }

  #addInjected(provider: Eip1193Provider): void {
    const known = [...this.#found, ...this.#covered];
    if (known.some((entry) => entry.provider === provider)) return;
    const { name, rdns } = injectedBrandOf(provider);
    const brand = aliases[rdns ?? ''] ?? rdns;
    if (brand !== undefined && known.some((entry) => brandOf(entry) === brand)) return;
    const anonymous = known.filter((entry) => rdnsOf(entry) === undefined);
    const id = rdns ?? (anonymous.length === 0 ? 'injected' : `injected#${anonymous.length + 1}`);
    const details = connectorOn('eip155', {
      id,
      name,
      type: 'INJECTED',
      ...(rdns !== undefined && { info: { rdns } }),
      ...this.#image(id),
    });
    this.#found = [...this.#found, this.#entry(details, provider)];
    this.#watched.publish();
  }

  #externalEntry({ id, name, imageUrl, rdns, provider }: ExternalConnector): Entry {
    const details = connectorOn('eip155', {
      id,
      name,
      type: 'EXTERNAL',
      ...(rdns !== undefined && { info: { rdns } }),
      ...this.#image(id, imageUrl),
    });
    return this.#entry(details, provider);
  }

  #entry(details: Connector, provider: unknown): Entry {
    const isLoader = typeof provider === 'function' && !isProvider(provider);
    const load = isLoader ? (provider as () => Promise<Eip1193Provider>) : undefined;
    const { clock, isVisible, logger } = this.#deps;
    const connector = new Eip155Connector({
      clock,
      details,
      isVisible,
      logger,
      load: load ?? (() => provider as Eip1193Provider),
    });
    return { connector, provider };
  }

  #image(id: string, icon?: string): { readonly imageUrl?: string } {
    const { images } = this.#deps.config;
    const imageUrl = Object.hasOwn(images, id) ? images[id] : icon;
    return imageUrl === undefined ? {} : { imageUrl };
  }

  /** Every connector that a visitor may choose, each brand once. */
  #listed(): readonly Entry[] {
    const announcedBrands = new Set(this.#found.filter(isAnnounced).map(brandOf));
    const external = this.#external.filter((entry) => !announcedBrands.has(brandOf(entry)));
    return [...this.#found, ...external];
  }

  #list(): readonly Connector[] {
    const announced = this.#found.filter(isAnnounced);
    const connectors = this.#listed().map((entry) => {
      const { details } = entry.connector;
      const isDuplicate = isAnnounced(entry) && announced.some((other) => isTwin(other, entry));
      return isDuplicate ? { ...details, isDuplicate } : details;
    });
    return markedNamesakes(connectors);
  }
}

function isAnnounced({ connector }: Entry): boolean {
  return connector.details.type === 'ANNOUNCED';
}

/** Whether two wallets claim the same identity. */
function isTwin(one: Entry, other: Entry): boolean {
  return one !== other && (rdnsOf(one) === rdnsOf(other) || one.uuid === other.uuid);
}

function rdnsOf({ connector }: Entry): string | undefined {
  return connector.details.info?.rdns;
}

function brandOf(entry: Entry): string {
  const rdns = rdnsOf(entry) ?? entry.connector.details.id;
  return aliases[rdns] ?? rdns;
}
