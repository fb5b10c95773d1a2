import { parseCaipAddress } from '../../domain/caip/caip-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { AnyViewName } from '../../domain/routing/view-name';
import { sendFailureOf } from '../../domain/send/send-failure';
import { EMPTY_SEND_FORM } from '../../domain/send/send-form';
import type { SendReview } from '../../domain/send/send-review';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Logger } from '../../ports/logger';
import type { ActiveAccount } from '../account/active-account';
import type { WalletSessions } from '../connection/wallet-sessions';
import { orAborted } from '../../domain/abort/or-aborted';
import type { Lifetime } from '../lifecycle/lifetime';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../routing/router-store';
import type { SendStore } from './send-store';

export interface ConfirmSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly knownReceivers: Set<string>;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly router: RouterStore;
  readonly send: SendStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
}

const sendViews: ReadonlySet<AnyViewName> = new Set(['WalletSend', 'WalletSendPreview']);

/** Asks the wallet to send exactly what was reviewed. */
export class ConfirmSend {
  readonly #deps: ConfirmSendDeps;
  #running: Promise<string> | undefined;

  constructor(deps: ConfirmSendDeps) {
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
    const { send } = this.#deps;
    const { flow } = send.getSnapshot();
    if (flow.status !== 'reviewed' && flow.status !== 'failed') {
      throw new WidgetError('SEND_NOT_REVIEWED', {});
    }
    const { review } = flow;
    this.#requireSameAccount(review);
    send.advance({ type: 'confirmed' });
    try {
      const hash = await this.#ask(review);
      this.#onSent(review, hash);
      return hash;
    } catch (error) {
      this.#onFailed(review, error);
      throw error;
    }
  }

  async #ask({ request }: SendReview): Promise<string> {
    const { adapters, lifetime, sessions } = this.#deps;
    const { namespace } = parseCaipAddress(request.from);
    const session = sessions.at(namespace);
    const { sender } = await orAborted(adapters.find(namespace), lifetime.signal);
    if (!sender || !session || sessions.at(namespace) !== session || !this.#isInUse(request.from)) {
      throw new WidgetError('SEND_NOT_REVIEWED', {});
    }
    return orAborted(sender.send(request, session, lifetime.signal), lifetime.signal);
  }

  #onSent({ request }: SendReview, hash: string): void {
    const { knownReceivers, router, send, showSnackbar } = this.#deps;
    knownReceivers.add(request.to);
    send.advance({ type: 'sent', hash });
    send.change({ form: EMPTY_SEND_FORM, lookup: 'none' });
    showSnackbar.execute('TRANSACTION_STARTED');
    const view = router.current?.name;
    if (view && sendViews.has(view)) router.reset('Account');
  }

  #onFailed({ request }: SendReview, error: unknown): void {
    const { lifetime, logger, send, showSnackbar } = this.#deps;
    if (lifetime.signal.aborted) return;
    const failure = sendFailureOf(error);
    send.advance({ type: 'failed', failure });
    if (failure.cause === 'declined') return;
    logger.error('A transaction could not be sent', error);
    const isSolana = parseCaipAddress(request.from).namespace === 'solana';
    showSnackbar.execute(isSolana ? 'SOLANA_SEND_FAILED' : 'SOMETHING_WENT_WRONG');
  }

  #requireSameAccount({ request }: SendReview): void {
    if (this.#isInUse(request.from)) return;
    this.#deps.send.advance({ type: 'accountChanged' });
    throw new WidgetError('SEND_NOT_REVIEWED', {});
  }

  #isInUse(from: string): boolean {
    return this.#deps.activeAccount.get()?.caipAddress === from;
  }
}
