import type { CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { EntryError } from '../../domain/errors/entry-error';
import { type KnowsColor, parseTheme } from '../../domain/options/parse-theme';
import type { Endpoint } from '../../domain/options/endpoints';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { FeatureName } from '../../domain/options/feature-name';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { Theme, ThemeInput } from '../../domain/theme/theme';
import type { NamespaceProvider } from '../../ports/wallet-connector';
import type { StreamSubscription } from '../../ports/stream';
import type { FeatureVerbs } from './features';
import { initialStateOf, quietState, themeOf } from '../snapshot/initial-state';
import type { ReadableStore } from '../state/readable-store';
import { SnapshotStore } from '../state/snapshot-store';
import type { StoredSession } from '../state/stored-session';
import type { ViewSubject, Widget } from './widget';
import type { OpenRequest } from '../navigation/open-request';
import type { WidgetCore } from './widget-core';
import { disposedState, type WidgetState } from '../snapshot/widget-state';

export interface LazyWidgetDeps {
  readonly knowsColor: KnowsColor;
  readonly options: WidgetOptions;
  readonly stored: StoredSession;

  /** Downloads and builds the core. Called again where a download failed. */
  readonly loadCore: (theme: ReadableStore<Theme>) => Promise<WidgetCore>;
}

/**
 * The {@link Widget} a page holds: small, and complete from the first moment. It shows where the
 * visitor continues, and fetches the core behind it when there is something to do.
 */
export class LazyWidget implements Widget {
  readonly options: WidgetOptions;
  readonly serverState: WidgetState;
  readonly #stored: StoredSession;
  readonly #store: SnapshotStore<WidgetState>;
  readonly #theme: SnapshotStore<Theme>;
  readonly #loadCore: LazyWidgetDeps['loadCore'];
  readonly #knowsColor: KnowsColor;
  #core: WidgetCore | undefined;
  #loading: Promise<WidgetCore> | undefined;
  #following: StreamSubscription | undefined;
  #isDisposed = false;

  constructor({ knowsColor, options, stored, loadCore }: LazyWidgetDeps) {
    this.options = options;
    this.#stored = stored;
    this.#loadCore = loadCore;
    this.#knowsColor = knowsColor;
    this.#theme = new SnapshotStore(themeOf(options));
    this.serverState = quietState(options, initialStateOf(options), themeOf(options));
    this.#store = new SnapshotStore(this.#storedState());
    this.#begin();
  }

  get state$() {
    return this.#store.state$;
  }

  get state(): WidgetState {
    return this.#store.getSnapshot();
  }

  getSnapshot(): WidgetState {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    let isFirst = true;
    const subscription = this.#store.state$.subscribe(() => {
      if (!isFirst) listener();
      isFirst = false;
    });
    return () => subscription.unsubscribe();
  }

  async preload(): Promise<void> {
    await this.#whenLoaded();
  }

  feature<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name]> {
    return this.#with((core) => core.feature(name));
  }

  open(request?: OpenRequest): Promise<void> {
    return this.#with((core) => core.open(request));
  }

  async close(): Promise<void> {
    if (!this.#isDisposed) await this.#with((core) => core.close());
  }

  show(view: AnyViewName, about?: ViewSubject): Promise<void> {
    return this.#with((core) => core.show(view, about));
  }

  back(): Promise<void> {
    return this.#with((core) => core.back());
  }

  chooseWallet(connectorId: string, namespace?: ChainNamespace): Promise<void> {
    return this.#with((core) => core.chooseWallet(connectorId, namespace));
  }

  connect(
    connectorId: string,
    signal?: AbortSignal,
    namespace?: ChainNamespace,
  ): Promise<CaipAddress> {
    return this.#with((core) => core.connect(connectorId, signal, namespace));
  }

  cancelConnect(namespace?: ChainNamespace): void {
    this.#core?.cancelConnect(namespace);
  }

  disconnect(namespace?: ChainNamespace): Promise<void> {
    return this.#with((core) => core.disconnect(namespace));
  }

  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void> {
    return this.#with((core) => core.switchNetwork(caipNetworkId));
  }

  dismissSwitch(): void {
    this.#core?.dismissSwitch();
  }

  refreshBalance(how?: { readonly force?: boolean }): Promise<void> {
    return this.#with((core) => core.refreshBalance(how));
  }

  endpoints(): Promise<readonly Endpoint[]> {
    return this.#with((core) => core.endpoints());
  }

  copyAddress(): Promise<void> {
    return this.#with((core) => core.copyAddress());
  }

  setTheme(change: ThemeInput): void {
    const theme = parseTheme(change, this.state.theme, this.#knowsColor);
    this.#theme.replace(theme);
    // A core has taken the change over by now.
    if (theme !== this.state.theme) this.#store.replace({ ...this.state, theme });
  }

  provider<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined {
    return this.#core?.provider(namespace);
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.#core?.dispose();
    this.#following?.unsubscribe();
    // Without a core, nothing will restore a connection of an earlier visit.
    const last = this.#core ? this.state : this.serverState;
    this.#core = undefined;
    this.#loading = undefined;
    this.#store.replace(disposedState(last));
  }

  restart(): void {
    if (!this.state.isDisposed) return;
    this.#isDisposed = false;
    this.#begin();
    this.#store.replace(this.#storedState());
  }

  /** Restores an earlier visit's connection, now or when another tab stores one. */
  #begin(): void {
    const restore = (): void => {
      const { connected } = initialStateOf(this.options, this.#stored);
      if (Object.values(connected).some(({ attempt }) => attempt)) {
        this.preload().catch(() => this.#giveUpRestoring());
      }
    };
    restore();
    this.#following = this.#stored.storage.changes$?.subscribe(restore);
  }

  #storedState(): WidgetState {
    const initialState = initialStateOf(this.options, this.#stored);
    return quietState(this.options, initialState, this.#theme.getSnapshot());
  }

  /** Calls `use` in this task where the core is loaded: a wallet's window may only open inside the click. */
  async #with<Result>(use: (core: WidgetCore) => Promise<Result>): Promise<Result> {
    const core = this.#isDisposed ? undefined : this.#core;
    return use(core ?? (await this.#whenLoaded()));
  }

  #whenLoaded(): Promise<WidgetCore> {
    if (this.#isDisposed) return Promise.reject(new EntryError('WIDGET_DISPOSED', {}));
    if (this.#loading) return this.#loading;
    const loading: Promise<WidgetCore> = this.#loadCore(this.#theme).then(
      (core) => this.#adopt(core, this.#loading === loading),
      (cause: unknown) => {
        if (this.#loading === loading) this.#loading = undefined;
        throw new EntryError('DOWNLOAD_FAILED', {}, { cause });
      },
    );
    this.#loading = loading;
    return loading;
  }

  /** Makes `core` the one behind the verbs, unless the widget was disposed while it was downloaded. */
  #adopt(core: WidgetCore, isWanted: boolean): WidgetCore {
    if (!isWanted) {
      core.dispose();
      throw new EntryError('WIDGET_DISPOSED', {});
    }
    this.#core = core;
    this.#following?.unsubscribe();
    this.#following = core.state$.subscribe((state) => this.#store.replace(state));
    core.start();
    return core;
  }

  /** Restoring needs the core: where it cannot be had, the visitor starts afresh. */
  #giveUpRestoring(): void {
    if (!this.#core && !this.#isDisposed) this.#store.replace(this.serverState);
  }
}
