import { amountReadings, type AmountReadings } from '../token/amount';
import { checkGas, type GasCheck, type GasFunds } from './gas-check';
import { EDITING, type SendFlow } from './send-flow';
import {
  EMPTY_SEND_FORM,
  missingSendFields,
  type SendField,
  type SendForm,
  type SendStep,
  sendStep,
} from './send-form';

/** Where the search for the receiver's name stands; `none` where an address was typed. */
export type ReceiverLookup = 'none' | 'looking' | 'found' | 'notFound' | 'failed';

/**
 * How far the view is with what it was opened with. `networkMissed`: the network that was asked for could
 * not be reached, and nothing is filled in; `tokenMissed`: the token could not be found.
 */
export type SendPrefill = 'none' | 'loading' | 'done' | 'networkMissed' | 'tokenMissed';

/** Everything about sending a token that a visitor sees. */
export interface SendState {
  readonly form: SendForm;
  readonly lookup: ReceiverLookup;
  readonly prefill: SendPrefill;
  readonly flow: SendFlow;
  readonly gas: GasCheck;

  /** What the visitor does next. */
  readonly step: SendStep;

  /**
   * What the amount can mean, where it can mean two amounts: `ambiguousAmountText` makes the sentence of it
   * that a visitor reads.
   */
  readonly amountReadings?: AmountReadings;

  /** The fields that are missing. */
  readonly missing: readonly SendField[];
}

/** What a {@link SendState} is worked out from. */
export interface SendFacts {
  readonly form: SendForm;
  readonly lookup: ReceiverLookup;
  readonly prefill: SendPrefill;
  readonly flow: SendFlow;
  readonly funds: GasFunds;
}

/** No transfer has begun. */
export const NO_SEND: SendFacts = {
  form: EMPTY_SEND_FORM,
  lookup: 'none',
  prefill: 'none',
  flow: EDITING,
  funds: { accountType: 'eoa' },
};

/** Works out what follows from `facts`. */
export function sendStateOf({ form, lookup, prefill, flow, funds }: SendFacts): SendState {
  const { gasPrice, gasPriceInUSD, networkBalanceInUSD } = form;
  const readings = amountReadings(form.sendTokenAmount);
  return {
    form,
    lookup,
    prefill,
    flow,
    gas: checkGas({ ...funds, gasCost: gasPrice, gasPriceInUSD, networkBalanceInUSD }),
    step: sendStep(form),
    ...(readings && { amountReadings: readings }),
    missing: missingSendFields(form),
  };
}
