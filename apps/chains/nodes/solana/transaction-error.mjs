import internal from 'litesvm/dist/internal.js';

/**
 * The error of a transaction, in the form of Solana's RPC: `"BlockhashNotFound"` or
 * `{ InstructionError: [0, { Custom: 1 }] }`.
 *
 * @typedef {string | { readonly InstructionError: readonly [number, string | { readonly Custom: number }] }} TransactionError
 */

/** The names of the errors, which the package's types hide. @type {Readonly<Record<string, object>>} */
const names = { ...internal };

/**
 * @param {import('litesvm').FailedTransactionMetadata} failed
 * @returns {TransactionError}
 */
export function transactionErrorOf(failed) {
  const error = failed.err();
  if (typeof error === 'number') return nameOf('TransactionErrorFieldless', error);
  if (!(error instanceof internal.TransactionErrorInstructionError)) return error.toString();
  const cause = error.err();
  if (typeof cause === 'number') {
    return { InstructionError: [error.index, nameOf('InstructionErrorFieldless', cause)] };
  }
  return { InstructionError: [error.index, 'code' in cause ? { Custom: cause.code } : cause.msg] };
}

/**
 * A node's text for the error.
 *
 * @param {TransactionError} error
 */
export function transactionErrorText(error) {
  if (typeof error === 'string') return sentences[error] ?? error;
  const [index, cause] = error.InstructionError;
  const text =
    typeof cause === 'string' ? cause : `custom program error: 0x${cause.Custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${text}`;
}

/** @type {Readonly<Record<string, string>>} */
const sentences = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
};

/**
 * @param {string} kind
 * @param {number} value
 */
function nameOf(kind, value) {
  const found = Object.entries(names[kind] ?? {}).find(([, each]) => each === value);
  return found?.[0] ?? `Error(${value})`;
}
