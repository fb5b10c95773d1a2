import type { FailureReason } from './failure-catalogue';
import { failureReasonOf, reasonsByText, type ReasonsByText } from './failure-reason';

/** Texts of nodes and wallets about a transaction. The first match counts. */
const transactionTexts: ReasonsByText = [
  [/nonce (?:is )?too low/i, 'nonceTooLow'],
  [/nonce (?:is )?too high/i, 'nonceTooHigh'],
  [/insufficient funds|insufficient balance|exceeds .*account balance/i, 'insufficientFunds'],
  [/(?:fee cap|max fee per gas|maxFeePerGas)\b.*(?:less|lower|below)/i, 'feeCapTooLow'],
  [/replacement .*underpriced/i, 'nonceTooHigh'],
  [/transaction is outdated|underpriced/i, 'feeCapTooLow'],
  [
    /(?:fee cap|max fee per gas|maxFeePerGas)\b.*(?:higher|greater|above|too high)/i,
    'feeCapTooHigh',
  ],
  [/intrinsic gas too low|intrinsic gas .*too small/i, 'intrinsicGasTooLow'],
  [
    /intrinsic gas too high|exceeds block gas limit|gas limit (?:reached|exceeded)/i,
    'intrinsicGasTooHigh',
  ],
  [/too little received|insufficient[ _]output[ _]amount/i, 'priceMoved'],
  [
    /execution reverted|always failing transaction|gas required exceeds allowance/i,
    'executionReverted',
  ],
  ...reasonsByText,
];

/**
 * The reason of a transaction that failed. Its texts are apart from the others, because they come with the features
 * that send.
 */
export function transactionReasonOf(error: unknown): FailureReason | undefined {
  return failureReasonOf(error, transactionTexts);
}
