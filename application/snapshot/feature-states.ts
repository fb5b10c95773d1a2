import type { AccountProfile } from '../../domain/account/account-profile';
import type { AnalyticsState } from '../../domain/analytics/analytics-state';
import type { AuthState } from '../../domain/auth/auth-state';
import type { Pairing } from '../../domain/connection/pairing';
import type { WalletsState } from '../../domain/connection/wallets-state';
import type { NamesState } from '../../domain/name/names-state';
import type { NetworksState } from '../../domain/network/networks-state';
import type { NftsState } from '../../domain/nft/nfts-state';
import type { OnrampState } from '../../domain/onramp/onramp-state';
import type { PermissionsState } from '../../domain/permission/permissions-state';
import type { ReceiveState } from '../../domain/payment/receive-state';
import type { SendState } from '../../domain/send/send-state';
import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { SwapState } from '../../domain/swap/swap-state';
import type { Portfolio } from '../../domain/token/portfolio';
import type { HistoryState } from '../../domain/transaction/history-state';
import type { SentByWidget } from '../../domain/transaction/sent-by-widget';

/** The state of each feature, under `state.features` from its first use. */
export interface FeatureStates {
  readonly auth: AuthState;
  readonly account: AccountProfile;
  readonly analytics: AnalyticsState;
  readonly pairing: Pairing;
  readonly permissions: PermissionsState;
  readonly history: HistoryState;
  readonly networks: NetworksState;
  readonly names: NamesState;
  readonly siwx: SiwxState;
  readonly nfts: NftsState;
  readonly onramp: OnrampState;
  readonly receive: ReceiveState;
  readonly send: SendState;
  readonly swap: SwapState;
  readonly tokens: Portfolio;
  readonly wallets: WalletsState;

  /** What the features have sent, or seen end, since the page was opened: the latest change first, at most 20. */
  readonly transactions: readonly SentByWidget[];
}
