import type { OpenedSend, OpenRequest, OpenSendRequest } from '../navigation/open-request';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Endpoint } from '../../domain/options/endpoints';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { FeatureName } from '../../domain/feature/feature-name';
import type { ViewName, ViewEntry } from '../../domain/routing/view-name';
import type { ThemeInput } from '../../domain/theme/theme';
import type { NamespaceProvider } from '../../ports/wallet-connector';
import type { FeatureVerbs } from './features';
import type { ReadableStore } from '../state/readable-store';
import type { WidgetEventName, WidgetEvents } from './widget-events';
import type { WidgetState } from '../snapshot/widget-state';

/** The subject of a view: a wallet, a namespace, or both. */
export type ViewSubject = Pick<ViewEntry, 'args' | 'connectorId' | 'namespace'>;

/**
 * One wallet widget: its state and its verbs. Two widgets on a page share nothing but the page and, unless
 * their `id` option differs, the names of their stored values.
 *
 * Making one downloads nothing. The code behind the verbs arrives with the first call, with {@link
 * Widget.preload}, or at once where an earlier visit left a connection to restore.
 */
export interface Widget extends ReadableStore<WidgetState> {
  /** The options that it was made with, with defaults filled in. */
  readonly options: WidgetOptions;

  /** The current state: the same as `getSnapshot()`. */
  readonly state: WidgetState;

  /** The state before anything is read from this browser: what a server renders. */
  readonly serverState: WidgetState;

  /**
   * Calls `listener` with the state, at once and each time it is replaced, until the returned function is called. So a
   * widget is a store of Svelte.
   */
  subscribe(listener: (state: WidgetState) => void): () => void;

  /** Resolves as soon as the wallets of an earlier visit are connected again or have not answered. */
  readonly ready: Promise<void>;

  /**
   * Calls `listener` for each event `name` from now on, until the returned function is called. Events follow from the
   * states, so a listener reads the same in {@link Widget.state}, or what is newer.
   */
  on<Name extends WidgetEventName>(
    name: Name,
    listener: (event: WidgetEvents[Name]) => void,
  ): () => void;

  /** Downloads the code of the verbs in advance. */
  preload(): Promise<void>;

