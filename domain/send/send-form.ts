import type { Identity } from '../account/identity';
import { checkAddress } from '../address/is-address';
import { parseCaipNetworkId } from '../caip/caip-network-id';
import { withoutPrototype } from '../outside/without-prototype';
import { amountReadings, type AmountParse, editAmountText, parseAmount } from '../token/amount';
import type { Decimal } from '../number/decimal';
import { isNativeToken, isSameToken, type TokenBalance } from '../token/token-balance';
import { type SendRules, sendRules } from './send-rules';
import type { FeeSpeed, TransferFee } from '../transaction/transfer-fee';

/** The visitor's input for sending a token, and the facts that the widget looked up for it. */
export interface SendForm {
  /** The token. */
  readonly token?: TokenBalance;

  /** As typed. */
  readonly sendTokenAmount: string;

  /** An address or a name, as typed. */
  readonly receiverInput: string;

  /** The receiver's address: as typed, or the one that the typed name stands for. */
  readonly receiverAddress?: string;
  /** The name of the receiver at a name service. */
  readonly receiverProfileName?: string;
  /** The picture of the receiver there. */
  readonly receiverProfileImageUrl?: string;

  /** The cost of the transfer in base units of the chain's native currency. */
  readonly gasPrice?: bigint;
  /** The network fee in US dollars. */
  readonly gasPriceInUSD?: Decimal;
  /** The native balance in US dollars. */
  readonly networkBalanceInUSD?: Decimal;

  /** The fees to choose from, where the chain has a choice. */
  readonly speeds?: NonNullable<TransferFee['speeds']>;

  /** The chosen one; normal when absent. */
  readonly speed?: FeeSpeed;
}

/** An empty form; a change of namespace also resets to it. */
export const EMPTY_SEND_FORM: SendForm = withoutPrototype({
  sendTokenAmount: '',
  receiverInput: '',
});

/** What can happen to a {@link SendForm}. */
export type SendFormEvent =
  | { readonly type: 'tokenChosen'; readonly token: TokenBalance }
  | { readonly type: 'tokenDropped' }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'receiverTyped'; readonly text: string }
  | {
      readonly type: 'receiverResolved';

      /** The text that was looked up. */
      readonly input: string;
      readonly address: string;
      readonly profileName?: string;
      readonly profileImageUrl?: string;
    }
  | {
      readonly type: 'receiverKnown';

      /** The address that was looked up. */
      readonly address: string;
      readonly identity: Identity;
    }
  | {
      readonly type: 'tokenRefreshed';

      /** The same token with its latest balance. */
      readonly token: TokenBalance;
    }
  | {
      readonly type: 'gasPriced';
      readonly gasPrice: bigint;
      readonly gasPriceInUSD?: Decimal;
      readonly speeds?: NonNullable<TransferFee['speeds']>;
    }
  | { readonly type: 'speedChosen'; readonly speed: FeeSpeed }
  | { readonly type: 'networkBalanceLoaded'; readonly networkBalanceInUSD?: Decimal }
  | { readonly type: 'reset' };

/**
 * The form after `event`. It ignores characters that cannot be part of an amount, drops an answer about an earlier
 * receiver, and does not use the cost of one token for another.
 */
export function nextSendForm(form: SendForm, event: SendFormEvent): SendForm {
  switch (event.type) {
    case 'tokenChosen': {
      if (form.token && isSameToken(event.token, form.token))
        return { ...form, token: event.token };
      const { gasPrice: _cost, gasPriceInUSD: _worth, speeds: _speeds, ...rest } = form;
      return { ...rest, token: event.token };
    }
    case 'tokenDropped': {
      const { sendTokenAmount, receiverInput, receiverAddress } = form;
      const { receiverProfileName, receiverProfileImageUrl } = form;
      return {
        sendTokenAmount,
        receiverInput,
        ...(receiverAddress !== undefined && { receiverAddress }),
        ...(receiverProfileName !== undefined && { receiverProfileName }),
        ...(receiverProfileImageUrl !== undefined && { receiverProfileImageUrl }),
      };
    }
    case 'amountTyped': {
      const sendTokenAmount = editAmountText(event.text);
      return sendTokenAmount === undefined ? form : { ...form, sendTokenAmount };
    }
    case 'receiverTyped':
      return withReceiver(form, { receiverInput: event.text, receiverAddress: event.text.trim() });
    case 'receiverResolved':
      if (event.input.trim() !== form.receiverInput.trim()) return form;
      return withReceiver(form, {
        receiverInput: form.receiverInput,
        receiverAddress: event.address,
        ...(event.profileName !== undefined && { receiverProfileName: event.profileName }),
        ...(event.profileImageUrl !== undefined && {
          receiverProfileImageUrl: event.profileImageUrl,
        }),
      });
    case 'receiverKnown': {
      if (event.address !== form.receiverAddress) return form;
      const { name, imageUrl } = event.identity;
      const receiverProfileName = form.receiverProfileName ?? name;
      return {
        ...form,
        ...(receiverProfileName !== undefined && { receiverProfileName }),
        ...(imageUrl !== undefined && { receiverProfileImageUrl: imageUrl }),
      };
    }
    case 'tokenRefreshed':
      return form.token && isSameToken(event.token, form.token)
        ? { ...form, token: event.token }
        : form;
    case 'gasPriced': {
      const { gasPriceInUSD: _former, speeds: _speeds, ...rest } = form;
      const { gasPrice, gasPriceInUSD, speeds } = event;
      return {
        ...rest,
        gasPrice,
        ...(gasPriceInUSD && { gasPriceInUSD }),
        ...(speeds && { speeds }),
      };
    }
    case 'speedChosen': {
      const offer = form.speeds?.[event.speed];
      if (!offer || (form.speed ?? 'normal') === event.speed) return form;
      const { gasPriceInUSD: _former, ...rest } = form;
      return { ...rest, speed: event.speed, gasPrice: offer.cost };
    }
    case 'networkBalanceLoaded': {
      const { networkBalanceInUSD: _former, ...rest } = form;
      const { networkBalanceInUSD } = event;
      return { ...rest, ...(networkBalanceInUSD && { networkBalanceInUSD }) };
    }
    case 'reset':
      return EMPTY_SEND_FORM;
  }
}

