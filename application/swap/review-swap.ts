import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { hasSwapReview } from '../../domain/swap/swap-flow';
import { swapRequestOf } from '../../domain/swap/swap-state';
import type { SwapRequest } from '../../domain/swap/swap-token';
import { requireUnambiguousAmount } from '../../domain/token/amount';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Navigation } from '../navigation/navigation';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import { endPreparation } from './end-preparation';
import type { SwapSteps } from './swap-steps';
import type { SwapStore } from './swap-store';

export interface ReviewSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;

  /** Downloads what follows the form, for the first review. */
  readonly loadSteps: () => Promise<SwapSteps>;
  readonly scope: Scope;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly preparing: AccountTask;
  readonly swap: SwapStore;
}

/** Prepares the exchange of the form: shows the missing allowance, or the exchange that will be sent. */
export class ReviewSwap {
  readonly #deps: ReviewSwapDeps;

  constructor(deps: ReviewSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Prepares the exchange of the form; if a preparation is under way, waits for that. A failure is shown, not
   * thrown.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `AMOUNT_AMBIGUOUS`, `SWAP_INCOMPLETE`, `SWAP_UNSUPPORTED`,
   *   and `ABORTED` when the account changes in the meantime.
   */
  async execute(): Promise<void> {
    const { activeAccount, preparing, swap } = this.#deps;
    const account = activeAccount.require();
    if (preparing.isRunning) return preparing.join(account, async () => {});
    const { step } = swap.getSnapshot();
    const request = swapRequestOf(swap.facts, account.caipAddress);
    requireUnambiguousAmount(swap.facts.form.sourceAmount);
    if (step !== 'review' || !request) throw new FeatureError('SWAP_INCOMPLETE', { step });
    await preparing.join(account, (signal) => this.#prepare(account, request, signal));
  }

  async #prepare(
    account: CurrentAccount,
    request: SwapRequest,
    signal: AbortSignal,
  ): Promise<void> {
    const { adapters, navigation, swap } = this.#deps;
    const { calls, outcomes } = await abortable(adapters.find(account.namespace), signal);
    const { caipNetworkId } = account.network;
    if (!calls || !outcomes) throw new FeatureError('SWAP_UNSUPPORTED', { caipNetworkId });
    const first = swap.advance({ type: 'prepared', request });
    const steps = await this.#stepsOrFault(signal);
    await steps?.prepare.execute(account, first, signal);
    if (hasSwapReview(swap.facts.flow)) navigation.show({ name: 'SwapPreview' });
  }

  async #stepsOrFault(signal: AbortSignal): Promise<SwapSteps | undefined> {
    try {
      return await this.#deps.loadSteps();
    } catch (error) {
      signal.throwIfAborted();
      endPreparation(this.#deps, 'build', error);
      return undefined;
    }
  }
}
