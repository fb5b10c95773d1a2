import { ContainerModule } from 'inversify';
import { Lifetime } from './application/scope/lifetime';
import type { WidgetOptions } from './domain/options/widget-options';
import { provideFactory } from './infrastructure/di/provide';
import { LazyWalletPairing } from './infrastructure/walletconnect/lazy-wallet-pairing';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { KeyValueStorage } from './ports/key-value-storage';
import { RpcClients } from './ports/rpc-client';
import { WalletPairing } from './ports/wallet-pairing';

interface PairingDeps {
  readonly clock: Clock;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly rpcClients: RpcClients;
  readonly storage: KeyValueStorage;
}

/** The wallets that a code connects. Their SDK is fetched for the first code, or a session to restore. */
export function pairing({ id, metadata, projectId, relayUrl }: WidgetOptions): ContainerModule {
  const config = { metadata, projectId, relayUrl, widgetId: id };
  return new ContainerModule(({ bind }) => {
    provideFactory(
      bind,
      WalletPairing,
      {
        clock: Clock,
        hostPage: HostPage,
        lifetime: Lifetime,
        rpcClients: RpcClients,
        storage: KeyValueStorage,
      },
      ({ lifetime, ...deps }: PairingDeps) => {
        const lazy = new LazyWalletPairing({
          storage: deps.storage,
          load: async () => {
            const { RelayWalletPairing } =
              await import('./infrastructure/walletconnect/relay-wallet-pairing');
            return new RelayWalletPairing({ ...deps, config });
          },
        });
        lifetime.onEnd(() => lazy.close());
        return lazy;
      },
    );
  });
}
