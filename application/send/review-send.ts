import type { Identities } from '../identity/identities';
import type { JudgeReceiver } from './judge-receiver';
import type { Navigation } from '../navigation/navigation';
import type { Notices } from '../notification/notices';
import { isAddress } from '../../domain/address/is-address';
import { FeatureError } from '../../domain/errors/feature-error';
import { hasNameForm } from '../../domain/text/name-form';
import { namedFee, type TransferFee } from '../../domain/transaction/transfer-fee';
import { sendReceiver, type SendStep, sendUnits } from '../../domain/send/send-form';
import { freezeReview, type SendReview } from '../../domain/send/send-review';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import type { SendState } from '../../domain/send/send-state';
import { sendRules } from '../../domain/send/send-rules';
import { requireUnambiguousAmount } from '../../domain/token/amount';
import { isNativeToken } from '../../domain/token/token-balance';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountTask } from '../session/account-task';
import { abortable } from '../../domain/abort/abortable';
import { checkToken } from '../review/check-token';
import type { EditSend } from './edit-send';
import type { PriceSend } from './price-send';
import type { SendStore } from './send-store';

export interface ReviewSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly editSend: EditSend;
  readonly identities: Identities;
  readonly judgeReceiver: JudgeReceiver;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly priceSend: PriceSend;

  /** An edit of the form cancels it. */
  readonly reviewing: AccountTask;
  readonly send: SendStore;
}

/** Turns the form into the one request that will be sent, and shows it with every warning. */
export class ReviewSend {
  readonly #deps: ReviewSendDeps;

  constructor(deps: ReviewSendDeps) {
    this.#deps = deps;
  }

  /**
   * Checks everything at the safe level, resolves a name again and estimates the cost again. If a review is
   * being made, waits for that one.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `SEND_UNSUPPORTED`, `SEND_INCOMPLETE`, `AMOUNT_AMBIGUOUS`,
   *   `ACCOUNT_GUARDED` for a Bitcoin account of ordinals, `SEND_FEE_UNKNOWN`, `GAS_INSUFFICIENT`, `NAME_LOOKUP_FAILED`, `TOKEN_MISMATCH`, what
   *   `ChainLimits.requireSendable` throws, and `ABORTED` when the account changes or the form is edited in
   *   the meantime.
   */
  async execute(): Promise<void> {
    const { activeAccount, reviewing } = this.#deps;
    const account = activeAccount.require();
    await reviewing.join(account, (signal) => this.#review(account, signal));
  }

  async #review(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { adapters, navigation, priceSend, send } = this.#deps;
    const adapter = await abortable(adapters.find(account.namespace), signal);
    const { facts, fees, limits, sender } = adapter;
    const { caipNetworkId, isSupported } = account.network;
    if (!sender || !isSupported) throw new FeatureError('SEND_UNSUPPORTED', { caipNetworkId });
    requireSpendable(account);
    await this.#resolveReceiver(account, signal);
    const fee = await priceSend.execute();
    signal.throwIfAborted();
    const state = send.getSnapshot();
    const plain = this.#reviewOf(account, state, fee);
    const { to, token } = plain.request;
    if (fees && !fee && isNativeToken(token)) throw new FeatureError('SEND_FEE_UNKNOWN', {});
    const [warnings] = await Promise.all([
      this.#deps.judgeReceiver.execute(account, to, state.form.receiverInput, token, signal),
      checkToken(token, account, facts, signal),
    ]);
    const arriving =
      limits && (await abortable(limits.requireSendable(plain.request, signal), signal));
    const review = freezeReview({
      ...plain,
      warnings,
      ...(arriving !== undefined && { arrivingUnits: arriving }),
    });
    send.advance({ type: 'reviewed', review });
    navigation.show({ name: 'WalletSendPreview' });
  }

  /** A name may have another address than a moment ago: the transfer goes to the current one. */
  async #resolveReceiver(
    { namespace, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<void> {
    const { editSend, identities, send } = this.#deps;
    const input = send.getSnapshot().form.receiverInput;
    if (isAddress(input.trim(), namespace) || !hasNameForm(input)) return;
    const address = await identities.resolveName.execute(
      { name: input, network, mustBeFresh: true },
      signal,
    );
    editSend.stopLooking();
    send.change({ lookup: address === undefined ? 'notFound' : 'found' });
    if (address === undefined) {
      send.edit({ type: 'receiverTyped', text: input });
      return;
    }
    const { receiverAddress, receiverProfileImageUrl } = send.getSnapshot().form;
    const isSame = receiverAddress === address && receiverProfileImageUrl !== undefined;
    send.edit({
      type: 'receiverResolved',
      input,
      address,
      profileName: input.trim(),
      ...(isSame && { profileImageUrl: receiverProfileImageUrl }),
    });
  }

  #reviewOf(account: CurrentAccount, state: SendState, fee: TransferFee | undefined): SendReview {
    const { form, step, gas, missing } = state;
    const feeUnits = fee?.cost;
    const named = fee && namedFee(fee, form.speed ?? 'normal');
    const { gasPriceInUSD, receiverProfileImageUrl } = form;
    const receiverName = state.contact?.name ?? form.receiverProfileName;
    const token = form.token && sealedCopy(form.token);
    const units = sendUnits(form);
    const to = sendReceiver(form);
    if (step !== 'preview' || !token || units === undefined || to === undefined) {
      return this.#refuse(account, state, step);
    }
    if (token.chainId !== account.network.caipNetworkId)
      return this.#refuse(account, state, 'selectToken');
    if (missing.includes('gasPrice')) throw new FeatureError('SEND_FEE_UNKNOWN', {});
    const leavesNoFee =
      isNativeToken(token) &&
      account.accountType !== 'smartAccount' &&
      units + (feeUnits ?? 0n) > token.quantity.units;
    if (gas === 'insufficient' || leavesNoFee) {
      throw new FeatureError('GAS_INSUFFICIENT', { symbol: account.network.nativeCurrency.symbol });
    }
    return freezeReview({
      request: { from: account.caipAddress, to, token, units, ...(named && { fee: named }) },
      network: { ...account.network },
      ...(receiverName !== undefined && { receiverName }),
      ...(receiverProfileImageUrl !== undefined && { receiverImageUrl: receiverProfileImageUrl }),
      ...(feeUnits !== undefined && {
        feeUnits,
        ...(gasPriceInUSD && { feeInUSD: gasPriceInUSD }),
      }),
      warnings: [],
    });
  }

  #refuse({ namespace }: CurrentAccount, { form, missing }: SendState, step: SendStep): never {
    requireUnambiguousAmount(form.sendTokenAmount);
    const isUnfilled = missing.includes('amount') || missing.includes('receiver');
    const { incompleteMessage } = sendRules[namespace];
    if (isUnfilled && incompleteMessage) this.#deps.notices.show(incompleteMessage);
    throw new FeatureError('SEND_INCOMPLETE', { step });
  }
}

/** A coin that carries an ordinal would be spent like any other, as a fee as well. */
function requireSpendable({ address, purpose }: CurrentAccount): void {
  if (purpose === 'ordinals') throw new FeatureError('ACCOUNT_GUARDED', { address });
}
