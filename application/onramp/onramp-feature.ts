import type { OnrampState } from '../../domain/onramp/onramp-state';
import { type OnrampProvider, onrampProvidersOn } from '../../domain/onramp/onramp';
import { NO_PURCHASE, nextPurchase, type Purchase } from '../../domain/onramp/purchase';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { LoginWindows } from '../../ports/login-window';
import type { OnrampSource } from '../../ports/onramp-source';
import type { TransactionSource } from '../../ports/transaction-source';
import { AccountTask } from '../session/account-task';
import { ActiveAccount } from '../session/active-account';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { ShowView } from '../navigation/show-view';
import { StateStore } from '../state/state-store';
import { BuyTokens } from './buy-tokens';

export interface OnrampFeatureDeps {
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly onrampSource: OnrampSource;
  readonly router: RouterStore;
  readonly showSnackbar: ShowSnackbar;
  readonly showView: ShowView;
  readonly transactionSource?: TransactionSource;
  readonly windows: LoginWindows;
}

/** What can be done to buy tokens for money. */
export interface OnrampVerbs {
  /**
   * Opens the page of `provider` beside the widget. Call it within the press that asks for it.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ONRAMP_UNSUPPORTED`, `WINDOW_BLOCKED`, `ABORTED`, and
   * what the service throws.
   */
  buy(provider: OnrampProvider['name']): Promise<void>;

  /** Waits for no purchase any more. */
  leave(): void;
}

/** Sells tokens for money, at somebody else's page. */
export class OnrampFeature extends StateStore<OnrampState> implements OnrampVerbs {
  readonly #buyTokens: BuyTokens;
  readonly #purchase = new StateStore<Purchase>(NO_PURCHASE);
  readonly #task: AccountTask;

  constructor(deps: OnrampFeatureDeps) {
    const providers = (): readonly OnrampProvider[] =>
      onrampProvidersOn(deps.networks.getSnapshot().namespace);
    super({ providers: providers(), purchase: NO_PURCHASE });
    const activeAccount = new ActiveAccount(deps);
    this.#task = new AccountTask({ ...deps, activeAccount });
    const purchase = this.#purchase;
    this.#buyTokens = new BuyTokens({ ...deps, activeAccount, purchase, task: this.#task });
    const look = (): void =>
      this.update(() => ({ providers: providers(), purchase: purchase.getSnapshot() }));
    const subscriptions = [deps.networks.state$.subscribe(look), purchase.state$.subscribe(look)];
    activeAccount.onChange(() => this.leave());
    deps.lifetime.onEnd(() => subscriptions.forEach((each) => each.unsubscribe()));
  }

  buy(provider: OnrampProvider['name']): Promise<void> {
    return this.#buyTokens.execute(provider);
  }

  leave(): void {
    this.#task.cancel();
    this.#purchase.update((state) => nextPurchase(state, { type: 'left' }));
  }
}
