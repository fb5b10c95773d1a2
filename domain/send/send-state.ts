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

/** The state of the search for the receiver's name; `none` where an address was typed. */
export type ReceiverLookup = 'none' | 'looking' | 'found' | 'notFound' | 'failed';

/**
 * How far the view has applied the arguments that it was opened with. `networkMissed`: the requested network
 * could not be reached, and nothing is filled in; `tokenMissed`: the token could not be found.
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
   * The two readings of an ambiguous amount. `ambiguousAmountText` makes the sentence that a visitor reads
   * about them.
   */
  readonly amountReadings?: AmountReadings;

  /** The fields that are missing. */
  readonly missing: readonly SendField[];
}

/** The facts from which a {@link SendState} is derived. */
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

/** Derives the state from `facts`. */
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
