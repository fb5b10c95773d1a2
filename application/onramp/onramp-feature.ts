import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { OnrampState } from '../../domain/onramp/onramp-state';
import { type OnrampProvider, onrampProvidersOn } from '../../domain/onramp/onramp';
import type { OfferedOnramp, OnrampProviderName } from '../../domain/onramp/onramp-offer';
import { NO_PURCHASE, nextPurchase, type Purchase } from '../../domain/onramp/purchase';
import type { PageWindows } from '../../ports/login-window';
import type { OnrampSource } from '../../ports/onramp-source';
import type { TransactionSource } from '../../ports/transaction-source';
import { type AccountTask } from '../session/account-task';
import { type ActiveAccount } from '../session/active-account';
import type { NetworkStore } from '../session/network-store';
import { StateStore } from '../state/state-store';
import { BuyTokens } from './buy-tokens';

export interface OnrampFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly notices: Notices;

  /** The providers that are offered to this visitor, if they sell on the namespace in use. */
  readonly offered: readonly OfferedOnramp[];

  /** Absent where the site names none: nothing can be bought then. */
  readonly onrampSource: OnrampSource | undefined;
  readonly scope: Scope;

  /** Absent where the site names no source: a purchase is not followed then. */
  readonly transactionSource: TransactionSource | undefined;
  readonly windows: PageWindows;
}

/** The verbs for buying tokens with money. */
export interface OnrampVerbs {
  /**
   * Opens the page of `provider` beside the widget. Call it within a press.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ONRAMP_UNSUPPORTED`, `WINDOW_BLOCKED`, `ABORTED`, and what the
   *   service throws.
   */
  buy(provider: OnrampProviderName): Promise<void>;

  /** Stops waiting for a purchase. */
  leave(): void;
}

/** Sells tokens for money, on the page of a provider. */
export class OnrampFeature extends StateStore<OnrampState> implements OnrampVerbs {
  readonly #buyTokens: BuyTokens;
  readonly #purchase = new StateStore<Purchase>(NO_PURCHASE);
  readonly #task: AccountTask;

  constructor(deps: OnrampFeatureDeps) {
    const providers = (): readonly OnrampProvider[] =>
      onrampProvidersOn(deps.networks.getSnapshot().namespace, deps.offered);
    super({ providers: providers(), purchase: NO_PURCHASE });
    this.#task = deps.activeAccount.task();
    const purchase = this.#purchase;
    const { activeAccount, navigation, notices, offered, onrampSource } = deps;
    const { scope, transactionSource, windows } = deps;
    this.#buyTokens = new BuyTokens({
      activeAccount,
      navigation,
      notices,
      offered,
      onrampSource,
      purchase,
      scope,
      task: this.#task,
      transactionSource,
      windows,
    });
    const look = (): void =>
      this.update(() => ({ providers: providers(), purchase: purchase.getSnapshot() }));
    deps.scope.follow([deps.networks, purchase], look);
    deps.activeAccount.onChange(() => this.leave());
  }

  buy(provider: OnrampProviderName): Promise<void> {
    return this.#buyTokens.execute(provider);
  }

  leave(): void {
    this.#task.cancel();
    this.#purchase.update((state) => nextPurchase(state, { type: 'left' }));
  }
}
