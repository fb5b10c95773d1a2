import { RelayWalletPairing } from '../../../infrastructure/walletconnect/relay-wallet-pairing';
import { relayClientOver } from '../../../infrastructure/walletconnect/universal-provider';
import type { UniversalProviderLike } from '../../../infrastructure/walletconnect/universal-provider-like';
import { Clock } from '../../../ports/clock';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { RpcClients } from '../../../ports/rpc-client';
import type { Override } from '../../../ports/token';
import { WalletPairing } from '../../../ports/wallet-pairing';

export type { UniversalProviderLike };

/**
 * Pairs wallets by a `UniversalProvider` that the site has made, of any version that it may use, in the place of the
 * WalletConnect client that comes with the package, which is then never downloaded. `docs/adapters.md` lists what
 * the widget cannot promise with it.
 *
 * @example
 * ```ts
 * const provider = await UniversalProvider.init({ projectId, metadata });
 * const widget = createWidget({ networks: [ethereum], projectId }, universalProvider(provider));
 * ```
 *
 * @throws `WidgetError` `OPTION_INVALID`, when the first wallet is paired, for an object that is no such provider.
 */
export function universalProvider(
  provider: UniversalProviderLike | Promise<UniversalProviderLike>,
): Override {
  return {
    token: WalletPairing,
    make: (ports) =>
      new RelayWalletPairing({
        clock: ports.get(Clock),
        hostPage: ports.get(HostPage),
        rpcClients: ports.get(RpcClients),
        start: async () => relayClientOver(await provider),
        storage: ports.get(KeyValueStorage),
      }),
  };
}
