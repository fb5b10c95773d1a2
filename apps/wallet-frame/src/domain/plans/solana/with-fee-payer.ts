import { base58 } from '@scure/base';
import { joined } from '../../../../../../domain/bytes/joined';
import { MessageReader } from './message-reader';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const VERSION_BIT = 0x80;

/** The most bytes of a packet of the network. */
const MAX_BYTES = 1232;

/**
 * A transaction of `own`, as one for which `payer` pays the fee, before anyone has signed it. All of it is as it was: each
 * instruction has its program, its data, and its accounts with their rights. `undefined` where others sign too, where accounts
 * are in a table of the chain, where the payer is in it already, and where it would be too long.
 *
 * @throws HostRefusal where it cannot be read.
 */
export function withFeePayer(
  bytes: Uint8Array,
  own: string,
  payer: Uint8Array,
): Uint8Array | undefined {
  const reader = new MessageReader(bytes);
  reader.skip(reader.compact() * SIGNATURE_BYTES);
  const first = reader.byte();
  const version = first >= VERSION_BIT ? [first] : [];
  const signers = version.length > 0 ? reader.byte() : first;
  const [readonlySigners = 0, readonlyOthers = 0] = reader.bytes(2);
  const keys = reader.list(() => reader.bytes(KEY_BYTES));
  const block = reader.bytes(KEY_BYTES);
  const calls = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.bytes(reader.compact()),
  }));
  const tables = version.length > 0 ? reader.compact() : 0;
  const names = keys.map((key) => base58.encode(key));
  const isOwn = signers === 1 && readonlySigners === 0 && names[0] === own;
  if (!isOwn || tables > 0 || names.includes(base58.encode(payer))) return undefined;
  reader.requireEnd();
  const whole = joined(
    Uint8Array.of(2),
    new Uint8Array(2 * SIGNATURE_BYTES),
    Uint8Array.of(...version, 2, 0, readonlyOthers),
    compact(keys.length + 1),
    payer,
    ...keys,
    block,
    compact(calls.length),
    ...calls.flatMap(({ accounts, data, program }) => [
      Uint8Array.of(program + 1),
      compact(accounts.length),
      Uint8Array.from(accounts, (index) => index + 1),
      compact(data.length),
      data,
    ]),
    compact(0).subarray(0, version.length), // No tables.
  );
  return whole.length > MAX_BYTES ? undefined : whole;
}

/** A number of one or two bytes: no transaction has a longer one. */
function compact(value: number): Uint8Array {
  return value < VERSION_BIT
    ? Uint8Array.of(value)
    : Uint8Array.of((value & 0x7f) | VERSION_BIT, value >> 7);
}
