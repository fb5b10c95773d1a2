import type { SendState } from '../../domain/send/send-state';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { AssetSource } from '../../ports/asset-source';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Clock } from '../../ports/clock';
import type { IdentitySource } from '../../ports/identity-source';
import type { Logger } from '../../ports/logger';
import type { NameService } from '../../ports/name-service';
import type { Stream } from '../../ports/stream';
import { AccountTask } from '../session/account-task';
import { ActiveAccount } from '../session/active-account';
import type { LoadBalance } from '../balance/load-balance';
import type { BalanceStore } from '../session/balance-store';
import type { ConnectionStore } from '../session/connection-store';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import { EnsCache } from '../identity/ens-cache';
import { nameLookups } from '../identity/name-lookups';
import { ResolveName } from '../identity/resolve-name';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { ShowView } from '../navigation/show-view';
import type { ReadableStore } from '../state/readable-store';
import type { StoredValues } from '../state/stored-values';
import { PortfolioCache } from '../tokens/portfolio-cache';
import type { SendReview } from '../../domain/send/send-review';
import type { ConfirmReview } from '../review/confirm-review';
import { confirmSend } from './confirm-send';
import { EditSend } from './edit-send';
import { FollowSend } from './follow-send';
import { FollowTransfer } from './follow-transfer';
import { PictureReceiver } from './picture-receiver';
import { PrefillSend } from './prefill-send';
import { PriceSend } from './price-send';
import { ReviewSend } from './review-send';
import { SendStore } from './send-store';

export interface SendFeatureDeps {
  readonly adapters: ChainAdapters;
  readonly assetSource: AssetSource;
  readonly balances: BalanceStore;
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly featureStates: FeatureStatesStore;
  readonly identitySource: IdentitySource;
  readonly lifetime: Lifetime;
  readonly loadBalance: LoadBalance;
  readonly logger: Logger;
  readonly nameService?: NameService;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly showView: ShowView;
  readonly stored: StoredValues;
  readonly switchNetwork: SwitchNetwork;
}

/** What can be done to send a token. */
export interface SendVerbs {
  /** Chooses what is sent, and asks what that costs. */
  chooseToken(token: TokenBalance): Promise<void>;

  /** Takes up what was typed as the amount, as far as it can be part of one. */
  typeAmount(text: string): void;

  /**
   * Fills in the most that can be sent: of the chain's own currency, with the cost of sending it and what
   * must stay in the account kept back.
   *
   * @throws `WidgetError` `SEND_INCOMPLETE` without a token, `SEND_FEE_UNKNOWN` where nobody can say how
   * much of the chain's own currency to keep back.
   */
  typeMax(): Promise<void>;

  /** Takes up what was typed as the receiver; a name is looked up once nothing was typed for 500 ms. */
  typeReceiver(text: string): Promise<void>;

  /** Empties the form. A wallet that has been asked may send all the same, and the visitor is told so. */
  reset(): void;

  /**
   * Checks everything and shows the one request that will be sent.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `SEND_UNSUPPORTED`, `SEND_INCOMPLETE`, `AMOUNT_AMBIGUOUS`,
   * `SEND_FEE_UNKNOWN`, `GAS_INSUFFICIENT`, `NAME_LOOKUP_FAILED`, `ACCOUNT_MINIMUM` where the chain would not do it because one
   * of the accounts would be left with too little, what the network's endpoints fail with where the chain is
   * asked that, and `ABORTED` when the account changes or the form is edited in the meantime.
   */
  review(): Promise<void>;

  /**
   * Asks the wallet to send what was reviewed, once; resolves with the transaction's hash.
   *
   * @throws `WidgetError` `SEND_NOT_REVIEWED`, and what the wallet answers.
   */
  confirm(): Promise<string>;
}

/** Sends tokens: a form, a review that is frozen, and one request to the wallet. */
export class SendFeature implements SendVerbs, ReadableStore<SendState> {
  readonly state$: Stream<SendState>;
  readonly #send = new SendStore();
  readonly #edit: EditSend;
  readonly #review: ReviewSend;
  readonly #confirm: ConfirmReview<SendReview>;
  readonly #showSnackbar: ShowSnackbar;

  constructor(deps: SendFeatureDeps) {
    const send = this.#send;
    this.#showSnackbar = deps.showSnackbar;
    const activeAccount = new ActiveAccount(deps);
    const portfolio = new PortfolioCache(deps);
    const knownReceivers = new Set<string>();
    const resolveName = new ResolveName({
      cache: new EnsCache(deps),
      logger: deps.logger,
      lookups: nameLookups(deps),
    });
    const parts = { ...deps, activeAccount, knownReceivers, portfolio, resolveName, send };
    const priceSend = new PriceSend(parts);
    this.state$ = send.state$;
    const pictureReceiver = new PictureReceiver(parts);
    const reviewing = new AccountTask(parts);
    this.#edit = new EditSend({ ...parts, pictureReceiver, priceSend, reviewing });
    const forms = { ...parts, editSend: this.#edit };
    this.#review = new ReviewSend({ ...forms, priceSend, task: reviewing });
    this.#confirm = confirmSend(parts);
    const prefillSend = new PrefillSend({ ...forms, task: new AccountTask(parts) });
    new FollowSend({ ...forms, prefillSend }).start();
    new FollowTransfer(parts).start();
  }

  getSnapshot(): SendState {
    return this.#send.getSnapshot();
  }

  chooseToken(token: TokenBalance): Promise<void> {
    return this.#edit.chooseToken(token);
  }

  typeAmount(text: string): void {
    this.#edit.typeAmount(text);
  }

  typeMax(): Promise<void> {
    return this.#edit.typeMax();
  }

  typeReceiver(text: string): Promise<void> {
    return this.#edit.typeReceiver(text);
  }

  reset(): void {
    this.#edit.reset();
    if (this.getSnapshot().flow.status === 'asking')
      this.#showSnackbar.execute('TRANSACTION_UNANSWERED');
  }

  review(): Promise<void> {
    return this.#review.execute();
  }

  confirm(): Promise<string> {
    return this.#confirm.execute();
  }
}
