import type { Identities } from '../identity/identities';
import type { Holdings } from '../tokens/holdings';
import { JudgeReceiver } from './judge-receiver';
import type { OpenedSend } from '../navigation/open-request';
import type { AskWalletDeps } from '../review/ask-wallet';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { hasPaymentScheme } from '../../domain/payment/payment-uri';
import type { ContactFault } from '../../domain/send/contacts';
import type { FeeSpeed } from '../../domain/transaction/transfer-fee';
import type { SendState } from '../../domain/send/send-state';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { HostPage } from '../../ports/host-page';
import type { Stream } from '../../ports/stream';
import { type ActiveAccount } from '../session/active-account';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { ReadableStore } from '../state/readable-store';
import type { SendReview } from '../../domain/send/send-review';
import type { ConfirmReview } from '../review/confirm-review';
import { FollowSent } from '../review/follow-sent';
import type { Contacts } from './contacts';
import { confirmSend } from './confirm-send';
import { EditSend } from './edit-send';
import { FollowSend } from './follow-send';
import { FollowToken } from './follow-token';
import { offerReceivers } from './offer-receivers';
import { PictureReceiver } from './picture-receiver';
import { PrefillSend } from './prefill-send';
import { PriceSend } from './price-send';
import { ReviewSend } from './review-send';
import { SendStore } from './send-store';
import { sentTransfer } from './sent-transfer';
import { untilSent } from './until-sent';
import { WatchFee } from './watch-fee';

export interface SendFeatureDeps extends AskWalletDeps {
  readonly featureStates: FeatureStatesStore;
  readonly holdings: Holdings;
  readonly hostPage: HostPage;
  readonly identities: Identities;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly switchNetwork: SwitchNetwork;
}

/** The verbs for sending a token. */
export interface SendVerbs {
  /** Chooses the token, and requests the cost of sending it. */
  chooseToken(token: TokenBalance): Promise<void>;

  /**
   * Chooses how fast the transfer is to be, of `SendState.form.speeds`. Other than at the normal speed, the transfer
   * names the fee, and the wallet does not choose it.
   */
  chooseSpeed(speed: FeeSpeed): Promise<void>;

  /** Sets the typed amount, without characters that cannot be part of one. */
  typeAmount(text: string): void;

  /** Sets the amount by its worth in US dollars, where the price of the token is known. */
  typeAmountInUSD(text: string): void;

  /** Goes on in US dollars with what the amount is worth now, or in the token. The amount stays. */
  typeIn(currency: 'token' | 'USD'): void;

  /**
   * Fills in the most that can be sent: of the chain's native currency, less the cost of sending it and the
   * reserve of the account.
   *
   * @throws `WidgetError` `SEND_INCOMPLETE` without a token, `SEND_FEE_UNKNOWN` where no source knows how
   *   much of the chain's native currency to keep back.
   */
  typeMax(): Promise<void>;

  /**
   * Sets the typed receiver. A name is looked up 500 ms after the last character. A payment URI (ERC-681, BIP-321,
   * Solana Pay) fills in receiver, token and amount; `SendState.payment` and `prefill` show what could not be
   * applied.
   */
  typeReceiver(text: string): Promise<void>;

  /**
   * Keeps a receiver under a name on this device, in the place of a contact with the same address; else returns why it
   * does not.
   *
   * @throws `WidgetError` `NOT_CONNECTED`.
   */
  saveContact(name: string, address: string): ContactFault | undefined;

  /**
   * Removes the contact with that address.
   *
   * @throws `WidgetError` `NOT_CONNECTED`.
   */
  removeContact(address: string): void;

  /** Empties the form. A wallet that already has the request may still send, and a snackbar says so. */
  reset(): void;

  /**
   * Checks everything and shows the one request that will be sent.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `SEND_UNSUPPORTED`, `SEND_INCOMPLETE`, `AMOUNT_AMBIGUOUS`,
   *   `ACCOUNT_GUARDED` for a Bitcoin account of ordinals, whose coins are not spent,
   *   `SEND_FEE_UNKNOWN`, `GAS_INSUFFICIENT`, `NAME_LOOKUP_FAILED`, `TOKEN_MISMATCH` where the chain
   *   contradicts a service about the token, `ACCOUNT_MINIMUM` where the chain would refuse it because one of
   *   the accounts would keep too little, the errors of the network's endpoints where the chain is asked
   *   that, and `ABORTED` when the account changes or the form is edited in the meantime.
   */
  review(): Promise<void>;

  /**
   * Requests that the wallet send what was reviewed, once; resolves with the transaction's hash.
   *
   * @throws `WidgetError` `SEND_NOT_REVIEWED`, and what the wallet answers.
   */
  confirm(): Promise<string>;

