import { getAddressDecoder } from '@solana/web3.js';
import { bytesIn } from './account-bytes';
import { LOOKUP_TABLE_PROGRAM } from './solana-programs';
import type { SolanaRpc } from './solana-rpc';
import type { LookupTables } from './transfer-wire';

export type { LookupTables };

/** A table begins with its state: its kind, and the slot since which it is not used any more. */
const ADDRESSES_AT = 56;
const DEACTIVATED_AT = 4;
const NEVER = 2n ** 64n - 1n;
const KEY_BYTES = 32;
const TABLES_MAX = 16;

/** The lookup tables at `places`, read from the chain. Leaves out an account that is none, or is not used any more. */
export async function lookupTablesAt(
  places: readonly string[],
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<LookupTables> {
  const asked = [...new Set(places)].slice(0, TABLES_MAX);
  if (asked.length === 0) return {};
  const accounts = await rpc.accounts(asked, 'base64', signal);
  const tables: Record<string, readonly string[]> = {};
  for (const [index, account] of accounts.entries()) {
    const bytes = account?.owner === LOOKUP_TABLE_PROGRAM ? bytesIn(account) : undefined;
    const place = asked[index];
    if (bytes && place !== undefined) tables[place] = addressesIn(bytes);
  }
  return tables;
}

function addressesIn(bytes: Uint8Array): readonly string[] {
  if (bytes.length < ADDRESSES_AT) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (view.getBigUint64(DEACTIVATED_AT, true) !== NEVER) return [];
  const count = Math.floor((bytes.length - ADDRESSES_AT) / KEY_BYTES);
  const { decode } = getAddressDecoder();
  return Array.from({ length: count }, (_, at) => decode(bytes, ADDRESSES_AT + at * KEY_BYTES));
}
