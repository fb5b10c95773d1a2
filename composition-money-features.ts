import type { AccountFeatureDeps } from './application/account/account-feature';
import { ConnectionStore } from './application/connection/connection-store';
import { WalletSessions } from './application/connection/wallet-sessions';
import type { FeatureLoaders } from './application/features';
import { Lifetime } from './application/lifecycle/lifetime';
import { NetworkStore } from './application/network/network-store';
import { ShowSnackbar } from './application/notification/show-snackbar';
import { StoredValues } from './application/state/stored-values';
import { Options } from './application/tokens';
import type { TokensFeatureDeps } from './application/tokens/tokens-feature';
import type { Resolve } from './composition-features';
import { AssetSource } from './ports/asset-source';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { IdentitySource } from './ports/identity-source';
import { Logger } from './ports/logger';

/** What every feature about an account needs. */
const account = {
  clock: Clock,
  connections: ConnectionStore,
  lifetime: Lifetime,
  logger: Logger,
  networks: NetworkStore,
  sessions: WalletSessions,
  stored: StoredValues,
};

/** The features about an account and its money, each behind a literal `import()` of its own. */
export function moneyFeatureLoaders(resolve: Resolve) {
  return {
    account: async () => {
      const { AccountFeature } = await import('./application/account/account-feature');
      return new AccountFeature(
        resolve<AccountFeatureDeps>({
          ...account,
          adapters: ChainAdapters,
          identitySource: IdentitySource,
          options: Options,
        }),
      );
    },
    tokens: async () => {
      const { TokensFeature } = await import('./application/tokens/tokens-feature');
      return new TokensFeature(
        resolve<TokensFeatureDeps>({
          ...account,
          assetSource: AssetSource,
          showSnackbar: ShowSnackbar,
        }),
      );
    },
  } satisfies Partial<FeatureLoaders>;
}
