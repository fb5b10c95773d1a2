import { isEvmAddress } from '../address/evm-address';
import { hasNameForm } from '../text/name-form';
import { MAX_AMOUNT_UNITS } from '../token/amount';
import { parseDecimal, trimDecimal } from '../number/decimal';
import {
  type EvmPayment,
  type PaymentParse,
  refusePayment,
  type UriParameter,
  uriParameters,
} from './payment-request';

const ethereumUriPattern =
  /^ethereum:(?:pay-)?([^@/?#]+)(?:@(\d{1,16}))?(?:\/([A-Za-z_$][\w$]*))?(?:\?([^#]*))?$/i;

/**
 * Reads an `ethereum:` URI (ERC-681): a payment in the chain's native currency, or a `transfer` of a token. A
 * URI with any other call of a contract is valid but not supported.
 */
export function parseEthereumUri(uri: string): PaymentParse {
  const [, encodedTarget, chainReference, method, query] = ethereumUriPattern.exec(uri) ?? [];
  const parameters = uriParameters(query ?? '');
  const target = uriParameters(encodedTarget ?? '')?.[0]?.name;
  if (!parameters || !target) return refusePayment('form');
  if (hasDuplicate(parameters)) return refusePayment('duplicate');
  if (method !== undefined && method !== 'transfer') return refusePayment('unsupported');

  const isTransfer = method === 'transfer';
  const receiver = isTransfer ? valueOf(parameters, 'address') : target;
  const isTargetRight = isTransfer ? isEvmAddress(target) : isReceiver(target);
  if (!isTargetRight || receiver === undefined || !isReceiver(receiver)) {
    return refusePayment('address');
  }
  const amount = valueOf(parameters, isTransfer ? 'uint256' : 'value');
  const units = amount === undefined ? undefined : unitsIn(amount);
  if (amount !== undefined && units === undefined) return refusePayment('amount');
  const request: EvmPayment = {
    namespace: 'eip155',
    ...(chainReference !== undefined && { chainReference: BigInt(chainReference).toString() }),
    receiver,
    ...(isTransfer && { token: target }),
    ...(units !== undefined && { units }),
  };
  return { ok: true, request };
}

/** Writes an `ethereum:` URI; {@link parseEthereumUri} reads it back. */
export function formatEthereumUri(payment: EvmPayment): string {
  const { chainReference, receiver, token, units } = payment;
  const chain = chainReference === undefined ? '' : `@${chainReference}`;
  const prefix = isEvmAddress(token ?? receiver) ? 'ethereum:' : 'ethereum:pay-';
  if (token !== undefined) {
    const amount = units === undefined ? '' : `&uint256=${units}`;
    return `${prefix}${token}${chain}/transfer?address=${encodeURIComponent(receiver)}${amount}`;
  }
  const amount = units === undefined ? '' : `?value=${units}`;
  return `${prefix}${encodeURIComponent(receiver)}${chain}${amount}`;
}

function isReceiver(value: string): boolean {
  return isEvmAddress(value) || hasNameForm(value);
}

function hasDuplicate(parameters: readonly UriParameter[]): boolean {
  return new Set(parameters.map(({ name }) => name)).size < parameters.length;
}

function valueOf(parameters: readonly UriParameter[], wanted: string): string | undefined {
  return parameters.find(({ name }) => name === wanted)?.value;
}

/** ERC-681 writes base units, with an exponent where that is shorter: `2.014e18`. */
function unitsIn(text: string): bigint | undefined {
  const value = parseDecimal(text.startsWith('.') ? `0${text}` : text);
  const whole = value && trimDecimal(value);
  if (!whole || whole.scale !== 0) return undefined;
  return whole.units >= 0n && whole.units <= MAX_AMOUNT_UNITS ? whole.units : undefined;
}
