import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { ONRAMP_POLL_MS } from '../../domain/limits';
import type { OfferedOnramp, OnrampProviderName } from '../../domain/onramp/onramp-offer';
import { cardPayChainOf, onrampProvidersOn } from '../../domain/onramp/onramp';
import {
  type FollowedProvider,
  isFollowed,
  nextPurchase,
  type Purchase,
} from '../../domain/onramp/purchase';
import type { Transaction } from '../../domain/transaction/transaction';
import type { OpenPageWindow, PageWindows } from '../../ports/login-window';
import type { OnrampSource } from '../../ports/onramp-source';
import type { TransactionSource } from '../../ports/transaction-source';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountTask } from '../session/account-task';
import { isSafeOrLocal } from '../../domain/text/safe-or-local';
import { abortable } from '../../domain/abort/abortable';
import type { StateStore } from '../state/state-store';

export interface BuyTokensDeps {
  readonly activeAccount: ActiveAccount;
  readonly scope: Scope;

  /** Absent where the site names none: nothing can be bought then. */
  readonly onrampSource: OnrampSource | undefined;

  /** The providers that are offered to this visitor. */
  readonly offered: readonly OfferedOnramp[];
  readonly purchase: StateStore<Purchase>;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly task: AccountTask;

  /** The source that lists new purchases. Without it, the widget cannot show when a purchase has arrived. */
  readonly transactionSource: TransactionSource | undefined;
  readonly windows: PageWindows;
}

/** The account in use, and the provider that it buys from. */
type Buyer = CurrentAccount & { readonly provider: FollowedProvider };

/** Opens a provider's page beside the widget, and waits for the purchase there. */
export class BuyTokens {
  readonly #deps: BuyTokensDeps;

  constructor(deps: BuyTokensDeps) {
    this.#deps = deps;
  }

  /**
   * Buys from `provider`. Must be called within a press, because it opens a window. Resolves when the window
   * navigates to the provider's page. Replaces another purchase.
   *
   * @throws {@link WidgetError} `NOT_CONNECTED`, `ONRAMP_UNSUPPORTED` where the provider does not sell on
   *   this namespace, `WINDOW_BLOCKED`, `ABORTED`, and what the `OnrampSource` throws.
   */
  async execute(provider: OnrampProviderName): Promise<void> {
    const { activeAccount, offered, onrampSource, purchase, task, windows } = this.#deps;
    const account = activeAccount.require();
    const sellers = onrampProvidersOn(account.namespace, offered);
    const isSold = account.network.isSupported && sellers.some(({ name }) => name === provider);
    if (!onrampSource || !isSold) {
      throw new FeatureError('ONRAMP_UNSUPPORTED', { provider });
    }
    const window = openedBy(windows);
    purchase.update((state) => nextPurchase(state, { type: 'chosen', provider }));
    await new Promise<void>((resolve, reject) => {
      void task.restart(account, async (signal) => {
        try {
          await this.#open(onrampSource, { ...account, provider }, window, signal);
        } catch (error) {
          window.close();
          this.#onFailed(error, signal);
          reject(error);
          return;
        }
        resolve();
        if (isFollowed(provider)) await this.#awaitArrival({ ...account, provider }, signal);
      });
    });
  }

  async #open(
    source: OnrampSource,
    { address, network, provider }: CurrentAccount & { readonly provider: OnrampProviderName },
    window: OpenPageWindow,
    signal: AbortSignal,
  ): Promise<void> {
    const { navigation, purchase } = this.#deps;
    const cardPayChain = cardPayChainOf(network.name);
    const query = { provider, address, network, cardPayChain };
    const url = await abortable(source.buyUrl(query, signal), signal);
    if (!isSafeOrLocal(url)) {
      throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the page is not https' });
    }
    window.goTo(url);
    purchase.update((state) => nextPurchase(state, { type: 'opened' }));
    navigation.show({ name: 'BuyInProgress' });
  }

  /** Polls every few seconds for a new purchase, while the view is on show. */
  async #awaitArrival(account: Buyer, signal: AbortSignal): Promise<void> {
    const { navigation, purchase, scope } = this.#deps;
    try {
      let before = await this.#purchases(account, signal);
      for (;;) {
        await scope.clock.sleep(ONRAMP_POLL_MS, signal);
        if (navigation.router.current?.name !== 'BuyInProgress') return;
        const now = await this.#purchases(account, signal);
        // If the first read failed, new purchases are compared with the next successful one.
        const known = (before ??= now);
        const bought = now?.find(({ id }) => !known?.some((one) => one.id === id));
        if (!bought) continue;
        purchase.update((state) => nextPurchase(state, { type: 'arrived', transaction: bought }));
        return;
      }
    } catch (error) {
      if (!signal.aborted) scope.logger.warn('Purchases could not be polled', error);
    }
  }

  async #purchases(
    { address, network, provider }: Buyer,
    signal: AbortSignal,
  ): Promise<readonly Transaction[] | undefined> {
    const { scope, transactionSource } = this.#deps;
    if (!transactionSource) return undefined;
    try {
      const query = { address, network, onramp: provider } as const;
      const { transactions } = await abortable(transactionSource.page(query, signal), signal);
      return transactions.filter(({ metadata }) => metadata.status === 'confirmed');
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('Purchases could not be read; the next poll tries again', error);
      return undefined;
    }
  }

  #onFailed(error: unknown, signal: AbortSignal): void {
    const { notices, purchase, scope } = this.#deps;
    if (signal.aborted) return;
    scope.logger.error('The page of the provider could not be opened', error);
    purchase.update((state) => nextPurchase(state, { type: 'failed' }));
    notices.show('SOMETHING_WENT_WRONG');
  }
}

function openedBy(windows: PageWindows): OpenPageWindow {
  try {
    return windows.open();
  } catch (cause) {
    throw new FeatureError('WINDOW_BLOCKED', {}, { cause });
  }
}