  /**
   * The verbs of a feature, downloaded at its first use; its state is under `state.features` from then on.
   *
   * @throws `WidgetError` `FEATURE_UNKNOWN`, `FEATURE_OFF` where the site has it off, `PORT_MISSING` where a
   *   port that it needs has no adapter, `DOWNLOAD_FAILED`; the next call tries again.
   */
  feature<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name]>;

  /**
   * Opens the form that sends a token, filled in with the arguments, and resolves with the hash of what the visitor
   * sends.
   *
   * @throws `WidgetError` `ABORTED` when the modal closes first, but not while the wallet decides about a transfer: its
   *   answer then counts. `WIDGET_DISPOSED`, and what {@link Widget.open} throws for other views.
   */
  open(request: OpenSendRequest): Promise<OpenedSend>;

  /**
   * Opens the modal. While a page loads, waits up to 5 s for a presenter, such as `cleatkit/react`.
   *
   * @throws `WidgetError` `PRESENTER_MISSING` where none comes, in Node at once; `VIEW_UNKNOWN`, and what {@link Widget.feature} throws, for a view that belongs to a feature.
   */
  open(request?: OpenRequest): Promise<void>;

  /**
   * Closes the modal, or shakes it where the visitor may not leave the view. An embedded panel goes to the
   * first view.
   */
  close(): Promise<void>;

  /** Shows `view` on top of the one on show. `Connect` with a namespace lists the wallets that are on it. */
  show(view: ViewName, about?: ViewSubject): Promise<void>;

  /** Goes one view back; closes the modal where there is none. */
  back(): Promise<void>;

  /**
   * Shows the wallet's connecting view and sends it the request; closes the modal when the wallet approves.
   * Without `namespace`, the visitor first chooses one for a wallet that is on several.
   */
  chooseWallet(connectorId: string, namespace?: ChainNamespace): Promise<void>;

  /**
   * Requests a connection from a wallet, without opening the modal.
   *
   * Cancels a request to another wallet on the same namespace. A wallet that is on several is connected on
   * `namespace`; without it on the one in use, if the wallet is on it. Resolves with the account that the wallet
   * shares. Where the site requires a sign-in, that account is connecting until `signIn()` of `siwx` resolves.
   *
   * @throws `WidgetError` `CONNECTOR_NOT_FOUND`, `CONNECTOR_ALREADY_CONNECTED`, `ABORTED` when it is
   *   cancelled, and what the wallet answered (`RPC` with `rpcCode` 4001 when the visitor declined).
   */
  connect(
    connectorId: string,
    namespace?: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<CaipAddress>;

  /**
   * Opens the modal, and resolves with the account that the visitor connects; at once where a wallet is connected.
   * With `namespace` the modal lists the wallets that are on it, and others do not count. Where the site requires a
   * sign-in, resolves after it.
   *
   * @throws `WidgetError` `ABORTED` when the visitor closes the modal, `PRESENTER_MISSING` as in {@link Widget.open},
   *   `WIDGET_DISPOSED`, `DOWNLOAD_FAILED`, and the reason of `signal`, which closes the modal when it aborts.
   */
  openAndConnect(namespace?: ChainNamespace, signal?: AbortSignal): Promise<CaipAddress>;

  /** Cancels the request to a wallet. A later answer is ignored. */
  cancelConnect(namespace?: ChainNamespace): void;

  /**
   * Disconnects one namespace, or all of them.
   *
   * @throws `WidgetError` `DISCONNECT_FAILED` naming the namespaces whose wallet refused; the others are
   *   disconnected anyway.
   */
  disconnect(namespace?: ChainNamespace): Promise<void>;

  /**
   * Switches to a configured network: requests it from the connected wallet, or chooses it where none is
   * connected.
   *
   * @throws `WidgetError` `NETWORK_NOT_FOUND`, `CHAIN_NOT_SUPPORTED`, `NETWORK_NOT_CHANGED`, or what the
   *   wallet answered.
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>;

  /** Forgets a failed network switch. */
  dismissSwitch(): void;

  /**
   * Reads the balance again: at once where the last reading was 30 s ago or more, or with `force`; else as
   * soon as those 30 s are over. After a transaction that the dapp sent with {@link Widget.provider}, the widget
   * reads the balance as soon as the chain has the transaction.
   */
  refreshBalance(how?: { readonly force?: boolean }): Promise<void>;

  /**
   * Changes the look of the buttons and the modal in place: `mode`, `preset`, `variables`. An absent part
   * stays; `variables` replace all earlier ones. A visit begins with the options' theme.
   *
   * @throws `WidgetError` `OPTION_INVALID`, naming the part.
   */
  setTheme(change: ThemeInput): void;

  /**
   * Every host that the widget may contact with its options and networks, with the purpose and the moment,
   * for a Content-Security-Policy and a privacy page. Making the list sends no request.
   */
  endpoints(): Promise<readonly Endpoint[]>;

  /** Copies the address in use and shows that. */
  copyAddress(): Promise<void>;

  /**
   * The provider of the wallet connected on `namespace`; its EIP-1193 provider where no namespace is named. A
   * site sends requests with it for which the widget has no view, such as `signPsbt` on Bitcoin. Where the site
   * requires a sign-in, an account without a session has no provider, and one from before refuses requests with 4100.
   */
  provider<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined;

  /**
   * Called by what draws the views, before it does: a presenter such as `cleatkit/react`, or a site that draws them by
   * itself. {@link Widget.open} waits for it.
   *
   * @param language The language of its texts, as a BCP 47 tag, which the embedded wallet's page speaks too; English when absent.
   */
  present(language?: string): void;

  /**
   * Ends the widget: it closes, and nothing listens, waits or is pending afterwards. The wallet stays
   * connected. Its verbs throw `WIDGET_DISPOSED` from then on, except for `close`, which has nothing left to
   * do.
   */
  dispose(): void;

  /**
   * Starts again after {@link Widget.dispose}, like a new widget. A provider does this when it is mounted,
   * because React's StrictMode runs every clean-up once more. Does nothing before `dispose`.
   */
  restart(): void;
}
