import { type Connector, connectorOn } from '../../../domain/connection/connector';
import { BROWSER_WALLET_NAME } from '../../../domain/connection/wallet-visibility';
import type { Network } from '../../../domain/network/network';
import { booleanOf } from '../../../domain/outside/untrusted-record';
import { plainText } from '../../../domain/text/plain-text';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { Stream } from '../../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { attempt } from '../../../domain/outside/attempt';
import { ConnectorNotes } from '../connector-notes';
import { markedNamesakes } from '../../../domain/connection/namesakes';
import type { KeptWallets } from '../../../ports/wallet-family';
import { WalletPlaces } from '../wallet-places';
import { WatchedConnectors } from '../watched-connectors';
import { PolkadotConnector } from './polkadot-connector';
import { type InjectedWeb3Page, walletKeysOn } from './injected-web3';

export interface PolkadotWalletCatalogueDeps {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;

  /** The site's networks on Polkadot right now, the one in use first. */
  readonly networks: () => readonly Network[];
  readonly config: {
    /** The page's global object, where wallets appear; absent outside browsers. */
    readonly page?: InjectedWeb3Page | undefined;
    readonly enableInjected: boolean;
    readonly images: Readonly<Record<string, string>>;
    readonly kept?: KeptWallets;

    /** The site's name in a wallet's prompt. */
    readonly siteName: string;
    readonly widgetId?: string | undefined;
  };
}

/** The notes about which wallets have let the site in. */
const PREFIX = '@appkit/polkadot:granted/';

const NAME_MAX_LENGTH = 40;

/** The names of wallets that call themselves otherwise on the page. */
const knownNames: Readonly<Record<string, string>> = {
  'fearless-wallet': 'Fearless Wallet',
  'nova-wallet': 'Nova Wallet',
  'polkadot-js': 'Polkadot{.js}',
  'subwallet-js': 'SubWallet',
  enkrypt: 'Enkrypt',
  polkagate: 'PolkaGate',
  talisman: 'Talisman',
};

/**
 * The gaps between looks at the page: wallets inject themselves after the page loads, without an event.
 * Together about 15 seconds; after that the catalogue looks whenever the visitor returns to the page.
 */
const LOOK_GAPS_MS = [50, 100, 200, 400, 800, 1600, 3200, 3200, 3200, 3200];
const RETURN_EVENTS = ['focus', 'pageshow'];

/**
 * The wallets in `window.injectedWeb3`, each under its name. Two wallets with one displayed name are both
 * listed, and marked. A wallet that appears late comes last, so that no row moves under a pointer.
 */
export class PolkadotWalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: PolkadotWalletCatalogueDeps;
  readonly #grants: ConnectorNotes;
  readonly #watched: WatchedConnectors;
  readonly #connectors = new Map<string, WalletConnector>();
  readonly #places: WalletPlaces;

  /** The keys that were seen on the page, also of the wallets that are not listed. */
  readonly #seen = new Set<string>();

  constructor(deps: PolkadotWalletCatalogueDeps) {
    this.#deps = deps;
    const { config, storage } = deps;
    this.#places = new WalletPlaces(config.kept);
    this.#grants = new ConnectorNotes({ prefix: PREFIX, storage, widgetId: config.widgetId });
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
    return this.#connectors.get(connectorId);
  }

  #startDiscovery(): () => void {
    const { page, enableInjected } = this.#deps.config;
    if (!page || !enableInjected) return () => {};
    const controller = new AbortController();
    const look = (): void => this.#look(page);
    look();
    void this.#lookAgain(look, controller.signal);
    RETURN_EVENTS.forEach((event) => page.addEventListener(event, look));
    return () => {
      controller.abort();
      RETURN_EVENTS.forEach((event) => page.removeEventListener(event, look));
    };
  }

  async #lookAgain(look: () => void, signal: AbortSignal): Promise<void> {
    try {
      for (const gap of LOOK_GAPS_MS) {
        await this.#deps.clock.sleep(gap, signal);
        look();
      }
    } catch {
      // No subscriber is left.
    }
  }

  #look(page: InjectedWeb3Page): void {
    const added = walletKeysOn(page).filter((key) => !this.#seen.has(key));
    if (added.length === 0) return;
    for (const key of added) {
      this.#seen.add(key);
      const connector = this.#connectorOf(page, key);
      if (this.#places.take(connector.details)) this.#connectors.set(key, connector);
    }
    this.#watched.publish();
  }

  #connectorOf(page: InjectedWeb3Page, key: string): WalletConnector {
    const { clock, config, networks } = this.#deps;
    const { images, siteName } = config;
    const details = connectorOn('polkadot', {
      id: key,
      name: nameOf(key, page),
      type: 'INJECTED',
      ...(Object.hasOwn(images, key) && { imageUrl: images[key] ?? '' }),
    });
    return new PolkadotConnector({
      clock,
      details,
      grants: this.#grants,
      networks,
      page,
      siteName,
    });
  }

  #list(): readonly Connector[] {
    return markedNamesakes([...this.#connectors.values()].map(({ details }) => details));
  }
}

/**
 * Nova Wallet also registers as Polkadot{.js}, for sites that support no other wallet, and identifies itself
 * by a flag beside it.
 */
function nameOf(key: string, { walletExtension }: InjectedWeb3Page): string {
  const isNova =
    key === 'polkadot-js' && attempt(() => booleanOf(walletExtension, 'isNovaWallet')) === true;
  if (isNova) return 'Nova Wallet';
  const known = Object.hasOwn(knownNames, key) ? knownNames[key] : undefined;
  return known ?? (plainText(key, NAME_MAX_LENGTH) || BROWSER_WALLET_NAME);
}
