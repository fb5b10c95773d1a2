import { hexOf } from '../bytes/hex-of';
import { KeyError } from '../bytes/key-error';
import { bytesOf, quantityOf, recordOf, unreadable } from '../bytes/untrusted';

/**
 * The code that a smart account of this wallet has: `Simple7702Account` of eth-infinitism, for EntryPoint 0.8. Its address
 * follows from its creation code (CREATE2), so it is the same on every network that has it.
 */
export const ACCOUNT_CODE = '0xe6Cae83BdE06E4c305530e199D7217f42808555B';

/** The Keccak hash of that code on a chain. */
export const ACCOUNT_CODE_HASH =
  '0xcc7b633aef4b2543cb8f37522adf1a401f910f0f6b2430c1eecc11f401ccfcf3';

/** A call that the account makes. All of it in hex. */
export interface AccountCall {
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
}

const EXECUTE_BATCH = '0x34fcd5be';
const WORD_BYTES = 32;
const ADDRESS_BYTES = 20;

/** `executeBatch((address target, uint256 value, bytes data)[])`, in hex: all of the calls, or none. */
export function executeBatch(calls: readonly AccountCall[]): string {
  const tails = calls.map(({ data, to, value }) => {
    const bytes = bytesOf(data).length;
    const size = Math.ceil(bytes / WORD_BYTES) * WORD_BYTES * 2;
    const head = [BigInt(to), value, BigInt(3 * WORD_BYTES), BigInt(bytes)];
    return head.map(word).join('') + data.slice(2).padEnd(size, '0');
  });
  let at = calls.length * WORD_BYTES;
  const offsets = tails.map((tail) => {
    const start = at;
    at += tail.length / 2;
    return word(BigInt(start));
  });
  const head = [BigInt(WORD_BYTES), BigInt(calls.length)].map(word);
  return [EXECUTE_BATCH, ...head, ...offsets, ...tails].join('');
}

/** One call that the account `own` makes. @throws {@link KeyError} */
export function accountCallIn(value: unknown, own: string): AccountCall {
  const record = recordOf(value, ['to', 'value', 'data']);
  const call = {
    to: hexOf(addressOf(record['to'])),
    value: quantityOf(record['value']),
    data: hexOf(bytesOf(record['data'])),
  };
  // The account's own functions take calls of their own, which the visitor would not be shown.
  if (call.to === own && call.data !== '0x') throw new KeyError('refused', 'self');
  return call;
}

/** @throws {@link KeyError} */
export function addressOf(value: unknown): Uint8Array {
  const bytes = bytesOf(value);
  if (bytes.length !== ADDRESS_BYTES) throw unreadable('address');
  return bytes;
}

function word(value: bigint): string {
  return value.toString(16).padStart(WORD_BYTES * 2, '0');
}