/** A field without which nothing can be sent. */
export type SendField = 'token' | 'amount' | 'receiver' | 'gasPrice';

/**
 * The fields that are missing before `form` can be sent: token, amount and receiver, and for the native
 * currency of an EVM chain the gas price too (its decimals come with the token). A field that is
 * filled in wrongly is missing.
 */
export function missingSendFields(form: SendForm): readonly SendField[] {
  const { token, gasPrice } = form;
  const isPricedByGas =
    token !== undefined && isNativeToken(token) && rulesOf(token).isGasPriceRequired;
  const isMissing: { readonly [Field in SendField]: boolean } = {
    token: token === undefined,
    amount: sendUnits(form) === undefined,
    receiver: sendReceiver(form) === undefined,
    gasPrice: isPricedByGas && gasPrice === undefined,
  };
  const fields = ['token', 'amount', 'receiver', 'gasPrice'] as const;
  return fields.filter((field) => isMissing[field]);
}

/** The amount in base units of the token, when it is one and above zero. */
export function sendUnits(form: SendForm): bigint | undefined {
  const amount = readAmount(form);
  return amount?.ok && amount.units > 0n ? amount.units : undefined;
}

/** The receiver in the canonical spelling, when it passes the safe level on the token's chain. */
export function sendReceiver({ token, receiverAddress }: SendForm): string | undefined {
  if (!token || !receiverAddress) return undefined;
  const check = checkAddress(receiverAddress, parseCaipNetworkId(token.chainId));
  return check.ok ? check.address : undefined;
}

/** The visitor's next step: the first rule that is not met, or the review. */
export type SendStep =
  | 'selectToken'
  | 'addAmount'
  | 'ambiguousAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'addAddress'
  | 'invalidAddress'
  | 'preview';

/** What a visitor who fills in `form` does next. */
export function sendStep(form: SendForm): SendStep {
  const { token, sendTokenAmount, receiverInput } = form;
  if (!token) return 'selectToken';
  if (sendTokenAmount.trim() === '') return 'addAmount';
  if (amountReadings(sendTokenAmount)) return 'ambiguousAmount';
  const units = sendUnits(form);
  if (units === undefined) return 'incorrectValue';
  if (units > token.quantity.units) return 'insufficientFunds';
  if (receiverInput.trim() === '') return 'addAddress';
  return sendReceiver(form) === undefined ? 'invalidAddress' : 'preview';
}

/**
 * The most base units that can be sent. Of a token: the whole balance. Of a chain's native currency: the
 * balance less the cost of sending and less the reserve that the {@link sendRules} of the chain's namespace
 * keep.
 */
export function maxSendUnits(token: TokenBalance, fee: TransferFee): bigint {
  const { units } = token.quantity;
  if (!isNativeToken(token)) return units;
  const kept = rulesOf(token).keptForFee(fee);
  return units > kept ? units - kept : 0n;
}

/** Replaces all that is known of the receiver. */
function withReceiver(
  form: SendForm,
  receiver: Pick<
    SendForm,
    'receiverInput' | 'receiverAddress' | 'receiverProfileName' | 'receiverProfileImageUrl'
  >,
): SendForm {
  const { receiverProfileName: _name, receiverProfileImageUrl: _image, ...rest } = form;
  return { ...rest, ...receiver };
}

/** The typed amount, read in the decimals of the token. */
export function readAmount({ token, sendTokenAmount }: SendForm): AmountParse | undefined {
  return token && parseAmount(sendTokenAmount, token.quantity.decimals);
}

function rulesOf({ chainId }: TokenBalance): SendRules {
  return sendRules[parseCaipNetworkId(chainId).namespace];
}
