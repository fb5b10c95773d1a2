import type { AmountFault } from '../../domain/token/amount';

/** The texts of a field for an amount. */
export interface AmountMessages {
  /** Why the amount is not one. An empty field has no fault. */
  readonly amountFaults: Readonly<Record<Exclude<AmountFault, 'ambiguous' | 'empty'>, string>>;
  readonly amountAmbiguous: string;
  readonly amountMeant: (amount: string) => string;
  readonly amountMax: string;
  readonly amountBalance: (amount: string) => string;
}

export const amountMessages: AmountMessages = {
  amountFaults: {
    form: 'Enter a number.',
    negative: 'Enter an amount above zero.',
    precision: 'Too many decimals for this currency.',
    size: 'This amount is too large.',
  },
  amountAmbiguous: 'Which amount do you mean?',
  amountMeant: (amount) => amount,
  amountMax: 'Max',
  amountBalance: (amount) => `Balance ${amount}`,
};
