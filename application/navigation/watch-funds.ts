import { LatestRun } from '../../domain/async/latest-run';
import { BALANCE_POLL_MS } from '../../domain/limits';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { HostPage } from '../../ports/host-page';
import type { LoadBalance } from '../balance/load-balance';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from './navigation';

/** The views that show what the account holds. */
const views: ReadonlySet<AnyViewName | undefined> = new Set<AnyViewName>([
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

  constructor(deps: WatchFundsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, hostPage, navigation, scope } = this.#deps;
    const follow = (): void => this.#follow();
    scope.onEnd(() => this.#watching.cancel());
    activeAccount.onChange(follow);
    scope.during(hostPage.visibility$.subscribe(follow));
    scope.follow([navigation.modal, navigation.router], follow);
  }

  #follow(): void {
    const { activeAccount, hostPage, navigation, scope } = this.#deps;
    const isOnShow =
      navigation.modal.getSnapshot().isOpen && views.has(navigation.router.current?.name);
    const isWatched = isOnShow && hostPage.isVisible() && activeAccount.get() !== undefined;
    if (isWatched === this.#watching.isRunning || scope.signal.aborted) return;
    if (isWatched) void this.#watch(this.#watching.start());
    else this.#watching.cancel();
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
