import { ContainerModule } from 'inversify';
import type { WidgetOptions } from './domain/options/widget-options';
import { LazyAssetSource } from './infrastructure/asset/lazy-asset-source';
import { StaticWalletDirectory } from './infrastructure/directory/static-wallet-directory';
import { provideFactory, provideValue } from './infrastructure/di/provide';
import { FetchHttpClient } from './infrastructure/http/fetch-http-client';
import { NoIdentitySource } from './infrastructure/identity/no-identity-source';
import { AssetSource } from './ports/asset-source';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HttpClient } from './ports/http-client';
import { IdentitySource } from './ports/identity-source';
import { WalletDirectory } from './ports/wallet-directory';

/** Who is asked about accounts and wallets: without a service of the site, nobody. */
export function sources({ walletDirectoryUrl }: WidgetOptions): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideFactory(
      bind,
      AssetSource,
      { adapters: ChainAdapters },
      (deps: { readonly adapters: ChainAdapters }) =>
        new LazyAssetSource(async () => {
          const { ChainAssetSource } = await import('./infrastructure/asset/chain-asset-source');
          return new ChainAssetSource(deps);
        }),
    );
    provideValue(bind, IdentitySource, new NoIdentitySource());
    provideFactory(
      bind,
      HttpClient,
      { clock: Clock },
      ({ clock }: { readonly clock: Clock }) =>
        new FetchHttpClient({ clock, fetch: (input, init) => globalThis.fetch(input, init) }),
    );
    provideFactory(
      bind,
      WalletDirectory,
      { http: HttpClient },
      ({ http }: { readonly http: HttpClient }) =>
        new StaticWalletDirectory(async () => {
          if (walletDirectoryUrl === undefined) {
            return (await import('./infrastructure/directory/embedded-wallets')).embeddedWallets;
          }
          const { fetchWalletList } = await import('./infrastructure/directory/wallet-list');
          return fetchWalletList(http, walletDirectoryUrl);
        }),
    );
  });
}
