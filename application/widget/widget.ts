import type { OpenRequest } from '../navigation/open-request';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Endpoint } from '../../domain/options/endpoints';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { FeatureName } from '../../domain/options/feature-name';
import type { AnyViewName, ViewEntry } from '../../domain/routing/view-name';
import type { ThemeInput } from '../../domain/theme/theme';
import type { NamespaceProvider } from '../../ports/wallet-connector';
import type { FeatureVerbs } from './features';
import type { ReadableStore } from '../state/readable-store';
import type { WidgetState } from '../snapshot/widget-state';

/** What a view is about: a wallet, a namespace, or the two. */
export type ViewSubject = Pick<ViewEntry, 'connectorId' | 'namespace'>;

/**
 * One wallet widget: its state, and everything that can be done with it. Two widgets on a page share
 * nothing but the page and, unless their `id` option differs, the names of their stored values.
 *
 * Making one downloads nothing. The code behind the verbs arrives with the first of them that is
 * called, with {@link Widget.preload}, or at once where an earlier visit left a connection to restore.
 */
export interface Widget extends ReadableStore<WidgetState> {
  /** The options it was made with, defaults filled in. */
  readonly options: WidgetOptions;

  /** The state right now: the same as `getSnapshot()`. */
  readonly state: WidgetState;

  /** The state before anything is read from this browser: what a server renders. */
  readonly serverState: WidgetState;

  /** Calls `listener` each time the state is replaced; returns how to stop that. */
  subscribe(listener: () => void): () => void;

  /** Downloads what the verbs need, ahead of time. */
  preload(): Promise<void>;

  /**
   * The verbs of a feature, downloaded when it is first asked for; its state is under
   * `state.features` from then on.
   *
   * @throws `WidgetError` `FEATURE_UNKNOWN`, `FEATURE_OFF` where the site has it off, `PORT_MISSING` where
   * a port that it needs has no adapter, `DOWNLOAD_FAILED`; the next call tries again.
   */
  feature<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name]>;

  /**
   * Opens the modal.
   *
   * @throws `WidgetError` `VIEW_UNKNOWN`, and what {@link Widget.feature} throws, for a view that belongs to a
   * feature.
   */
  open(request?: OpenRequest): Promise<void>;

  /** Closes the modal, or shakes it where the view may not be left. Embedded, it goes to the first view. */
  close(): Promise<void>;

  /**
   * Shows `view` on top of the one on show. `Connect` about a namespace lists the wallets that are on it.
   */
  show(view: AnyViewName, about?: ViewSubject): Promise<void>;

  /** One view back; closes the modal where there is none. */
  back(): Promise<void>;

  /**
   * Shows the wallet's connecting view and asks it; closes the modal when the wallet says yes. Without
   * `namespace`, a wallet that is on several is not asked before the visitor has chosen one.
   */
  chooseWallet(connectorId: string, namespace?: ChainNamespace): Promise<void>;

  /**
   * Asks a wallet to connect, without opening anything.
   *
   * A wallet that is being asked on the same namespace is given up for it. One that is on several is asked
   * on `namespace`; without it on the one in use, if it is there.
   *
   * @throws `WidgetError` `CONNECTOR_NOT_FOUND`, `CONNECTOR_ALREADY_CONNECTED`, `ABORTED` when it is
   * given up, and what the wallet answered (`RPC` with `rpcCode` 4001 when the person declined).
   */
  connect(
    connectorId: string,
    signal?: AbortSignal,
    namespace?: ChainNamespace,
  ): Promise<CaipAddress>;

  /** Gives up the wallet that is being asked; what it answers later is ignored. */
  cancelConnect(namespace?: ChainNamespace): void;

  /**
   * Disconnects one namespace, or all of them.
   *
   * @throws `WidgetError` `DISCONNECT_FAILED` naming the namespaces whose wallet would not; the others
   * are disconnected all the same.
   */
  disconnect(namespace?: ChainNamespace): Promise<void>;

  /**
   * Moves to a configured network: asks the connected wallet, or chooses it where none is connected.
   *
   * @throws `WidgetError` `NETWORK_NOT_FOUND`, `CHAIN_NOT_SUPPORTED`, `NETWORK_NOT_CHANGED`, or what the
   * wallet answered.
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>;

  /** Forgets a failed network switch. */
  dismissSwitch(): void;

  /**
   * Reads the balance again: at once where it was read 30 s ago or more, or with `force`; else as soon as those 30 s
   * are over. The balance is read by itself after a transaction that is sent with {@link Widget.provider} of an EVM
   * wallet, at its receipt.
   */
  refreshBalance(how?: { readonly force?: boolean }): Promise<void>;

  /**
   * Changes the look of the buttons and the modal where they stand: `mode`, `variables`, or both. What is absent
   * stays; `variables` replace all of those before. A visit begins with the options' theme.
   *
   * @throws `WidgetError` `OPTION_INVALID`, naming the part.
   */
  setTheme(change: ThemeInput): void;

  /**
   * Every host that the widget may ask with its options and networks, what for and when: what a
   * Content-Security-Policy and a privacy page have to name. Nothing is asked for the list.
   */
  endpoints(): Promise<readonly Endpoint[]>;

  /** Copies the address in use and says so. */
  copyAddress(): Promise<void>;

  /**
   * What the wallet connected on `namespace` does for the site itself: its EIP-1193 provider where none is
   * named. Requests beyond what the widget has views for, such as `signPsbt` on Bitcoin, are made with it.
   */
  provider<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined;

  /**
   * Ends the widget: it closes, and nothing listens, waits or is pending afterwards. The wallet stays connected.
   * Its verbs throw `WIDGET_DISPOSED` from then on, but for `close`, which has nothing left to do.
   */
  dispose(): void;

  /**
   * Begins anew after {@link Widget.dispose}, as a widget that has just been made. A provider does this when it is
   * mounted, because React's StrictMode runs every clean-up once more. Does nothing before `dispose`.
   */
  restart(): void;
}
