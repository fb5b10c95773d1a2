import { parseCaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { sendFailureOf } from '../../domain/send/send-failure';
import { EMPTY_SWAP_FORM } from '../../domain/swap/swap-form';
import type { SwapReview } from '../../domain/swap/swap-review';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Logger } from '../../ports/logger';
import type { ActiveAccount } from '../account/active-account';
import type { WalletSessions } from '../connection/wallet-sessions';
import { orAborted } from '../../domain/abort/or-aborted';
import type { Lifetime } from '../lifecycle/lifetime';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../routing/router-store';
import type { SwapStore } from './swap-store';

export interface ConfirmSwapDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly swap: SwapStore;
}

/** Asks the wallet to send exactly the exchange that was reviewed. */
export class ConfirmSwap {
  readonly #deps: ConfirmSwapDeps;
  #running: Promise<string> | undefined;

  constructor(deps: ConfirmSwapDeps) {
    this.#deps = deps;
  }

  /**
   * Sends it once, however often it is called while the wallet is asked. Resolves with the transaction's
   * hash.
   *
   * @throws {@link WidgetError} `SEND_NOT_REVIEWED`, also where the account or chain is not the reviewed
   * one any more, and what the wallet answers.
   */
  execute(): Promise<string> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<string> {
    const { activeAccount, swap } = this.#deps;
    const { flow } = swap.facts;
    const isReady = flow.status === 'reviewed' || flow.status === 'failed';
    if (!isReady || activeAccount.get()?.caipAddress !== flow.review.request.account) {
      throw new WidgetError('SEND_NOT_REVIEWED', {});
    }
    swap.advance({ type: 'confirmed' });
    try {
      const hash = await this.#ask(flow.review);
      this.#onSent(hash);
      return hash;
    } catch (error) {
      this.#onFailed(error);
      throw error;
    }
  }

  async #ask({ call, request: { account } }: SwapReview): Promise<string> {
    const { activeAccount, adapters, lifetime, sessions } = this.#deps;
    const { namespace } = parseCaipAddress(account);
    const session = sessions.at(namespace);
    const { calls } = await orAborted(adapters.find(namespace), lifetime.signal);
    const isInUse = activeAccount.get()?.caipAddress === account;
    if (!calls || !session || !isInUse || sessions.at(namespace) !== session) {
      throw new WidgetError('SEND_NOT_REVIEWED', {});
    }
    return orAborted(calls.send(call, account, session, lifetime.signal), lifetime.signal);
  }

  #onSent(hash: string): void {
    const { router, showSnackbar, swap } = this.#deps;
    swap.advance({ type: 'sent', hash });
    swap.change({ form: EMPTY_SWAP_FORM, list: 'idle' });
    showSnackbar.execute('TRANSACTION_STARTED');
    if (router.current?.name === 'SwapPreview') router.reset('Account');
  }

  #onFailed(error: unknown): void {
    const { lifetime, logger, showSnackbar, swap } = this.#deps;
    if (lifetime.signal.aborted) return;
    const failure = sendFailureOf(error);
    swap.advance({ type: 'failed', failure });
    if (failure.cause === 'declined') return;
    logger.error('The exchange could not be sent', error);
    showSnackbar.execute('SWAP_TRANSACTION_FAILED');
  }
}
