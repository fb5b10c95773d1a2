import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from './navigation';
import type { Scope } from '../scope/scope';
import { BALANCE_POLL_MS } from '../../domain/limits';
import type { HostPage } from '../../ports/host-page';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { LoadBalance } from '../balance/load-balance';

export interface PollBalanceDeps {
  readonly scope: Scope;
  readonly connections: ConnectionStore;
  readonly hostPage: HostPage;
  readonly loadBalance: LoadBalance;
  readonly networks: NetworkStore;
  readonly navigation: Navigation;
}

/**
 * Keeps the balance up to date while the visitor looks at it: the page is visible and shows the account.
 * Ends that once the features are there, whose `WatchFunds` also follows tokens and other tabs.
 * Otherwise reads it once, when a page becomes visible that was hidden, frozen or kept by the browser.
 */
export class PollBalance {
  readonly #deps: PollBalanceDeps;
  readonly #polling = new LatestRun();

  constructor(deps: PollBalanceDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, hostPage, loadBalance, navigation, networks, scope } = this.#deps;
    const follow = (): void => this.#follow();
    scope.onEnd(() => this.#polling.cancel());
    scope.follow([connections, navigation.modal, networks, navigation.router], follow);
    scope.during(
      hostPage.visibility$.subscribe((isVisible) => {
        follow();
        const { namespace } = networks.getSnapshot();
        if (isVisible)
          void (this.#polling.isRunning
            ? loadBalance.refresh(namespace)
            : loadBalance.execute(namespace));
      }),
    );
  }

  #follow(): void {
    if (!this.#isWatched()) this.#polling.cancel();
    else if (!this.#polling.isRunning) void this.#poll(this.#polling.start());
  }

  #isWatched(): boolean {
    const { connections, hostPage, navigation, networks } = this.#deps;
    const isOnShow =
      navigation.modal.getSnapshot().isOpen && navigation.router.current?.name === 'Account';
    const { session } = connections.at(networks.getSnapshot().namespace);
    return isOnShow && session !== undefined && hostPage.isVisible();
  }

  async #poll(signal: AbortSignal): Promise<void> {
    const { loadBalance, networks, scope } = this.#deps;
    try {
      for (;;) {
        await scope.clock.sleep(BALANCE_POLL_MS, signal);
        if (loadBalance.isFollowed) return;
        await loadBalance.refresh(networks.getSnapshot().namespace);
      }
    } catch {
      // The account is no longer on show.
    }
  }
}
