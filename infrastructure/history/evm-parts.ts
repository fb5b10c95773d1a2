import {
  isSameEvmAddress,
  isEvmAddress,
  toChecksumAddress,
} from '../../domain/address/evm-address';
import type { TransferDirection } from '../../domain/transaction/transaction';

const hashPattern = /^0x[0-9a-f]{64}$/i;

/** The hash of an EVM transaction, in small letters; `undefined` for anything else. */
export function evmHash(value: unknown): string | undefined {
  return typeof value === 'string' && hashPattern.test(value) ? value.toLowerCase() : undefined;
}

/** An EVM address in the spelling that is used everywhere; `undefined` for anything else. */
export function evmAddress(value: unknown): string | undefined {
  return typeof value === 'string' && isEvmAddress(value) ? toChecksumAddress(value) : undefined;
}

/** A number in base units, as a text of decimal digits; `undefined` for anything else. */
export function unitsIn(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined;
}

/** A whole number that is not negative, as a number or as digits. */
export function wholeIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
}

/** Where a transfer went, as `account` sees it, and the other side; `undefined` for a transfer of others. */
export function sideOf(
  account: string,
  from: string,
  to: string,
): { readonly direction: TransferDirection; readonly other: string } | undefined {
  const [isSender, isReceiver] = [isSameEvmAddress(account, from), isSameEvmAddress(account, to)];
  if (isSender && isReceiver) return { direction: 'self', other: to };
  if (isSender) return { direction: 'out', other: to };
  return isReceiver ? { direction: 'in', other: from } : undefined;
}
