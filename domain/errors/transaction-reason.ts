import type { FailureReason } from './failure-catalogue';
import { failureReasonOf, reasonsByText, type ReasonsByText } from './failure-reason';

/**
 * Texts of nodes that already have the transaction: on EVM chains, Solana, Bitcoin and Polkadot. It is the
 * same transaction, signed once.
 */
const sameTransaction = new RegExp(
  [
    'already[ _-]?known',
    '\\bknown transaction',
    'already (?:been )?(?:imported|processed)',
    'already in (?:the )?(?:mempool|(?:tx|transaction) pool|block ?chain|utxo set|system)',
    'already exists in (?:the )?(?:mempool|(?:tx|transaction) pool)',
    'txn-already-in-mempool',
    'txn-same-nonwitness-data-in-mempool',
    'existing tx with same hash',
  ].join('|'),
  'i',
);

/** Texts of nodes that do not accept this kind of transaction (EIP-2718). */
const unsupportedType =
  /(?:transaction|tx) type (?:is )?not (?:supported|valid|enabled)|(?:unsupported|invalid|unknown) (?:transaction|tx) type|(?:eip-?\d+|type[ -]?(?:0x)?\d) (?:transactions? )?(?:is|are) not supported/i;

/** Texts of nodes and wallets about a transaction. The first match counts. */
const transactionTexts: ReasonsByText = [
  [sameTransaction, 'alreadyKnown'],
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
  [unsupportedType, 'transactionTypeNotSupported'],
  ...reasonsByText,
];

/**
 * The reason of a transaction that failed. Its texts are apart from the others, because they come with the features
 * that send.
 */
export function transactionReasonOf(error: unknown): FailureReason | undefined {
  return failureReasonOf(error, transactionTexts);
}
