import { BALANCE_POLL_MS } from '../../domain/limits';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { ModalStore } from './modal-store';
import type { NetworkStore } from '../session/network-store';
import type { RouterStore } from './router-store';
import type { LoadBalance } from '../balance/load-balance';

export interface PollBalanceDeps {
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly loadBalance: LoadBalance;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
}

/**
 * Keeps the balance up while somebody looks at it: the page is seen and the account is on show. Nothing
 * is asked otherwise, but once when a page comes back that was hidden, frozen or kept by the browser.
 */
export class PollBalance {
  readonly #deps: PollBalanceDeps;
  #polling: AbortController | undefined;

  constructor(deps: PollBalanceDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, hostPage, lifetime, modal, networks, router } = this.#deps;
    const follow = (): void => this.#follow();
    const subscriptions = [
      ...[connections, modal, networks, router].map(({ state$ }) => state$.subscribe(follow)),
      hostPage.visibility$.subscribe((isVisible) => this.#onVisibility(isVisible)),
    ];
    lifetime.onEnd(() => {
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      this.#polling?.abort();
    });
  }

  #onVisibility(isVisible: boolean): void {
    this.#follow();
    const { loadBalance, networks } = this.#deps;
    const { namespace } = networks.getSnapshot();
    if (isVisible)
      void (this.#polling ? loadBalance.refresh(namespace) : loadBalance.execute(namespace));
  }

  #follow(): void {
    const isWatched = this.#isWatched();
    if (isWatched === (this.#polling !== undefined)) return;
    this.#polling?.abort();
    this.#polling = isWatched ? new AbortController() : undefined;
    if (this.#polling) void this.#poll(this.#polling.signal);
  }

  #isWatched(): boolean {
    const { connections, hostPage, modal, networks, router } = this.#deps;
    const isOnShow = modal.getSnapshot().isOpen && router.current?.name === 'Account';
    const { session } = connections.at(networks.getSnapshot().namespace);
    return isOnShow && session !== undefined && hostPage.isVisible();
  }

  async #poll(signal: AbortSignal): Promise<void> {
    const { clock, loadBalance, networks } = this.#deps;
    try {
      for (;;) {
        await clock.sleep(BALANCE_POLL_MS, signal);
        await loadBalance.refresh(networks.getSnapshot().namespace);
      }
    } catch {
      // Nobody looks any more.
    }
  }
}
