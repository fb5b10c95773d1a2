import type { FeatureVerbs } from '../../application/widget/features';
import type { FeatureStates } from '../../application/snapshot/feature-states';
import type { ViewSubject, Widget } from '../../application/widget/widget';
import { widgetAnswering } from '../../application/widget/core-verbs';
import { openAndConnect } from '../../application/widget/open-and-connect';
import { untilRestored } from '../../application/widget/until-restored';
import {
  emitEvents,
  type WidgetEventName,
  type WidgetEvents,
} from '../../application/widget/widget-events';
import { quietState, themeOf } from '../../application/snapshot/initial-state';
import type {
  OpenedSend,
  OpenRequest,
  OpenSendRequest,
} from '../../application/navigation/open-request';
import {
  type ConnectionState,
  disposedState,
  type WidgetState,
} from '../../application/snapshot/widget-state';
import type { Account, BalanceState } from '../../domain/account/account';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { formatCaipAddress, type CaipAddress } from '../../domain/caip/caip-address';
import type { ConnectAttempt } from '../../domain/connection/connection';
import type { ConnectFailure } from '../../domain/connection/connect-failure';
import type { ConnectorRow } from '../../domain/connection/connector-list';
import { WidgetError } from '../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { ActiveNetwork } from '../../domain/network/network';
import type { FeatureName } from '../../domain/feature/feature-name';
import { parseOptions, type WidgetOptionsInput } from '../../domain/options/parse-options';
import { parseTheme } from '../../domain/options/parse-theme';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ViewName, ViewEntry } from '../../domain/routing/view-name';
import type { ThemeInput } from '../../domain/theme/theme';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { providerOf } from '../../ports/provider-of';
import type { NamespaceProvider } from '../../ports/wallet-connector';

/** A well-known address without funds. */
export const someAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A wallet's image that needs no network. */
export const someImage =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Crect width=%228%22 height=%228%22 fill=%22%230a7%22/%3E%3C/svg%3E';

/** The calls of a {@link FakeWidget}, in order: the verb, then its arguments. */
export type Asked = readonly [verb: string, ...args: readonly unknown[]];

/** The verbs that do nothing else. */
const recordedVerbs = [
  'preload',
  'cancelConnect',
  'disconnect',
  'switchNetwork',
  'dismissSwitch',
  'refreshBalance',
  'copyAddress',
] as const satisfies readonly (keyof Widget)[];

/**
 * A {@link Widget} whose state the story or the test sets: it lets a presenter render without a core. Every
 * verb is recorded in `asked` and returns the entry of `answers` for it.
 */
export class FakeWidget extends widgetAnswering(recordedVerbs) implements Widget {
  readonly serverState: WidgetState;
  readonly asked: Asked[] = [];
  readonly answers = new Map<string, () => Promise<void>>();
  #features: Partial<FeatureVerbs> = {};
  #options: WidgetOptions;

  constructor(options: WidgetOptionsInput = {}) {
    const parsed = parseOptions({ networks: [ethereum, arbitrum], ...options });
    super(quietState(parsed, themeOf(parsed)));
    this.#options = parsed;
    this.serverState = this.state;
  }

  get options(): WidgetOptions {
    return this.#options;
  }

  /** Replaces a part of the state. */
  set(part: Partial<WidgetState>): void {
    this.replace({ ...this.state, ...part });
  }

  /** Replaces some of the options, before the widget is rendered. Sites cannot change them later either. */
  setOptions(part: Partial<WidgetOptions>): void {
    this.#options = { ...this.#options, ...part };
  }

  /** Shows the views of `history`, the last one on top. */
  showViews(...history: readonly ViewEntry[]): void {
    this.set({ isOpen: true, history, view: history.at(-1) });
  }

  /** Replaces a part of the EVM connection. */
  setConnection(part: Partial<ConnectionState>): void {
    const { connections } = this.state;
    const eip155 = { ...connections.eip155, ...part } as ConnectionState<'eip155'>;
    this.set({ connections: { ...connections, eip155 } });
  }

  /** Connects `someAddress`, with the fields of `part`. */
  setAccount(part: Partial<Account> = {}): void {
    const { connections } = this.state;
    const { attempt: _ended, ...rest } = connections.eip155;
    const account = { ...accountOf('eip155'), ...part } as Account<'eip155'>;
    const eip155: ConnectionState<'eip155'> = { ...rest, status: 'connected', account };
    this.set({ connections: { ...connections, eip155 } });
  }

  /** Sends a request to the wallet `connectorId`, or makes it fail. */
  setAttempt(connectorId: string, failure?: ConnectFailure): void {
    const attempt: ConnectAttempt = failure
      ? { status: 'failed', connectorId, failure }
      : { status: 'asking', connectorId, purpose: 'connect' };
    this.setConnection({ status: failure ? 'disconnected' : 'connecting', attempt });
  }

  get ready(): Promise<void> {
    return untilRestored(this);
  }

