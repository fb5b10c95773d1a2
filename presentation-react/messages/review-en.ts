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

  /** Stands behind an amount of a token that has no symbol of its own, in the place of one. */
  readonly reviewUnit: (contract: string) => string;
  readonly reviewTaken: (symbol: string) => string;
  readonly reviewFee: string;
  readonly reviewFeeAbout: (amount: string) => string;
  readonly reviewFeeUnknown: string;
  readonly reviewFeeShort: (symbol: string) => string;
  readonly reviewAsking: (wallet: string) => string;
  readonly reviewFailures: Readonly<Record<SendFailure['cause'], SendFailureWords>>;
  readonly reviewEdit: string;
  readonly reviewSent: string;
  readonly reviewWaiting: string;
  readonly reviewDone: string;
  readonly reviewIncomplete: string;
  readonly reviewUnknown: string;
  readonly reviewOutcomes: Readonly<Record<TransactionOutcome, string>>;
}

export const reviewMessages: ReviewMessages = {
  reviewWorth: (amount) => `≈ ${amount}`,
  reviewFrom: 'From',
  reviewNetwork: 'Network',
  reviewContract: 'Token contract',
  reviewUnit: (contract) => `of ${contract}`,
  reviewTaken: (symbol) =>
    `This token calls itself ${symbol}, but that is another token’s symbol. Check its contract.`,
  reviewFee: 'Network fee',
  reviewFeeAbout: (amount) => `about ${amount}`,
  reviewFeeUnknown: 'Shown in your wallet',
  reviewFeeShort: (symbol) => `Not enough ${symbol} for the network fee.`,
  reviewAsking: (wallet) => `Confirm in ${wallet}`,
  reviewFailures: {
    declined: { headline: 'You declined. Try again?', hint: 'Nothing was sent.' },
    wrongNetwork: {
      headline: 'The wallet is on another network',
      hint: 'Nothing was sent. Switch the network in the wallet.',
    },
    pending: {
      headline: 'This was sent already',
      hint: 'Wait for it to confirm. Sending again would pay twice.',
    },
    gone: {
      headline: 'The wallet is gone',
      hint: 'Check your wallet before you send again.',
    },
    failed: { headline: 'This could not be sent', hint: 'Your wallet or the network rejected it.' },
  },
  reviewEdit: 'Edit',
  reviewSent: 'Waiting for confirmation',
  reviewWaiting: 'You can close this. We’ll tell you when it’s done.',
  reviewDone: 'Done',
  reviewIncomplete: 'Not completed',
  reviewUnknown: 'Result unknown',
  reviewOutcomes: {
    succeeded: 'Confirmed',
    reverted: 'The transaction failed. Only the fee was paid.',
    replaced: 'Another transaction replaced this one.',
    dropped: 'The network dropped it. Check your wallet before you send again.',
    expired: 'It expired. Nothing was sent. Try again.',
    partly: 'Only partly done. Look at your balances before you send again.',
    unreported: 'Your wallet does not report the result. Check it before you send again.',
  },
};
