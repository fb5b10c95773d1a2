import type { Account } from '../../domain/account/account';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ConnectAttempt, ConnectionStatus } from '../../domain/connection/connection';
import type { ConnectorRow } from '../../domain/connection/connector-list';
import type { Connector } from '../../domain/connection/connector';
import type { AlertCode } from '../../domain/messages/alert-catalogue';
import type { SnackbarCode, SnackbarVariant } from '../../domain/messages/snackbar-code';
import type { SnackbarLink } from '../../domain/messages/snackbar-link';
import type { ConnectMethod } from '../../domain/options/features';
import type { ActiveNetwork, Network } from '../../domain/network/network';
import type { SwitchState } from '../../domain/network/network-switch';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { Theme } from '../../domain/theme/theme';
import type { FeatureStates } from './feature-states';

/** One namespace's connection, for dapps and views. */
export interface ConnectionState<Namespace extends ChainNamespace = ChainNamespace> {
  /** Which namespace it is. */
  readonly namespace: Namespace;
  /** Where the connection stands. */
  readonly status: ConnectionStatus;

  /** The account in use. Stays while another wallet is asked. Absent until a required sign-in is done. */
  readonly account?: Account<Namespace>;

  /** The wallet that is asked now, or that declined and was not dismissed. */
  readonly attempt?: ConnectAttempt;

  /** The wallet's network; without a wallet, the chosen one. */
  readonly network?: ActiveNetwork<Namespace>;
}

/** The connection of each namespace. */
export type ConnectionStates = { readonly [Each in ChainNamespace]: ConnectionState<Each> };

/** A passing message at the foot of the widget. */
export interface SnackbarState {
  /** Differs for every message, so that a screen reader announces the same text twice. */
  readonly id: number;

  /** The message's code, for a presenter with texts of its own. */
  readonly code: SnackbarCode;
  /** Its look. */
  readonly variant: SnackbarVariant;
  /** The text, in English. Views show that of the language of the visitor. */
  readonly text: string;

  /** The page of the transaction that it is about, where there is one. */
  readonly link?: SnackbarLink | undefined;
}

/** A message to the developer about the set-up of the widget. */
export interface AlertState {
  /** Which fault it is. */
  readonly code: AlertCode;
  /** Its name, in English. */
  readonly short: string;
  /** What to do about it, in English. */
  readonly long: string;
}

/** The public state of a widget, in one immutable value. */
export interface WidgetState {
  /** Whether the modal is open. An embedded panel is open all the time. */
  readonly isOpen: boolean;

  /** The view on show; `undefined` while closed. */
  readonly view: ViewEntry | undefined;

  /** The views a visitor came through, the one on show last. */
  readonly history: readonly ViewEntry[];
  /** Whether the modal waits for something before it opens a view. */
  readonly isLoading: boolean;

  /** True for 500 ms after a close was refused. */
  readonly isShaking: boolean;

  /** The namespace in use. */
  readonly namespace: ChainNamespace;
  /** The connection of each namespace. */
  readonly connections: ConnectionStates;
  /** The networks of the site, and those that it has added. */
  readonly networks: readonly Network[];
  /** A switch of the network that waits, or failed. */
  readonly switching: SwitchState | undefined;

  /** Every connector known, in the order they became known. */
  readonly connectors: readonly Connector[];

  /** How many wallets of this page are not listed, because there are too many. Absent: none. */
  readonly leftOutCount?: number;

  /** The rows of the Connect view: grouped, ordered and filtered by the options. */
  readonly connectorRows: readonly ConnectorRow[];

  /** The ways to connect that are offered, in the order in which they are shown. Absent until the core is downloaded. */
  readonly connectMethods?: readonly ConnectMethod[];

  /** The login that was used last, on an earlier visit: `email`, or the name of a provider. */
  readonly recentLogin?: string | undefined;
  /** The passing message on show. */
  readonly snackbar: SnackbarState | undefined;
  /** What is wrong with the set-up, where `debug` is on. */
  readonly alert: AlertState | undefined;

  /** The theme: that of the options, until `setTheme` changes it. */
  readonly theme: Theme;

  /** The state of each feature that has been used. */
  readonly features: Partial<FeatureStates>;

  /**
   * Whether the site's own port for swaps has exchanges on the network in use; `null` where it does not say. Absent
   * where the site has no such port: the option `sources` then says where tokens can be swapped.
   */
  readonly canSwap?: boolean | null;

  /** Whether the visitor hides amounts, which views and buttons then do. Absent until the core is downloaded. */
  readonly isPrivate?: boolean;

  /** Whether the widget was disposed: it neither opens nor follows the wallets any more. */
  readonly isDisposed: boolean;
}

/** The parts of a state without a modal, requests, failures and messages. */
export const closed = {
  isOpen: false,
  view: undefined,
  history: [],
  isLoading: false,
  isShaking: false,
  switching: undefined,
  snackbar: undefined,
} as const satisfies Partial<WidgetState>;

/** `state` after its widget was disposed. */
export function disposedState(state: WidgetState): WidgetState {
  return { ...state, ...closed, isDisposed: true };
}

/** The connection of the namespace in use. */
export function activeConnection(state: WidgetState): ConnectionState {
  return state.connections[state.namespace];
}
