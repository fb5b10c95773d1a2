import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import type { WalletsState } from '../../domain/connection/wallets-state';
import {
  isWalletNamed,
  type ListedWallet,
  type WalletPage,
  walletPage,
  type WalletQuery,
} from '../../domain/wallet/listed-wallet';
import { DEBOUNCE_MS, WALLET_PAGE_SIZE } from '../../domain/limits';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { HostPage } from '../../ports/host-page';
import type { WalletDirectory } from '../../ports/wallet-directory';
import type { ConnectorListStore } from '../session/connector-list-store';
import { StateStore } from '../state/state-store';

/** The verbs for the list of wallets. */
export interface WalletsVerbs {
  /**
   * Lists the wallets that `text` finds: at once where the list comes with the package, else 500 ms after the
   * last call.
   */
  search(text: string): void;

  /** Lists the next forty, or retries after a failure. */
  more(): void;

  /** The wallet with this id, or `undefined` where it is not listed or the list cannot be loaded. */
  find(id: string): Promise<ListedWallet | undefined>;
}

export interface WalletsFeatureDeps {
  readonly scope: Scope;
  readonly connectors: ConnectorListStore;
  readonly directory: WalletDirectory;
  readonly hostPage: HostPage;
  readonly options: WidgetOptions;
}

/** The state before the first search. */
const nothing = { status: 'loading', search: '', searched: '', wallets: [], total: 0 } as const;

/** All wallets: the site's own and the featured ones first, then those of the directory. */
export class WalletsFeature extends StateStore<WalletsState> implements WalletsVerbs {
  readonly #deps: WalletsFeatureDeps;

  /** Ends the request when a later one begins. */
  readonly #loads = new LatestRun();

  /** The site's own wallets, and those of the directory that it features. */
  readonly #first = onceUntilFailure(() => this.#loadFirst());

  constructor(deps: WalletsFeatureDeps) {
    super({ ...nothing, deviceKind: deps.hostPage.deviceKind() });
    this.#deps = deps;
    deps.scope.onEnd(() => this.#loads.cancel());
    void this.#load('', 0);
  }

  search(text: string): void {
    if (text === this.getSnapshot().search) return;
    this.update((state) => ({ ...state, search: text }));
    void this.#load(text, 0, this.#deps.directory.isBuiltIn ? 0 : DEBOUNCE_MS);
  }

  more(): void {
    const { search, searched, status, total, wallets } = this.getSnapshot();
    const isFound = search === searched;
    // A new search is under way, or about to begin.
    const isMore = status === 'loaded' && isFound && wallets.length < total;
    if (!isMore && status !== 'failed') return;
    void this.#load(search, isFound ? wallets.length : 0);
  }

  async find(id: string): Promise<ListedWallet | undefined> {
    const { options } = this.#deps;
    const known = [...options.customWallets, ...this.getSnapshot().wallets];
    const listed = known.find((wallet) => wallet.id === id);
    if (listed) return listed;
    try {
      const { wallets } = await this.#list({ include: [id], limit: 1 });
      return wallets[0];
    } catch (error) {
      this.#deps.scope.logger.error('The wallet could not be looked up', error);
      return undefined;
    }
  }

  async #load(search: string, offset: number, afterMs = 0): Promise<void> {
    const signal = this.#loads.start();
    try {
      if (afterMs > 0) await this.#deps.scope.clock.sleep(afterMs, signal);
      this.update((state) => ({ ...state, status: 'loading' }));
      const page = await this.#page(search, offset, signal);
      if (signal.aborted) return;
      this.update((state) => {
        const before = offset === 0 ? [] : state.wallets;
        const wallets = [...before, ...page.wallets];
        return { ...state, ...page, status: 'loaded', wallets, searched: search };
      });
      if (search === '' && offset === 0) this.#deps.connectors.setListedWallets(page.wallets);
    } catch (error) {
      if (signal.aborted) return;
      this.update((state) => ({ ...state, status: 'failed' }));
      this.#deps.scope.logger.error('The list of wallets could not be loaded', error);
    }
  }

  /** One page over two lists: the first ones, and the directory without them. */
  async #page(search: string, offset: number, signal: AbortSignal): Promise<WalletPage> {
    const { excludeWalletIds } = this.#deps.options;
    const limit = WALLET_PAGE_SIZE;
    const first = await this.#first();
    const own = walletPage(first, {
      search,
      include: [],
      exclude: excludeWalletIds,
      namespaces: [],
      offset,
      limit,
    });
    const rest = await this.#list(
      {
        search,
        exclude: first.flatMap(({ id, rdns }) => [id, ...(rdns === undefined ? [] : [rdns])]),
        offset: Math.max(0, offset - own.total),
        limit: limit - own.wallets.length,
      },
      signal,
    );
    return { wallets: [...own.wallets, ...rest.wallets], total: own.total + rest.total };
  }

  async #loadFirst(): Promise<readonly ListedWallet[]> {
    const { customWallets, featuredWalletIds } = this.#deps.options;
    const isOwn = (wallet: ListedWallet): boolean =>
      customWallets.some((own) => isWalletNamed(wallet, [own.id, own.rdns ?? own.id]));
    const limit = featuredWalletIds.length;
    const { wallets } =
      limit === 0 ? { wallets: [] } : await this.#list({ include: featuredWalletIds, limit });
    const all = [...customWallets, ...wallets.filter((wallet) => !isOwn(wallet))];
    const rank = (wallet: ListedWallet): number => {
      const place = featuredWalletIds.findIndex((id) => isWalletNamed(wallet, [id]));
      return place === -1 ? featuredWalletIds.length : place;
    };
    return all.sort((one, other) => rank(one) - rank(other));
  }

  #list(query: Partial<WalletQuery>, signal?: AbortSignal): Promise<WalletPage> {
    const { directory, options, scope } = this.#deps;
    const { excludeWalletIds, includeWalletIds, networks } = options;
    const exclude = [...(query.exclude ?? []), ...excludeWalletIds];
    return directory.list(
      {
        search: '',
        include: includeWalletIds,
        namespaces: [...new Set(networks.map(({ chainNamespace }) => chainNamespace))],
        offset: 0,
        limit: WALLET_PAGE_SIZE,
        ...query,
        exclude,
      },
      signal ?? scope.signal,
    );
  }
}
