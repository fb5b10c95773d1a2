import type { ReplacementTrouble } from '../../domain/transaction/replacement';
import type { TransactionStatus } from '../../domain/transaction/transaction';

/** The texts of the details of a transaction. */
export interface TransactionMessages {
  readonly transactionStates: Readonly<Record<TransactionStatus, string>>;
  readonly transactionTime: string;
  readonly transactionState: string;
  readonly transactionFrom: string;
  readonly transactionTo: string;
  readonly transactionNetwork: string;
  readonly transactionHash: string;
  readonly transactionReason: string;
  readonly transactionReplaces: string;
  readonly transactionGone: string;
  readonly transactionGoneHint: string;
  readonly replaceSpeedUp: string;
  readonly replaceSpeedUpHint: string;
  readonly replaceCancel: string;
  readonly replaceCancelHint: string;
  readonly replaceAmount: string;
  readonly replaceNumber: string;
  readonly replaceFee: string;
  readonly replaceFeeBefore: string;
  readonly replaceCall: string;
  readonly replaceCheckNumber: (number: string) => string;
  readonly replaceConfirm: string;
  readonly replaceAsking: string;
  readonly replaceSent: string;
  readonly replaceBack: string;
  readonly replaceTroubles: Readonly<Record<ReplacementTrouble, string>>;
}

export const transactionMessages: TransactionMessages = {
  transactionStates: { confirmed: 'Confirmed', failed: 'Failed', pending: 'Not confirmed yet' },
  transactionTime: 'Time',
  transactionState: 'State',
  transactionFrom: 'From',
  transactionTo: 'To',
  transactionNetwork: 'Network',
  transactionHash: 'Transaction',
  transactionReason: 'Reason',
  transactionReplaces: 'Replaces',
  transactionGone: 'This transaction is not loaded',
  transactionGoneHint: 'It may be older, or on another network or account.',
  replaceSpeedUp: 'Speed up',
  replaceSpeedUpHint: 'Sends the same again with a higher fee. Only one of the two can happen.',
  replaceCancel: 'Cancel it',
  replaceCancelHint: 'Sends nothing instead, with a higher fee. Only one of the two can happen.',
  replaceAmount: 'Amount',
  replaceNumber: 'Number',
  replaceFee: 'Highest fee',
  replaceFeeBefore: 'Highest fee so far',
  replaceCall: 'A contract is called',
  replaceCheckNumber: (number) =>
    `If your wallet shows another number (nonce) than ${number}, decline: it would be one more transaction.`,
  replaceConfirm: 'Continue in the wallet',
  replaceAsking: 'Confirm in your wallet',
  replaceSent: 'Sent. Your activity shows which of the two happened.',
  replaceBack: 'Keep waiting',
  replaceTroubles: {
    mined: 'Too late: it is already confirmed or replaced.',
    unknown: 'The network does not know this transaction, so it can’t be replaced.',
    renumbered:
      'Your wallet used another number. Nothing was replaced: both transactions can happen.',
    declined: 'You declined in your wallet. Nothing changed.',
    failed: 'Your wallet or the network rejected it. Nothing changed.',
  },
};
