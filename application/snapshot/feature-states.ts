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
  /** The embedded wallet: its user, its logins, and what waits for an approval. */
  readonly auth: AuthState;
  /** What is known of the account in use beyond `connections`. */
  readonly account: AccountProfile;
  /** Whether the visitor has used the widget: before that it reports nothing. */
  readonly analytics: AnalyticsState;
  /** The pairing of a wallet on another device. */
  readonly pairing: Pairing;
  /** The permissions of the site (ERC-7715). */
  readonly permissions: PermissionsState;
  /** What the account has done. */
  readonly history: HistoryState;
  /** The networks of the site, by namespace. */
  readonly networks: NetworksState;
  /** Names that can be registered, and those of the account. */
  readonly names: NamesState;
  /** The sign-in. */
  readonly siwx: SiwxState;
  /** The NFTs of the account. */
  readonly nfts: NftsState;
  /** Providers, and the purchase that goes on. */
  readonly onramp: OnrampState;
  /** What the account receives with. */
  readonly receive: ReceiveState;
  /** The form for sending, and its review. */
  readonly send: SendState;
  /** The form for swapping, and its review. */
  readonly swap: SwapState;
  /** The tokens of the account. */
  readonly tokens: Portfolio;
  /** The list of wallets. */
  readonly wallets: WalletsState;

  /** What the features have sent, or seen end, since the page was opened: the latest change first, at most 20. */
  readonly transactions: readonly SentByWidget[];
}
