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
  /** Of `feature('auth')`. */
  readonly auth: AuthVerbs;
  /** Of `feature('account')`. */
  readonly account: AccountVerbs;
  /** Of `feature('analytics')`. */
  readonly analytics: AnalyticsVerbs;
  /** Of `feature('pairing')`. */
  readonly pairing: PairingVerbs;
  /** Of `feature('permissions')`. */
  readonly permissions: PermissionsVerbs;
  /** Of `feature('history')`. */
  readonly history: HistoryVerbs;
  /** Of `feature('networks')`. */
  readonly networks: NetworksVerbs;
  /** Of `feature('names')`. */
  readonly names: NamesVerbs;
  /** Of `feature('siwx')`. */
  readonly siwx: SiwxVerbs;
  /** Of `feature('nfts')`. */
  readonly nfts: NftsVerbs;
  /** Of `feature('onramp')`. */
  readonly onramp: OnrampVerbs;
  /** Of `feature('receive')`. */
  readonly receive: ReceiveVerbs;
  /** Of `feature('send')`. */
  readonly send: SendVerbs;
  /** Of `feature('swap')`. */
  readonly swap: SwapVerbs;
  /** Of `feature('tokens')`. */
  readonly tokens: TokensVerbs;
  /** Of `feature('wallets')`. */
  readonly wallets: WalletsVerbs;
}

/** The verbs of each feature. A feature without its verbs does not compile. */
export type FeatureVerbs = { readonly [Name in FeatureName]: Verbs[Name] };