  /**
   * Resolves with the next transfer that the visitor sends.
   *
   * @throws `WidgetError` `ABORTED` when the modal closes first, unless the wallet is asked by then: its answer then
   *   counts. `WIDGET_DISPOSED`.
   */
  untilSent(): Promise<OpenedSend>;
}

/** Sends tokens: a form, a review that is frozen, and one request to the wallet. */
export class SendFeature implements SendVerbs, ReadableStore<SendState> {
  readonly state$: Stream<SendState>;
  readonly #send = new SendStore();
  readonly #edit: EditSend;
  readonly #prefill: PrefillSend;
  readonly #review: ReviewSend;
  readonly #confirm: ConfirmReview<SendReview>;
  readonly #notices: Notices;
  readonly #activeAccount: ActiveAccount;
  readonly #contacts: Contacts;
  readonly #offerReceivers: () => void;
  readonly #untilSent: () => Promise<OpenedSend>;

  constructor(deps: SendFeatureDeps, contacts: Contacts) {
    const { activeAccount, adapters, approvals, featureStates, holdings, identities } = deps;
    const { hostPage, navigation, networks, notices, scope, switchNetwork } = deps;
    const send = this.#send;
    this.#notices = notices;
    this.#activeAccount = activeAccount;
    this.#contacts = contacts;
    this.#offerReceivers = () => offerReceivers({ activeAccount, contacts, identities, send });
    this.state$ = send.state$;
    this.#untilSent = () => untilSent({ navigation, scope, send });
    const reviewing = activeAccount.task();
    const pictureReceiver = new PictureReceiver({ activeAccount, identities, scope, send });
    const priceSend = new PriceSend({ activeAccount, adapters, holdings, scope, send });
    const editSend = new EditSend({
      activeAccount,
      identities,
      pictureReceiver,
      priceSend,
      reviewing,
      scope,
      send,
    });
    this.#edit = editSend;
    this.#review = new ReviewSend({
      activeAccount,
      adapters,
      editSend,
      identities,
      judgeReceiver: new JudgeReceiver({
        adapters,
        contacts,
        featureStates,
        holdings,
        identities,
        scope,
      }),
      navigation,
      notices,
      priceSend,
      reviewing,
      send,
    });
    this.#confirm = confirmSend({
      activeAccount,
      adapters,
      approvals,
      holdings,
      identities,
      navigation,
      notices,
      scope,
      send,
    });
    this.#prefill = new PrefillSend({
      activeAccount,
      editSend,
      holdings,
      navigation,
      networks,
      scope,
      send,
      switchNetwork,
    });
    new FollowSend({
      activeAccount,
      editSend,
      featureStates,
      holdings,
      navigation,
      networks,
      offerReceivers: this.#offerReceivers,
      prefillSend: this.#prefill,
      scope,
      send,
    }).start();
    new FollowToken({ activeAccount, featureStates, holdings, scope, send }).start();
    new WatchFee({ adapters, hostPage, navigation, scope, send }).start();
    new FollowSent(deps, {
      changes: send,
      sent: () => sentTransfer(send.getSnapshot()),
      advance: (event) => send.advance(event),
    }).start();
  }

  getSnapshot(): SendState {
    return this.#send.getSnapshot();
  }

  chooseToken(token: TokenBalance): Promise<void> {
    this.#prefill.leave('other');
    return this.#edit.chooseToken(token);
  }

  chooseSpeed(speed: FeeSpeed): Promise<void> {
    return this.#edit.chooseSpeed(speed);
  }

  typeAmount(text: string): void {
    this.#prefill.leave('other');
    this.#edit.typeAmount(text);
  }

  typeAmountInUSD(text: string): void {
    this.#prefill.leave('other');
    this.#edit.typeAmountInUSD(text);
  }

  typeIn(currency: 'token' | 'USD'): void {
    this.#edit.typeIn(currency);
  }

  typeMax(): Promise<void> {
    this.#prefill.leave('other');
    return this.#edit.typeMax();
  }

  typeReceiver(text: string): Promise<void> {
    if (hasPaymentScheme(text)) return this.#prefill.pay(text);
    this.#prefill.leave('receiver');
    return this.#edit.typeReceiver(text);
  }

  saveContact(name: string, address: string): ContactFault | undefined {
    const fault = this.#contacts.save(this.#activeAccount.require(), name, address);
    this.#offerReceivers();
    return fault;
  }

  removeContact(address: string): void {
    this.#contacts.remove(this.#activeAccount.require(), address);
    this.#offerReceivers();
  }

  reset(): void {
    this.#prefill.leave('receiver');
    this.#edit.reset();
    if (this.getSnapshot().flow.status === 'asking') this.#notices.show('TRANSACTION_UNANSWERED');
  }

  review(): Promise<void> {
    return this.#review.execute();
  }

  confirm(): Promise<string> {
    return this.#confirm.execute();
  }

  untilSent(): Promise<OpenedSend> {
    return this.#untilSent();
  }
}
