import type { AccountProfile } from '../../domain/account/account-profile';
import type { FeatureName } from '../../domain/options/feature-name';
import type { NetworksState } from '../../domain/network/networks-state';
import type { SendState } from '../../domain/send/send-state';
import type { SwapState } from '../../domain/swap/swap-state';
import type { Portfolio } from '../../domain/token/portfolio';
import type { AccountVerbs } from '../account/account-feature';
import type { AnalyticsState, AnalyticsVerbs } from '../analytics/analytics-feature';
import type { AuthState } from '../auth/auth-store';
import type { AuthVerbs } from '../auth/auth-verbs';
import type { PairingState, PairingVerbs } from '../pairing/pairing-feature';
import type { HistoryState, HistoryVerbs } from '../history/history-feature';
import type { NetworksVerbs } from '../network/networks-feature';
import type { OnrampState, OnrampVerbs } from '../onramp/onramp-feature';
import type { ReceiveState, ReceiveVerbs } from '../receive/receive-feature';
import type { ReadableStore } from '../state/readable-store';
import type { NamesState, NamesVerbs } from '../names/names-feature';
import type { SiwxState, SiwxVerbs } from '../siwx/siwx-feature';
import type { SendVerbs } from '../send/send-feature';
import type { SwapVerbs } from '../swap/swap-feature';
import type { WalletsState, WalletsVerbs } from '../wallets/wallets-feature';
import type { TokensVerbs } from '../tokens/tokens-feature';

/** What can be done with each feature. */
export interface FeatureVerbs {
  readonly auth: AuthVerbs;
  readonly account: AccountVerbs;
  readonly analytics: AnalyticsVerbs;
  readonly pairing: PairingVerbs;
  readonly history: HistoryVerbs;
  readonly networks: NetworksVerbs;
  readonly names: NamesVerbs;
  readonly siwx: SiwxVerbs;
  readonly onramp: OnrampVerbs;
  readonly receive: ReceiveVerbs;
  readonly send: SendVerbs;
  readonly swap: SwapVerbs;
  readonly tokens: TokensVerbs;
  readonly wallets: WalletsVerbs;
}

/** What is known of each feature, under `state.features` from when it is first used. */
export interface FeatureStates {
  readonly auth: AuthState;
  readonly account: AccountProfile;
  readonly analytics: AnalyticsState;
  readonly pairing: PairingState;
  readonly history: HistoryState;
  readonly networks: NetworksState;
  readonly names: NamesState;
  readonly siwx: SiwxState;
  readonly onramp: OnrampState;
  readonly receive: ReceiveState;
  readonly send: SendState;
  readonly swap: SwapState;
  readonly tokens: Portfolio;
  readonly wallets: WalletsState;
}

/** One feature as it is loaded: its verbs, and a store of its state. */
export type Feature<Name extends FeatureName> = FeatureVerbs[Name] &
  ReadableStore<FeatureStates[Name]>;

/** How each feature is downloaded and built. Called again where a download failed. */
export type FeatureLoaders = { readonly [Name in FeatureName]: () => Promise<Feature<Name>> };
