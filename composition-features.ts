import type { FeatureLoaders } from './application/features';
import { WalletSessions } from './application/connection/wallet-sessions';
import { Lifetime } from './application/lifecycle/lifetime';
import { CloseModal } from './application/modal/close-modal';
import { NetworkStore } from './application/network/network-store';
import type { PairingFeatureDeps } from './application/pairing/pairing-feature';
import { RouterStore } from './application/routing/router-store';
import { Options } from './application/tokens';
import { moneyFeatureLoaders } from './composition-money-features';
import type { IdentifiersOf } from './infrastructure/di/provide';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { WalletPairing } from './ports/wallet-pairing';

/** Makes the bag of dependencies that `deps` names, for a feature that is built after the rest. */
export type Resolve = <Deps extends object>(deps: IdentifiersOf<Deps>) => Deps;

/**
 * Every feature, each behind a literal `import()` of its own: what a visitor does not use is not
 * downloaded. The ports and stores of a feature are named here and checked against its constructor.
 */
export function featureLoaders(resolve: Resolve): FeatureLoaders {
  return {
    ...moneyFeatureLoaders(resolve),
    pairing: async () => {
      const { PairingFeature } = await import('./application/pairing/pairing-feature');
      const deps = resolve<PairingFeatureDeps>({
        clock: Clock,
        closeModal: CloseModal,
        hostPage: HostPage,
        lifetime: Lifetime,
        networks: NetworkStore,
        options: Options,
        pairing: WalletPairing,
        router: RouterStore,
        sessions: WalletSessions,
      });
      return new PairingFeature(deps);
    },
  };
}
