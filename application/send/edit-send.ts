import type { Identities } from '../identity/identities';
import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import { isAddress } from '../../domain/address/is-address';
import { WidgetError } from '../../domain/errors/widget-error';
import { DEBOUNCE_MS } from '../../domain/limits';
import { hasNameForm } from '../../domain/name/name-form';
import { maxSendUnits, type SendFormEvent } from '../../domain/send/send-form';
import { formatAmount } from '../../domain/token/amount';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import { isNativeToken, isSameToken, type TokenBalance } from '../../domain/token/token-balance';
import type { AccountTask } from '../session/account-task';
import type { ActiveAccount } from '../session/active-account';
import type { PictureReceiver } from './picture-receiver';
import type { PriceSend } from './price-send';
import type { EditCause, SendStore } from './send-store';

export interface EditSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly identities: Identities;
  readonly pictureReceiver: PictureReceiver;
  readonly priceSend: PriceSend;

  /** Makes the review: an edit cancels it. */
  readonly reviewing: AccountTask;
  readonly scope: Scope;
  readonly send: SendStore;
}

/** What filling in the send form does. */
export class EditSend {
  readonly #deps: EditSendDeps;
  readonly #lookups = new LatestRun();

  constructor(deps: EditSendDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.stopLooking());
  }

  /**
   * Chooses what is sent, and asks what that costs. The token is copied: what becomes of the caller's object is
   * nothing to the form. Never throws: the cost stays unknown.
   */
  async chooseToken(token: TokenBalance): Promise<void> {
    this.#edit({ type: 'tokenChosen', token: sealedCopy(token) });
    await this.#deps.priceSend.execute();
  }

  /** Takes up what was typed as the amount, as far as it can be part of one. */
  typeAmount(text: string): void {
    this.#edit({ type: 'amountTyped', text });
  }

  /**
   * Fills in the most that can be sent: of the chain's native currency, with the cost of sending it and what
   * must stay in the account kept back. An amount that is typed in the meantime stays.
   *
   * @throws {@link WidgetError} `SEND_INCOMPLETE` without a token, `SEND_FEE_UNKNOWN` where no source knows
   * how much of the chain's native currency to keep back.
   */
  async typeMax(): Promise<void> {
    const { priceSend, send } = this.#deps;
    const { token, sendTokenAmount } = send.getSnapshot().form;
    if (!token) throw new WidgetError('SEND_INCOMPLETE', { step: 'selectToken' });
    const { decimals, units: all } = token.quantity;
    const fee = await priceSend.execute(all);
    const { form } = send.getSnapshot();
    if (!form.token || !isSameToken(form.token, token)) return;
    if (form.sendTokenAmount !== sendTokenAmount) return;
    // It was read anew: there may be more of it, or less.
    if (form.token !== token) return this.typeMax();
    if (!fee && isNativeToken(token)) throw new WidgetError('SEND_FEE_UNKNOWN', {});
    this.typeAmount(formatAmount(fee ? maxSendUnits(token, fee) : all, decimals));
  }

  /**
   * Takes up what was typed as the receiver. A name is looked up once nothing has been typed for 500 ms;
   * resolves when that is done. Never throws: how the search ended is shown.
   */
  typeReceiver(text: string): Promise<void> {
    return this.#takeReceiver(text, 'edited');
  }

  /**
   * Another account or network is in use. The token is one of the former, and so is the address that a name stood
   * for; what was typed stays.
   */
  followAccount(): void {
    const { receiverInput, token } = this.#deps.send.getSnapshot().form;
    if (token) this.#edit({ type: 'tokenDropped' }, 'formChanged');
    if (hasNameForm(receiverInput)) void this.#takeReceiver(receiverInput, 'formChanged');
  }

  /** Another namespace is in use: nothing that was filled in is meant for it. */
  followNamespace(): void {
    this.#empty('formChanged');
  }

  /** Empties the form. */
  reset(): void {
    this.#empty('edited');
  }

  /** Gives up the search for a name: what is found later is dropped. */
  stopLooking(): void {
    this.#lookups.cancel();
  }

  #empty(cause: EditCause): void {
    this.stopLooking();
    this.#edit({ type: 'reset' }, cause);
    this.#deps.send.change({ lookup: 'none', prefill: 'none' });
  }

  async #takeReceiver(text: string, cause: EditCause): Promise<void> {
    const { activeAccount, send } = this.#deps;
    this.stopLooking();
    this.#edit({ type: 'receiverTyped', text }, cause);
    const namespace = activeAccount.get()?.namespace;
    const isName = namespace && !isAddress(text.trim(), namespace) && hasNameForm(text);
    send.change({ lookup: isName ? 'looking' : 'none' });
    if (!isName) {
      void this.#deps.pictureReceiver.execute();
      return;
    }
    if (this.#deps.scope.signal.aborted) return;
    await this.#resolveReceiver(text, this.#lookups.start());
  }

  /** What was being reviewed is given up: it is not what is filled in any more. */
  #edit(event: SendFormEvent, cause: EditCause = 'edited'): void {
    const { reviewing, send } = this.#deps;
    const before = send.getSnapshot().form;
    send.edit(event, cause);
    if (send.getSnapshot().form !== before) reviewing.cancel();
  }

  async #resolveReceiver(text: string, signal: AbortSignal): Promise<void> {
    const { activeAccount, identities, pictureReceiver, scope, send } = this.#deps;
    try {
      await scope.clock.sleep(DEBOUNCE_MS, signal);
      const { network } = activeAccount.require();
      const address = await identities.resolveName.execute({ name: text, network }, signal);
      if (signal.aborted) return;
      send.change({ lookup: address === undefined ? 'notFound' : 'found' });
      if (address === undefined) return;
      const profileName = text.trim();
      send.edit({ type: 'receiverResolved', input: text, address, profileName }, 'formChanged');
      void pictureReceiver.execute();
    } catch (error) {
      if (signal.aborted) return;
      scope.logger.warn('The receiver could not be looked up', error);
      send.change({ lookup: 'failed' });
    }
  }
}
