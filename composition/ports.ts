import type { Lifetime } from '../application/scope/lifetime';
import type { ReadableStore } from '../application/state/readable-store';
import type { StoredValues } from '../application/state/stored-values';
import type { WidgetOptions } from '../domain/options/widget-options';
import type { Theme } from '../domain/theme/theme';
import { SystemClock } from '../infrastructure/clock/system-clock';
import { PortContainer } from '../infrastructure/di/port-container';
import { FetchHttpClient } from '../infrastructure/http/fetch-http-client';
import { BrowserHostPage } from '../infrastructure/host/browser-host-page';
import { ConsoleLogger } from '../infrastructure/logging/console-logger';
import { NetworkRpcClients } from '../infrastructure/rpc/network-rpc-clients';
import { AssetSource } from '../ports/asset-source';
import { ChainAdapters } from '../ports/chain-adapter';
import { Clock } from '../ports/clock';
import { HostPage } from '../ports/host-page';
import { HttpClient } from '../ports/http-client';
import { KeyValueStorage } from '../ports/key-value-storage';
import { Logger } from '../ports/logger';
import { RpcClients } from '../ports/rpc-client';
import type { Override } from '../ports/token';
import { WalletConnectorCatalogue } from '../ports/wallet-connector';
import { WalletDirectory } from '../ports/wallet-directory';
import { WalletPairing } from '../ports/wallet-pairing';
import { chainAdapters, walletCatalogue } from './chains';
import { assetSource, walletDirectory, walletPairing } from './lazy-adapters';
import type { SiteNetworks } from './site-networks';

/** The inputs of a widget's composition. */
export interface CoreRequest {
  readonly options: WidgetOptions;

  /** The language of the presenter that draws the views; empty where none does. */
  readonly presented: ReadableStore<string>;
  readonly storage: KeyValueStorage;
  readonly overrides: readonly Override[];

  /** The theme of the widget, now and after every change. */
  readonly theme: ReadableStore<Theme>;
}

/** The stores that adapters read. */
interface PortsDeps {
  readonly lifetime: Lifetime;
  readonly networks: SiteNetworks;
  readonly stored: StoredValues;
}

/**
 * Every port with its default adapter, made at its first use, or the site's override. A port without a
 * default exists only where the site overrides it.
 */
export function composePorts(
  { options, overrides, storage }: CoreRequest,
  { lifetime, networks, stored }: PortsDeps,
): PortContainer {
  const ports = new PortContainer(overrides);
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

  ports.bind(AssetSource, () => assetSource({ options, ports, stored }));
  ports.bind(ChainAdapters, () => chainAdapters({ networks, options, ports, stored }, lifetime));
  ports.bind(Clock, () => new SystemClock());
  ports.bind(HostPage, () => new BrowserHostPage());
  ports.bind(HttpClient, () => new FetchHttpClient({ clock: ports.get(Clock), fetch }));
  ports.bind(KeyValueStorage, () => storage);
  ports.bind(Logger, () => new ConsoleLogger(options.debug ? 'warn' : 'error'));
  ports.bind(
    RpcClients,
    () => new NetworkRpcClients({ clock: ports.get(Clock), config: options, fetch }),
  );
  ports.bind(WalletConnectorCatalogue, () => walletCatalogue({ networks, options, ports, stored }));
  ports.bind(WalletDirectory, () => walletDirectory(options, ports));
  ports.bind(WalletPairing, () => walletPairing({ lifetime, options, ports }));
  return ports;
}
