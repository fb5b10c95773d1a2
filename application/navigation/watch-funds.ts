import { LatestRun } from '../../domain/async/latest-run';
import { addressOf, type CaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { BALANCE_POLL_MS, PORTFOLIO_CACHE_MS } from '../../domain/limits';
import type { ViewName } from '../../domain/routing/view-name';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { HostPage } from '../../ports/host-page';
import type { SiteTabs } from '../../ports/site-tabs';
import type { StreamSubscription } from '../../ports/stream';
import type { LoadBalance } from '../balance/load-balance';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from './navigation';
import { type ReadFunds, SharedFunds } from './shared-funds';

/** The views in which a visitor decides about what the account holds: nothing that another tab says counts there. */
const deciding: ReadonlySet<ViewName | undefined> = new Set<ViewName>([
  'Swap',
  'SwapSelectToken',
  'TokenDetails',
  'WalletSend',
  'WalletSendSelectToken',
]);

/** How long a widget that follows another one waits beyond a poll before it reads for itself. */
const SILENCE_MS = 1000;

/** How long it waits for the tokens of the other one: these read them as their cache ends, and tell them with a later poll. */
const TOKENS_SILENCE_MS = PORTFOLIO_CACHE_MS + 3 * BALANCE_POLL_MS;

export interface WatchFundsDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly hostPage: HostPage;
  readonly loadBalance: LoadBalance;
  readonly navigation: Navigation;
  readonly scope: Scope;
  readonly tabs: SiteTabs;
}

/**
 * Keeps what the account holds up to date while the visitor looks at it, so that money which arrives can be sent and
 * exchanged at once: reads the native balance every 4 s, and has the lists of tokens read again as their caches end.
 *
 * Of all widgets and tabs of the site that show an account on one network, one reads for the others.
 */
export class WatchFunds {
  readonly #deps: WatchFundsDeps;
  readonly #watching = new LatestRun();
  #network: CaipNetworkId | undefined;

  /** Since when the funds on show are known, and whether this widget has read them itself. */
  #known = { atMs: 0, isOwn: false };
  #tokensHeardMs = Number.NEGATIVE_INFINITY;
  #tokensToldMs = 0;

  /** The account of which another tab has said what it holds, until this one has read that itself. */
  #hearsay: CaipAddress | undefined;

  /** Only while such a view is on show: a page at rest has no listener of a feature. */
  #visibility: StreamSubscription | undefined;

