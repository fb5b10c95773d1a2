import type { Lifetime } from '../application/scope/lifetime';
import type { WalletPairing } from '../ports/wallet-pairing';
import type { WidgetOptions } from '../domain/options/widget-options';
import { LazyAssetSource } from '../infrastructure/asset/lazy-asset-source';
import type { PortContainer } from '../infrastructure/di/port-container';
import { LazyWalletDirectory } from '../infrastructure/directory/lazy-wallet-directory';
import { LazyWalletPairing } from '../infrastructure/walletconnect/lazy-wallet-pairing';
import type { AssetSource } from '../ports/asset-source';
import { Clock } from '../ports/clock';
import { HostPage } from '../ports/host-page';
import { HttpClient } from '../ports/http-client';
import { KeyValueStorage } from '../ports/key-value-storage';
import { Logger } from '../ports/logger';
import { RpcClients } from '../ports/rpc-client';
import type { WalletDirectory } from '../ports/wallet-directory';
import type { TokenParts } from './sources/token-lists';

/** Reads tokens from the chain. Its code is downloaded when the first account's tokens are requested. */
export function assetSource(parts: TokenParts): AssetSource {
  return new LazyAssetSource(async () => {
    const { siteAssets } = await import('./sources/site-assets');
    return siteAssets(parts);
  });
}

/** Lists wallets: the site's own list where it names one, else the list that comes with the package. */
export function walletDirectory(options: WidgetOptions, ports: PortContainer): WalletDirectory {
  const { walletDirectoryIntegrity: integrity, walletDirectoryUrl: url } = options;
  return new LazyWalletDirectory(async () => {
    if (url === undefined) {
      return (await import('../infrastructure/directory/embedded-wallets')).embeddedWallets;
    }
    const { siteWallets } = await import('./sources/site-wallets');
    return siteWallets({ http: ports.get(HttpClient), logger: ports.get(Logger), integrity, url });
  }, url === undefined);
}

interface PairingParts {
  readonly lifetime: Lifetime;
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/** Pairs wallets by WalletConnect. Its code is downloaded for the first pairing URI, or a session to restore. */
export function walletPairing({ lifetime, options, ports }: PairingParts): WalletPairing {
  const { id, metadata, projectId, relayUrl } = options;
  const storage = ports.get(KeyValueStorage);
  const pairing = new LazyWalletPairing({
    storage,
    load: async () => {
      const { pairOverRelay } = await import('../infrastructure/walletconnect/pair-over-relay');
      return pairOverRelay({
        clock: ports.get(Clock),
        config: { metadata, projectId, relayUrl, widgetId: id },
        hostPage: ports.get(HostPage),
        rpcClients: ports.get(RpcClients),
        storage,
      });
    },
  });
  lifetime.onEnd(() => pairing.close());
  return pairing;
}
