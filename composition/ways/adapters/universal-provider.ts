import { onceUntilFailure } from '../../../domain/async/once-until-failure';
import { RelayWalletPairing } from '../../../infrastructure/walletconnect/relay-wallet-pairing';
import { relayClientOver } from '../../../infrastructure/walletconnect/universal-provider';
import { sdkStorageOver } from '../../../infrastructure/walletconnect/sdk-storage';
import type {
  UniversalProviderLike,
  UniversalProviderOf,
} from '../../../infrastructure/walletconnect/universal-provider-like';
import { Clock } from '../../../ports/clock';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { RpcClients } from '../../../ports/rpc-client';
import type { Override } from '../../../ports/token';
import { WalletPairing } from '../../../ports/wallet-pairing';

export type { UniversalProviderLike, UniversalProviderOf };

/**
 * Pairs wallets by a `UniversalProvider` that the site makes, of any version that it may use, in the place of the
 * client that comes with the package, which is then never downloaded. `docs/adapters.md` lists what the widget cannot
 * promise with it. A provider over the widget's storage goes on with the sessions of that client, and the other way
 * round.
 *
 * @example
 * ```ts
 * const widget = createWidget(
 *   { networks: [ethereum], projectId },
 *   universalProvider(({ storage }) => UniversalProvider.init({ projectId, metadata, storage })),
 * );
 * ```
 *
 * @throws `WidgetError` `OPTION_INVALID`, when the first wallet is paired, for an object that is no such provider.
 */
export function universalProvider(
  provider: UniversalProviderLike | Promise<UniversalProviderLike> | UniversalProviderOf,
): Override {
  return {
    token: WalletPairing,
    make: (ports) => {
      const storage = ports.get(KeyValueStorage);
      const made = onceUntilFailure(async () =>
        typeof provider === 'function' ? provider({ storage: sdkStorageOver(storage) }) : provider,
      );
      return new RelayWalletPairing({
        clock: ports.get(Clock),
        hostPage: ports.get(HostPage),
        rpcClients: ports.get(RpcClients),
        start: async () => relayClientOver(await made()),
        storage,
      });
    },
  };
}
