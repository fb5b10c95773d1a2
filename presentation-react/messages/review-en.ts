import type { SendFailure } from '../../domain/send/send-failure';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';

/** Why a wallet did not send, and the next step. */
export interface SendFailureWords {
  readonly headline: string;
  readonly hint: string;
}

/** The texts of the review of any transaction, and of what becomes of it. */
export interface ReviewMessages {
  readonly reviewWorth: (amount: string) => string;
  readonly reviewFrom: string;
  readonly reviewNetwork: string;
  readonly reviewContract: string;
  readonly reviewFee: string;
  readonly reviewFeeAbout: (amount: string) => string;
  readonly reviewFeeUnknown: string;
  readonly reviewFeeShort: (symbol: string) => string;
  readonly reviewAsking: (wallet: string) => string;
  readonly reviewFailures: Readonly<Record<SendFailure['cause'], SendFailureWords>>;
  readonly reviewEdit: string;
  readonly reviewSent: string;
  readonly reviewWaiting: string;
  readonly reviewOutcomes: Readonly<Record<TransactionOutcome, string>>;
}

export const reviewMessages: ReviewMessages = {
  reviewWorth: (amount) => `≈ ${amount}`,
  reviewFrom: 'From',
  reviewNetwork: 'Network',
  reviewContract: 'Token contract',
  reviewFee: 'Network fee',
  reviewFeeAbout: (amount) => `about ${amount}`,
  reviewFeeUnknown: 'Your wallet shows it',
  reviewFeeShort: (symbol) => `There is not enough ${symbol} to pay the network fee.`,
  reviewAsking: (wallet) => `Confirm in ${wallet}`,
  reviewFailures: {
    declined: { headline: 'You declined. Try again?', hint: 'Nothing was sent.' },
    wrongNetwork: {
      headline: 'The wallet is on another network',
      hint: 'Nothing was sent. Switch the network in the wallet.',
    },
    pending: {
      headline: 'This was sent already',
      hint: 'Wait until it is confirmed, and do not send it again: that would pay twice.',
    },
    gone: {
      headline: 'The wallet went away',
      hint: 'Look into the wallet before you send again.',
    },
    failed: { headline: 'This could not be sent', hint: 'Your wallet or the network refused it.' },
  },
  reviewEdit: 'Back to the form',
  reviewSent: 'On its way',
  reviewWaiting: 'You may close this. A message says how it ends.',
  reviewOutcomes: {
    succeeded: 'Confirmed',
    reverted: 'The transaction failed. Only the fee was paid.',
    replaced: 'Another transaction took the place of this one.',
    dropped: 'The network has lost it. Look into your wallet before you send again.',
    expired: 'It was lost and cannot happen any more. Send it again.',
    partly: 'Only a part of it was done. Look at your balances before you send again.',
    unreported: 'Your wallet does not say what became of it. Look there before you send again.',
  },
};
