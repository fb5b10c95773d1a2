import { base58 } from '@scure/base';
import { MessageReader } from './message-reader';

/** One instruction of a transaction, with the accounts by their names. */
export interface Instruction {
  readonly program: string;

  /** `undefined` where the account is in a table on the chain that the node does not show. */
  readonly accounts: readonly (string | undefined)[];
  readonly data: Uint8Array;
}

/** A table of accounts on the chain, and the indexes of it that a transaction uses. */
export interface UsedTable {
  readonly address: string;
  readonly written: readonly number[];
  readonly read: readonly number[];
}

export interface SolanaMessage {
  readonly signers: readonly string[];
  readonly tables: readonly UsedTable[];

  /** The instructions, with the accounts of each table in the order of `tables`. */
  readonly instructions: (
    accounts: readonly (readonly string[] | undefined)[],
  ) => readonly Instruction[];
}

const KEY_BYTES = 32;
const VERSION_BIT = 0x80;
const SIGNATURE_BYTES = 64;

/** Reads a transaction with its signatures. @throws HostRefusal */
export function readSolanaTransaction(bytes: Uint8Array): SolanaMessage {
  const reader = new MessageReader(bytes);
  reader.skip(reader.compact() * SIGNATURE_BYTES);
  const first = reader.byte();
  const isVersioned = first >= VERSION_BIT;
  const signers = isVersioned ? reader.byte() : first;
  reader.skip(2);
  const keys = reader.list(() => base58.encode(reader.bytes(KEY_BYTES)));
  reader.skip(KEY_BYTES); // The block.
  const calls = reader.list(() => {
    const program = keys[reader.byte()] ?? ''; // A program is never in a table.
    const indexes = reader.list(() => reader.byte());
    return { program, indexes, data: reader.bytes(reader.compact()) };
  });
  const tables = isVersioned
    ? reader.list(() => ({
        address: base58.encode(reader.bytes(KEY_BYTES)),
        written: reader.list(() => reader.byte()),
        read: reader.list(() => reader.byte()),
      }))
    : [];
  reader.requireEnd();
  return {
    signers: keys.slice(0, signers),
    tables,
    instructions: (accounts) => {
      const from = (kind: 'read' | 'written') =>
        tables.flatMap((table, at) => table[kind].map((index) => accounts[at]?.[index]));
      const all = [...keys, ...from('written'), ...from('read')];
      return calls.map(({ data, indexes, program }) => ({
        program,
        accounts: indexes.map((index) => all[index]),
        data,
      }));
    },
  };
}
