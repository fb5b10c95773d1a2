import type { PaymentFault } from '../payment/payment-request';
import { type AmountFault, amountReadings, type AmountReadings } from '../token/amount';
import type { Decimal } from '../number/decimal';
import { valueOf } from '../token/display';
import { type Contact, contactLike, contactOf } from './contacts';
import { checkGas, type GasCheck, type GasFunds } from './gas-check';
import { EDITING, type SendFlow } from './send-flow';
import {
  EMPTY_SEND_FORM,
  missingSendFields,
  readAmount,
  type SendField,
  type SendForm,
  sendReceiver,
  type SendStep,
  sendStep,
  sendUnits,
} from './send-form';

/** The state of the search for the receiver's name; `none` where an address was typed. */
export type ReceiverLookup = 'none' | 'looking' | 'found' | 'notFound' | 'failed';

/**
 * How far the view has applied the arguments that it was opened with. `networkMissed`: the requested network
 * could not be reached, and nothing is filled in; `tokenMissed`: the token could not be found.
 */
export type SendPrefill = 'none' | 'loading' | 'done' | 'networkMissed' | 'tokenMissed';

/** Whether the form is not what was asked for: nothing can be reviewed until the visitor fills in something else. */
export function isUnfinished(prefill: SendPrefill): boolean {
  return prefill === 'loading' || prefill === 'networkMissed' || prefill === 'tokenMissed';
}

/** An account that the visitor may want to send to. */
export interface KnownReceiver {
  /** The address. */
  readonly address: string;

  /** `own`: another address of the connected wallet; `paid`: one that was paid on this visit. */
  readonly kind: 'own' | 'paid';

  /** The name that the visitor gave it. */
  readonly name?: string;
}

/** Everything about sending a token that a visitor sees. */
export interface SendState {
  /** What the visitor has filled in. */
  readonly form: SendForm;
  /** Where the look-up of a name stands. */
  readonly lookup: ReceiverLookup;
  /** What became of a payment link. */
  readonly prefill: SendPrefill;

  /** Why the widget does not follow the payment URI in the receiver's field; `none` without one. */
  readonly payment: 'none' | PaymentFault;

  /** The accounts that are offered as receivers. */
  readonly receivers: readonly KnownReceiver[];

  /** The receivers with names that the visitor keeps on this device, as far as this network can reach them. */
  readonly contacts: readonly Contact[];

  /** The contact that the receiver is. */
  readonly contact?: Contact;
  /** The contact whose address a person could take the receiver's for. */
  readonly contactAlike?: Contact;

  /** The amount in US dollars, as typed, while the visitor types it so. */
  readonly amountInUSD: string | undefined;
  /** Where the transfer stands: form, review, wallet, chain. */
  readonly flow: SendFlow;
  /** Whether the account can pay the fee. */
  readonly gas: GasCheck;

  /** What the visitor does next. */
  readonly step: SendStep;

  /** The amount in base units, and its worth in US dollars where the price is known. Absent without an amount. */
  readonly units?: bigint;
  /** What it is worth in US dollars. */
  readonly valueInUSD?: Decimal;

  /** Why the typed amount is none. */
  readonly amountFault?: AmountFault;

  /** The receiver that the transfer goes to: its address in the canonical spelling. Absent until it is valid. */
  readonly receiver?: string;

  /** The two readings of an ambiguous amount, for the visitor to choose from. */
  readonly amountReadings?: AmountReadings;

  /** The fields that are missing. */
  readonly missing: readonly SendField[];
}

/** The facts from which a {@link SendState} is derived. */
export interface SendFacts {
  readonly form: SendForm;
  readonly lookup: ReceiverLookup;
  readonly prefill: SendPrefill;
  readonly payment: 'none' | PaymentFault;
  readonly receivers: readonly KnownReceiver[];
  readonly contacts: readonly Contact[];
  readonly amountInUSD: string | undefined;
  readonly flow: SendFlow;
  readonly funds: GasFunds;
}

/** No transfer has begun. */
export const NO_SEND: SendFacts = {
  form: EMPTY_SEND_FORM,
  lookup: 'none',
  prefill: 'none',
  payment: 'none',
  receivers: [],
  contacts: [],
  amountInUSD: undefined,
  flow: EDITING,
  funds: { accountType: 'eoa' },
};

/** Derives the state from `facts`. */
export function sendStateOf({ funds, ...facts }: SendFacts): SendState {
  const { form } = facts;
  const { gasPrice, gasPriceInUSD, networkBalanceInUSD } = form;
  const readings = amountReadings(form.sendTokenAmount);
  const { token } = form;
  const units = sendUnits(form);
  const receiver = sendReceiver(form);
  const parsed = readAmount(form);
  const { contact, alike } = contactsOf(facts.contacts, receiver ?? form.receiverAddress);
  return {
    ...facts,
    gas: checkGas({ ...funds, gasCost: gasPrice, gasPriceInUSD, networkBalanceInUSD }),
    step: stepOf(form, facts.prefill),
    ...(units !== undefined && { units }),
    ...(units !== undefined &&
      token?.price && { valueInUSD: valueOf(units, token.quantity.decimals, token.price) }),
    ...(parsed?.ok === false && parsed.fault !== 'empty' && { amountFault: parsed.fault }),
    ...(receiver !== undefined && { receiver }),
    ...(contact && { contact }),
    ...(alike && { contactAlike: alike }),
    ...(readings && { amountReadings: readings }),
    missing: missingSendFields(form),
  };
}

function stepOf(form: SendForm, prefill: SendPrefill): SendStep {
  const step = sendStep(form);
  return step === 'preview' && isUnfinished(prefill) ? 'selectToken' : step;
}

/** All contacts are of one namespace: that of the account in use. */
function contactsOf(contacts: readonly Contact[], address: string | undefined) {
  const namespace = contacts[0]?.namespace;
  if (namespace === undefined || address === undefined) return {};
  const contact = contactOf(contacts, address, namespace);
  return { contact, alike: contactLike(contacts, address, namespace) };
}
