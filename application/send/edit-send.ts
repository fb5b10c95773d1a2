import type { Identities } from '../identity/identities';
import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import { isAddress } from '../../domain/address/is-address';
import { FeatureError } from '../../domain/errors/feature-error';
import { DEBOUNCE_MS } from '../../domain/limits';
import { hasNameForm } from '../../domain/text/name-form';
import type { FeeSpeed } from '../../domain/transaction/transfer-fee';
import { maxSendUnits, type SendFormEvent } from '../../domain/send/send-form';
import { editAmountText, formatAmount } from '../../domain/token/amount';
import { floorDecimal, formatDecimal } from '../../domain/number/decimal';
import { USD_DISPLAY_DECIMALS } from '../../domain/token/display';
import { amountForUsd } from '../../domain/token/fiat-entry';
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

/** The effects of filling in the send form. */
export class EditSend {
  readonly #deps: EditSendDeps;
  readonly #lookups = new LatestRun();

  constructor(deps: EditSendDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.stopLooking());
  }

  /**
   * Chooses the token, and requests the cost of sending it. Copies the token, so that later changes of the
   * caller's object have no effect. Never throws: without an answer the cost stays unknown.
   */
  async chooseToken(token: TokenBalance): Promise<void> {
    this.#deps.send.change({ amountInUSD: undefined });
    this.#edit({ type: 'tokenChosen', token: sealedCopy(token) });
    await this.#deps.priceSend.execute();
  }

  /** Chooses how fast the transfer is to be, where the chain has a choice. Never throws. */
  async chooseSpeed(speed: FeeSpeed): Promise<void> {
    this.#edit({ type: 'speedChosen', speed });
    await this.#deps.priceSend.execute();
  }

  /** Sets the typed amount, without characters that cannot be part of one. */
  typeAmount(text: string): void {
    this.#deps.send.change({ amountInUSD: undefined });
    this.#edit({ type: 'amountTyped', text });
  }

  /** Sets the amount by its worth in US dollars, where the price of the token is known. */
  typeAmountInUSD(text: string): void {
    const { send } = this.#deps;
    const { token } = send.getSnapshot().form;
    const amountInUSD = editAmountText(text);
    if (amountInUSD === undefined || !token?.price) return;
    const amount = amountForUsd(amountInUSD, token.price, token.quantity.decimals);
    this.#edit({ type: 'amountTyped', text: amount });
    send.change({ amountInUSD });
  }

  /** Goes on in US dollars with what the amount is worth now, or in the token. The amount stays. */
  typeIn(currency: 'token' | 'USD'): void {
    const { send } = this.#deps;
    const { form, valueInUSD } = send.getSnapshot();
    const worth = valueInUSD ? formatDecimal(floorDecimal(valueInUSD, USD_DISPLAY_DECIMALS)) : '';
    const isInUSD = currency === 'USD' && form.token?.price !== undefined;
    send.change({ amountInUSD: isInUSD ? worth : undefined });
  }

  /**
   * Fills in the most that can be sent: of the chain's native currency, less the cost of sending it and the
   * reserve of the account. An amount that the visitor types in the meantime stays.
   *
   * @throws `WidgetError` `SEND_INCOMPLETE` without a token, `SEND_FEE_UNKNOWN` where no source knows
   *   how much of the chain's native currency to keep back.
   */
  async typeMax(): Promise<void> {
    const { priceSend, send } = this.#deps;
    const { token, sendTokenAmount } = send.getSnapshot().form;
    if (!token) throw new FeatureError('SEND_INCOMPLETE', { step: 'selectToken' });
    const { decimals, units: all } = token.quantity;
    const fee = await priceSend.execute(all);
    const { form } = send.getSnapshot();
    if (!form.token || !isSameToken(form.token, token)) return;
    if (form.sendTokenAmount !== sendTokenAmount) return;
    // The balance was read again and may have changed.
    if (form.token !== token) return this.typeMax();
    if (!fee && isNativeToken(token)) throw new FeatureError('SEND_FEE_UNKNOWN', {});
    this.typeAmount(formatAmount(fee ? maxSendUnits(token, fee) : all, decimals));
  }

  /**
   * Sets the typed receiver. A name is looked up 500 ms after the last character; resolves when that is done.
   * Never throws: the result of the search is shown.
   */
  typeReceiver(text: string): Promise<void> {
    return this.#takeReceiver(text, 'edited');
  }

  /**
   * Another account or network is in use. The token and the address of a name belong to the former one; the
   * typed text stays.
   */
  followAccount(): void {
    const { receiverInput, token } = this.#deps.send.getSnapshot().form;
    if (token) this.#edit({ type: 'tokenDropped' }, 'formChanged');
    if (hasNameForm(receiverInput)) void this.#takeReceiver(receiverInput, 'formChanged');
  }

  /** Another namespace is in use, for which no input is valid. */
  followNamespace(): void {
    this.#empty('formChanged');
  }

  /** Empties the form. */
  reset(): void {
    this.#empty('edited');
  }

  /** Cancels the search for a name. A later result is dropped. */
  stopLooking(): void {
    this.#lookups.cancel();
  }

  #empty(cause: EditCause): void {
    this.stopLooking();
    this.#edit({ type: 'reset' }, cause);
    this.#deps.send.change({
      amountInUSD: undefined,
      lookup: 'none',
      payment: 'none',
      prefill: 'none',
    });
  }

  async #takeReceiver(text: string, cause: EditCause): Promise<void> {
    const { activeAccount, send } = this.#deps;
    this.stopLooking();
    this.#edit({ type: 'receiverTyped', text }, cause);
    const namespace = activeAccount.get()?.namespace;
    const isName = namespace && !isAddress(text.trim(), namespace) && hasNameForm(text);
    send.change({ lookup: isName ? 'looking' : 'none', payment: 'none' });
    if (!isName) {
      void this.#deps.pictureReceiver.execute();
      return;
    }
    if (this.#deps.scope.signal.aborted) return;
    await this.#resolveReceiver(text, this.#lookups.start());
  }

  /** The input has changed, so the preparation of a review is cancelled. */
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
