import type { CaipAddress } from '../../domain/caip/caip-address';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { isWidgetError } from '../../domain/errors/catalogued-error';
import { EntryError } from '../../domain/errors/entry-error';
import { oneOf } from '../../domain/options/check';
import { type KnowsColor, parseTheme } from '../../domain/options/parse-theme';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Theme, ThemeInput } from '../../domain/theme/theme';
import type { StreamSubscription } from '../../ports/stream';
import { initialStateOf, quietState, themeOf } from '../snapshot/initial-state';
import type { ReadableStore } from '../state/readable-store';
import { SnapshotStore } from '../state/snapshot-store';
import type { StoredSession } from '../state/stored-session';
import { type CoreVerb, coreVerbNames, idleVerbNames, widgetAnswering } from './core-verbs';
import type { Widget } from './widget';
import type { WidgetCore } from './widget-core';
import type { WidgetEventName, WidgetEvents } from './widget-events';
import { disposedState, type WidgetState } from '../snapshot/widget-state';

export interface LazyWidgetDeps {
  readonly knowsColor: KnowsColor;
  readonly options: WidgetOptions;
  readonly stored: StoredSession;

  /** Downloads and builds the core. Called again after a failed download. */
  readonly loadCore: (
    theme: ReadableStore<Theme>,
    presented: ReadableStore<string>,
  ) => Promise<WidgetCore>;

  readonly loadLateVerbs: () => Promise<LateVerbs>;
}

type LateVerbs = typeof import('./late-verbs');
type LoadCore = () => Promise<WidgetCore>;

const anEventName = oneOf<WidgetEventName>([
  'connect',
  'disconnect',
  'account',
  'network',
  'signIn',
  'transaction',
]);

/** A core as the place that answers every verb alike. */
type AnsweringCore = Readonly<Record<CoreVerb, AnyVerb['call']>>;

interface AnyVerb {
  call(...args: readonly unknown[]): unknown;
}

/**
 * The {@link Widget} of a page: small, and complete from the first moment. It shows the state of the last
 * visit, and downloads the core when it is needed.
 */
export class LazyWidget extends widgetAnswering(coreVerbNames) implements Widget {
  declare readonly options: WidgetOptions;
  declare readonly serverState: WidgetState;
  readonly #stored: StoredSession;
  readonly #theme: SnapshotStore<Theme>;
  readonly #loadCore: LazyWidgetDeps['loadCore'];
  readonly #loadLateVerbs: () => Promise<LateVerbs>;
  readonly #knowsColor: KnowsColor;
  readonly #presented = new SnapshotStore('');
  #core: WidgetCore | undefined;
  #load: LoadCore = rejectDisposed;
  #following: StreamSubscription | undefined;

  constructor({ knowsColor, options, stored, loadCore, loadLateVerbs }: LazyWidgetDeps) {
    const theme = themeOf(options);
    super(quietState(options, theme, stored));
    this.options = options;
    this.#stored = stored;
    this.#loadCore = loadCore;
    this.#loadLateVerbs = onceUntilFailure(() => downloaded(loadLateVerbs()));
    this.#knowsColor = knowsColor;
    this.#theme = new SnapshotStore(theme);
    this.serverState = quietState(options, theme, options.initialState);
    this.#begin();
  }

  get ready(): Promise<void> {
    return this.#loadLateVerbs().then(({ untilRestored }) => untilRestored(this));
  }

  on<Name extends WidgetEventName>(
    name: Name,
    listener: (event: WidgetEvents[Name]) => void,
  ): () => void {
    anEventName(name, 'widget.on');
    const states: WidgetState[] = [];
    const following = this.state$.subscribe((state) => {
      states.push(state);
      // Where the download fails, the next state tries again, and no event is lost.
      void this.#loadLateVerbs().then(
        ({ emitEvents }) => emitEvents(states, name, listener),
        () => {},
      );
    });
    return () => {
      following.unsubscribe();
      states.length = 0;
    };
  }

  async preload(): Promise<void> {
    await this.#load();
  }

  async close(): Promise<void> {
    if (!this.#isDisposed) await this.#with((core) => core.close());
  }

  async openAndConnect(...how: Parameters<Widget['openAndConnect']>): Promise<CaipAddress> {
    const { openAndConnect } = await this.#loadLateVerbs();
    return openAndConnect(this, ...how);
  }

  setTheme(change: ThemeInput): void {
    const theme = parseTheme(change, this.state.theme, this.#knowsColor);
    this.#theme.replace(theme);
    // A loaded core has published the change by now.
    if (theme !== this.state.theme) this.replace({ ...this.state, theme });
  }

  present(language = 'en'): void {
    this.#presented.replace(language);
  }

  dispose(): void {
    if (this.#isDisposed) return;
    const core = this.#core;
    this.#core = undefined;
    this.#load = rejectDisposed;
    core?.dispose();
    this.#following?.unsubscribe();
    // Without a core, no connection of an earlier visit will be restored.
    this.replace(disposedState(core ? this.state : this.serverState));
  }

  restart(): void {
    if (!this.state.isDisposed) return;
    this.#begin();
    this.replace(quietState(this.options, this.#theme.getSnapshot(), this.#stored));
  }

  /** Without a core, only some verbs have nothing to do. */
  protected answer(verb: CoreVerb, args: readonly unknown[]): unknown {
    const ask = (core: AnsweringCore): unknown => core[verb](...args);
    if ((idleVerbNames as readonly CoreVerb[]).includes(verb)) return this.#core && ask(this.#core);
    return this.#with(ask);
  }

  /**
   * Restores an earlier visit's connection, or a login or a pairing that left the page, now or when another tab stores
   * one.
   */
  #begin(): void {
    // A download that began before `dispose` must not become the core of the restarted widget.
    const load: LoadCore = onceUntilFailure(() => this.#download(() => this.#load === load));
    this.#load = load;
    const restore = (): void => {
      const { connected } = initialStateOf(this.options, this.#stored);
      if (
        Object.values(connected).some(({ attempt }) => attempt) ||
        this.#stored.get('social_provider') ||
        this.#stored.inTab('left_pairing')
      ) {
        this.preload().catch(() => {
          // Where the download fails, the visitor starts with the state of a first visit.
          if (!this.#core && !this.#isDisposed) this.replace(this.serverState);
        });
      }
    };
    restore();
    this.#following = this.#stored.storage.changes$?.subscribe(restore);
  }

  get #isDisposed(): boolean {
    return this.#load === rejectDisposed;
  }

  /**
   * Calls `use` in the same task where the core is loaded: a wallet's window may only open inside the click.
   */
  async #with(use: (core: WidgetCore) => unknown): Promise<unknown> {
    return use(this.#core ?? (await this.#load()));
  }

  /** Makes the downloaded core the one behind the verbs, unless the widget was disposed meanwhile. */
  async #download(isWanted: () => boolean): Promise<WidgetCore> {
    const core = await downloaded(this.#loadCore(this.#theme, this.#presented));
    if (!isWanted()) {
      core.dispose();
      return rejectDisposed();
    }
    this.#core = core;
    this.#following?.unsubscribe();
    this.#following = core.state$.subscribe((state) => this.replace(state));
    core.start();
    return core;
  }
}

function downloaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw isWidgetError(cause) ? cause : new EntryError('DOWNLOAD_FAILED', {}, { cause });
  });
}

function rejectDisposed(): Promise<never> {
  return Promise.reject(new EntryError('WIDGET_DISPOSED', {}));
}