  on<Name extends WidgetEventName>(
    name: Name,
    listener: (event: WidgetEvents[Name]) => void,
  ): () => void {
    const states = [this.state];
    return this.subscribe(() => {
      states.push(this.state);
      emitEvents(states, name, listener);
    });
  }

  /** From now on has the feature `name`. */
  offer<Name extends FeatureName>(name: Name, verbs: FeatureVerbs[Name]): void {
    this.#features = { ...this.#features, [name]: verbs };
  }

  /** Replaces the state of a feature. */
  setFeature<Name extends FeatureName>(name: Name, state: FeatureStates[Name]): void {
    this.set({ features: { ...this.state.features, [name]: state } });
  }

  async feature<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name]> {
    await this.#answer('feature', name);
    const verbs: FeatureVerbs[Name] | undefined = this.#features[name];
    if (verbs) return verbs;
    throw new WidgetError('FEATURE_OFF', { feature: name });
  }

  open(request: OpenSendRequest): Promise<OpenedSend>;
  open(request?: OpenRequest): Promise<void>;
  async open(request?: OpenRequest): Promise<OpenedSend | void> {
    await this.#answer('open', request);
    const { account } = this.state.connections.eip155;
    this.showViews({ name: request?.view ?? (account ? 'Account' : 'Connect') });
  }

  async close(): Promise<void> {
    await this.#answer('close');
    if (this.options.enableEmbedded) return;
    this.set({ isOpen: false });
    this.set({ history: [], view: undefined });
  }

  async show(view: ViewName, about?: ViewSubject): Promise<void> {
    await this.#answer('show', view, ...(about ? [about] : []));
    this.showViews(...this.state.history, { name: view, ...about });
  }

  async back(): Promise<void> {
    // At once, as a loaded core does: a press may go back and choose another wallet.
    const history = this.state.history.slice(0, -1);
    if (history.length > 0) this.showViews(...history);
    await this.#answer('back');
    if (history.length === 0) await this.close();
  }

  async chooseWallet(connectorId: string, namespace?: ChainNamespace): Promise<void> {
    this.showViews(...this.state.history, { name: 'ConnectingExternal', connectorId });
    this.setAttempt(connectorId);
    await this.#answer('chooseWallet', connectorId, ...(namespace ? [namespace] : []));
  }

  async connect(connectorId: string): Promise<CaipAddress> {
    await this.#answer('connect', connectorId);
    return accountOf('eip155').caipAddress;
  }

  openAndConnect(...how: Parameters<Widget['openAndConnect']>): Promise<CaipAddress> {
    return openAndConnect(this, ...how);
  }

  setTheme(change: ThemeInput): void {
    const theme = parseTheme(change, this.state.theme, () => true);
    if (theme !== this.state.theme) this.set({ theme });
  }

  async endpoints(): Promise<readonly []> {
    await this.#answer('endpoints');
    return [];
  }

  provider<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined {
    const on = (namespace ?? 'eip155') as Namespace;
    const { account } = this.state.connections[on];
    return account && providerOf({ access: { namespace: 'eip155', provider: someProvider } }, on);
  }

  present(): void {
    // It has no view that presenters have no component for.
  }

  dispose(): void {
    void this.#answer('dispose');
    this.replace(disposedState(this.state));
  }

  restart(): void {
    if (this.state.isDisposed) this.replace(this.serverState);
  }

  protected answer(verb: string, args: readonly unknown[]): Promise<void> {
    return this.#answer(verb, ...args);
  }

  async #answer(verb: string, ...args: readonly unknown[]): Promise<void> {
    this.asked.push([verb, ...args]);
    await this.answers.get(verb)?.();
  }
}

/** The provider of a connected {@link FakeWidget}. */
export const someProvider: Eip1193Provider = { request: async () => undefined };

/** A row of the Connect view. */
export function walletRow(id: string, part: Partial<ConnectorRow> = {}): ConnectorRow {
  const tag = part.tag ?? 'installed';
  return { id, name: id, type: typesByTag[tag], tag, isDuplicate: false, ...part };
}

/** The kind of row that usually has the tag. */
const typesByTag: Readonly<Record<ConnectorRow['tag'], ConnectorRow['type']>> = {
  qrCode: 'walletConnect',
  recent: 'recent',
  installed: 'injected',
  none: 'recommended',
  getWallet: 'recommended',
};

/** A network that the site does not support. */
export const unknownNetwork: ActiveNetwork = {
  ...ethereum,
  id: 777,
  caipNetworkId: 'eip155:777',
  name: 'Unknown Network',
  isSupported: false,
};

/** A balance of `units` wei. */
export function ether(units: bigint): BalanceState {
  return { status: 'loaded', units, decimals: 18, symbol: 'ETH' };
}

function accountOf(namespace: ChainNamespace): Account {
  return {
    namespace,
    caipAddress: formatCaipAddress({ namespace, chainReference: '1', address: someAddress }),
    address: someAddress,
    allAddresses: [someAddress],
    connectorId: 'io.rabby',
    balance: { status: 'unknown' },
    explorerUrl: `https://etherscan.io/address/${someAddress}`,
  };
}
