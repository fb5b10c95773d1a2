import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';

/** Nodes' codes for a transaction that they refuse (1010 to 1014), and their meaning. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/pay some fees|\bpayment\b/i, 'There are insufficient funds for the fee'],
  [/bad signature|\bbadproof\b/i, 'The chain refused the signature'],
  [/outdated|\bstale\b/i, 'The nonce is too low: another transaction of the account came first'],
  [/in the future|\bfuture\b/i, 'The nonce is too high: an earlier transaction still waits'],
  [/ancient birth block/i, 'The transaction was signed too long ago. Sign it again.'],
  [/already imported/i, 'The transaction is already known'],
  [/priority is too low/i, 'The nonce is too high: an earlier transaction still waits'],
  [/temporarily banned/i, 'The chain has refused this transaction just now. Try again later.'],
];

const FIRST_REFUSAL = 1010;
const LAST_REFUSAL = 1014;

/** Translates the error of submitting a transaction. Any error that is not a refusal stays unchanged. */
export function submitErrorOf(error: unknown): unknown {
  if (!isWidgetError(error, 'RPC')) return error;
  const { data, rpcCode, rpcMessage: text } = error.context;
  if (rpcCode < FIRST_REFUSAL || rpcCode > LAST_REFUSAL) return error;
  const said = typeof data === 'string' ? `${text}: ${data}` : text;
  const rpcMessage = refusals.find(([pattern]) => pattern.test(said))?.[1] ?? said;
  const context = { rpcCode: rpcCodes.transactionRejected, rpcMessage };
  return new WidgetError('RPC', context, { cause: error });
}
