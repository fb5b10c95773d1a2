import { checkSolanaAddress } from '../address/solana-address';
import { plainText } from '../text/plain-text';
import { formatDecimal, parseDecimal } from '../number/decimal';
import {
  type PaymentParse,
  refusePayment,
  type SolanaPayment,
  type UriParameter,
  uriParameters,
} from './payment-request';

const MAX_TEXT_LENGTH = 280;
const solanaUriPattern = /^solana:([^?#]+)(?:\?([^#]*))?$/i;

/** An amount in whole tokens: no exponent, and digits before the point. */
const amountPattern = /^\d+(?:\.\d+)?$/;

/** Parameters that may occur only once. A payment may have several references. */
const singleParameters = ['amount', 'spl-token', 'label', 'message', 'memo'];

/**
 * Reads a transfer request of Solana Pay. A URI that names a page for the transaction is valid but not
 * supported, and so is one with a reference or a memo, which the transfer would have to carry.
 */
export function parseSolanaUri(uri: string): PaymentParse {
  const [, receiver = '', query = ''] = solanaUriPattern.exec(uri) ?? [];
  const parameters = uriParameters(query);
  if (receiver === '' || !parameters) return refusePayment('form');
  if (/^https(?::|%3a)/i.test(receiver)) return refusePayment('unsupported');
  if (hasDuplicate(parameters)) return refusePayment('duplicate');
  const token = valueOf(parameters, 'spl-token');
  const addresses = token === undefined ? [receiver] : [receiver, token];
  if (!addresses.every((address) => checkSolanaAddress(address).ok)) {
    return refusePayment('address');
  }
  if (parameters.some(({ name }) => name === 'reference' || name === 'memo')) {
    return refusePayment('required');
  }
  const amount = valueOf(parameters, 'amount');
  const value =
    amount !== undefined && amountPattern.test(amount) ? parseDecimal(amount) : undefined;
  if (amount !== undefined && !value) return refusePayment('amount');
  const label = shown(valueOf(parameters, 'label'));
  const message = shown(valueOf(parameters, 'message'));
  const request: SolanaPayment = {
    namespace: 'solana',
    receiver,
    ...(token !== undefined && { token }),
    ...(value && { amount: value }),
    ...(label && { label }),
    ...(message && { message }),
  };
  return { ok: true, request };
}

/** Writes a transfer request of Solana Pay; {@link parseSolanaUri} reads it back. */
export function formatSolanaUri({
  receiver,
  token,
  amount,
  label,
  message,
}: SolanaPayment): string {
  const parameters = [
    ...(amount === undefined ? [] : [`amount=${formatDecimal(amount)}`]),
    ...(token === undefined ? [] : [`spl-token=${token}`]),
    ...(label === undefined ? [] : [`label=${encodeURIComponent(label)}`]),
    ...(message === undefined ? [] : [`message=${encodeURIComponent(message)}`]),
  ];
  return `solana:${receiver}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
}

function hasDuplicate(parameters: readonly UriParameter[]): boolean {
  const names = parameters.map(({ name }) => name);
  return singleParameters.some((single) => names.filter((name) => name === single).length > 1);
}

function valueOf(parameters: readonly UriParameter[], wanted: string): string | undefined {
  return parameters.find(({ name }) => name === wanted)?.value;
}

function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text, MAX_TEXT_LENGTH);
}
