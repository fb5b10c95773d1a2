import type { FeatureName } from '../../domain/feature/feature-name';
import type { AccountVerbs } from '../account/account-feature';
import type { AnalyticsVerbs } from '../analytics/analytics-feature';
import type { AuthVerbs } from '../auth/auth-verbs';
import type { PermissionsVerbs } from '../permissions/permissions-feature';
import type { PairingVerbs } from '../pairing/pairing-feature';
import type { HistoryVerbs } from '../history/history-feature';
import type { NetworksVerbs } from '../network/networks-feature';
import type { NftsVerbs } from '../nft/nfts-feature';
import type { OnrampVerbs } from '../onramp/onramp-feature';
import type { ReceiveVerbs } from '../receive/receive-feature';
import type { NamesVerbs } from '../names/names-feature';
import type { SiwxVerbs } from '../siwx/siwx-feature';
import type { SendVerbs } from '../send/send-feature';
import type { SwapVerbs } from '../swap/swap-feature';
import type { WalletsVerbs } from '../wallets/wallets-feature';
import type { TokensVerbs } from '../tokens/tokens-feature';

interface Verbs {
  readonly auth: AuthVerbs;
  readonly account: AccountVerbs;
  readonly analytics: AnalyticsVerbs;
  readonly pairing: PairingVerbs;
  readonly permissions: PermissionsVerbs;
  readonly history: HistoryVerbs;
  readonly networks: NetworksVerbs;
  readonly names: NamesVerbs;
  readonly siwx: SiwxVerbs;
  readonly nfts: NftsVerbs;
  readonly onramp: OnrampVerbs;
  readonly receive: ReceiveVerbs;
  readonly send: SendVerbs;
  readonly swap: SwapVerbs;
  readonly tokens: TokensVerbs;
  readonly wallets: WalletsVerbs;
}

/** The verbs of each feature. A feature without its verbs does not compile. */
export type FeatureVerbs = { readonly [Name in FeatureName]: Verbs[Name] };