  constructor(deps: WatchFundsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, loadBalance, navigation, scope } = this.#deps;
    const follow = (): void => this.#follow();
    loadBalance.isFollowed = true;
    activeAccount.onChange(follow);
    scope.follow([navigation.modal, navigation.router], follow);
    scope.onEnd(follow);
  }

  #follow(): void {
    const { activeAccount, hostPage } = this.#deps;
    const view = this.#view();
    if (view === undefined) {
      this.#visibility?.unsubscribe();
      this.#visibility = undefined;
    } else this.#visibility ??= hostPage.visibility$.subscribe(() => this.#follow());
    if (deciding.has(view)) this.#forgetHearsay();
    const isWatched = view !== undefined && hostPage.isVisible();
    const network = isWatched ? activeAccount.get()?.network.caipNetworkId : undefined;
    if (network === this.#network) return;
    this.#network = network;
    if (network === undefined) this.#watching.cancel();
    else void this.#watch(network, this.#watching.start());
  }

  /** The view on show, where it is one that shows funds. */
  #view(): ViewName | undefined {
    const { activeAccount, navigation, scope } = this.#deps;
    if (scope.signal.aborted || activeAccount.get() === undefined) return undefined;
    const name = navigation.modal.getSnapshot().isOpen && navigation.router.current?.name;
    return name === 'Account' || (name && deciding.has(name)) ? name : undefined;
  }

  async #watch(network: CaipNetworkId, signal: AbortSignal): Promise<void> {
    const { activeAccount, scope, tabs } = this.#deps;
    const { clock } = scope;
    const shared = new SharedFunds({
      clock,
      hear: (funds) => this.#hear(funds, shared),
      network,
      signal,
      tabs,
    });
    this.#known = { atMs: clock.now(), isOwn: false };
    this.#tokensHeardMs = Number.NEGATIVE_INFINITY;
    const account = activeAccount.get();
    if (account) shared.tell({ wanted: account.caipAddress });
    try {
      for (;;) {
        const waitMs = this.#waitMs(shared);
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        else await this.#read(shared, signal);
      }
    } catch {
      // The view is no longer on show.
    }
  }

  #waitMs({ leads }: SharedFunds): number {
    const isReader = leads || this.#known.isOwn || this.#view() !== 'Account';
    const everyMs = BALANCE_POLL_MS + (isReader ? 0 : SILENCE_MS);
    return everyMs - Math.abs(this.#deps.scope.clock.now() - this.#known.atMs);
  }

  async #read(shared: SharedFunds, signal: AbortSignal): Promise<void> {
    const { activeAccount, holdings, loadBalance, scope } = this.#deps;
    const account = activeAccount.get();
    if (account?.network.isSupported) {
      holdings.look(account.caipAddress);
      const others = shared.wanted().filter((other) => other !== account.caipAddress);
      await Promise.all([
        loadBalance.refresh(account.namespace),
        ...others.map((other) => this.#readFor(other, account, shared, signal)),
      ]);
      this.#tell(account, shared);
    }
    this.#known = { atMs: scope.clock.now(), isOwn: true };
  }

  /** Reads the balance of an account that another widget has on show. That one reads for itself where this fails. */
  async #readFor(
    other: CaipAddress,
    { namespace, network }: CurrentAccount,
    shared: SharedFunds,
    signal: AbortSignal,
  ): Promise<void> {
    if (!network.isSupported) return;
    try {
      const adapter = await this.#deps.adapters.find(namespace);
      const units = await adapter.nativeBalance(addressOf(other), network, signal);
      shared.tell({ read: other, units });
    } catch {
      // The other widget hears nothing.
    }
  }

  #tell({ caipAddress: read, namespace }: CurrentAccount, shared: SharedFunds): void {
    const { holdings } = this.#deps;
    const balance = holdings.balances.getSnapshot()[namespace];
    if (balance.status !== 'loaded') return;
    const tokensAtMs = holdings.portfolio.keptAt(read) ?? 0;
    const areNews = tokensAtMs > this.#tokensToldMs;
    if (areNews) this.#tokensToldMs = tokensAtMs;
    const tokens = areNews ? holdings.portfolio.read(read) : undefined;
    shared.tell({ read, units: balance.units, tokens });
  }

  #hear({ read, tokens, units }: ReadFunds, shared: SharedFunds): void {
    const { activeAccount, holdings, loadBalance, scope } = this.#deps;
    const account = activeAccount.get();
    if (account?.caipAddress !== read || this.#view() !== 'Account') return;
    loadBalance.cache.write(read, units);
    void loadBalance.execute(account.namespace);
    const shown = holdings.balances.getSnapshot()[account.namespace];
    // Where the browser's storage is full, nothing is kept, and this widget reads for itself.
    if (shown.status !== 'loaded' || shown.units !== units) return;
    const now = scope.clock.now();
    this.#hearsay = read;
    this.#known = { atMs: now, isOwn: false };
    if (tokens) {
      this.#tokensHeardMs = now;
      holdings.hear(read, tokens);
    } else if (Math.abs(now - this.#tokensHeardMs) > TOKENS_SILENCE_MS) holdings.look(read);
    shared.tell({ wanted: read });
  }

  #forgetHearsay(): void {
    const account = this.#hearsay;
    if (account === undefined) return;
    this.#hearsay = undefined;
    void this.#deps.holdings.renew(account);
  }
}
