import { LatestRun } from '../../domain/async/latest-run';
import { BALANCE_POLL_MS } from '../../domain/limits';
import type { ViewName } from '../../domain/routing/view-name';
import type { HostPage } from '../../ports/host-page';
import type { StreamSubscription } from '../../ports/stream';
import type { LoadBalance } from '../balance/load-balance';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from './navigation';

/** The views that show what the account holds. */
const views: ReadonlySet<ViewName | undefined> = new Set<ViewName>([
  'Account',
  'Swap',
  'SwapSelectToken',
  'TokenDetails',
  'WalletSend',
  'WalletSendSelectToken',
]);

export interface WatchFundsDeps {
  readonly activeAccount: ActiveAccount;
  readonly holdings: Holdings;
  readonly hostPage: HostPage;
  readonly loadBalance: LoadBalance;
  readonly navigation: Navigation;
  readonly scope: Scope;
}

/**
 * Keeps what the account holds up to date while the visitor looks at it, so that money which arrives can be sent and
 * exchanged at once: reads the native balance every 4 s, and has the lists of tokens read again as their caches end.
 */
export class WatchFunds {
  readonly #deps: WatchFundsDeps;
  readonly #watching = new LatestRun();

  /** Only while such a view is on show: a page at rest has no listener of a feature. */
  #visibility: StreamSubscription | undefined;

  constructor(deps: WatchFundsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, navigation, scope } = this.#deps;
    const follow = (): void => this.#follow();
    activeAccount.onChange(follow);
    scope.follow([navigation.modal, navigation.router], follow);
    scope.onEnd(follow);
  }

  #follow(): void {
    const { hostPage } = this.#deps;
    const isOnShow = this.#isOnShow();
    if (!isOnShow) {
      this.#visibility?.unsubscribe();
      this.#visibility = undefined;
    } else this.#visibility ??= hostPage.visibility$.subscribe(() => this.#follow());
    const isWatched = isOnShow && hostPage.isVisible();
    if (isWatched === this.#watching.isRunning) return;
    if (isWatched) void this.#watch(this.#watching.start());
    else this.#watching.cancel();
  }

  #isOnShow(): boolean {
    const { activeAccount, navigation, scope } = this.#deps;
    if (scope.signal.aborted || activeAccount.get() === undefined) return false;
    return navigation.modal.getSnapshot().isOpen && views.has(navigation.router.current?.name);
  }

  async #watch(signal: AbortSignal): Promise<void> {
    const { activeAccount, holdings, loadBalance, navigation, scope } = this.#deps;
    try {
      for (;;) {
        await scope.clock.sleep(BALANCE_POLL_MS, signal);
        const account = activeAccount.get();
        if (!account?.network.isSupported) continue;
        holdings.look(account.caipAddress);
        // `PollBalance` reads it for Account, whose code comes before any feature.
        const isAccount = navigation.router.current?.name === 'Account';
        if (!isAccount) await loadBalance.refresh(account.namespace);
      }
    } catch {
      // The view is no longer on show.
    }
  }
}
