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
    form: 'This is not a number.',
    negative: 'An amount is more than zero.',
    precision: 'This has more decimals than the currency.',
    size: 'This is more than there can be.',
  },
  amountAmbiguous: 'This can mean two amounts. Which one?',
  amountMeant: (amount) => `I mean ${amount}`,
  amountMax: 'Max',
  amountBalance: (amount) => `Balance ${amount}`,
};
