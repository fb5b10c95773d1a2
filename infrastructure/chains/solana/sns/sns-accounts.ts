import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesIn } from '../account-bytes';
import type { ChainAccount } from '../solana-rpc';
import { isSignatureOf } from '../verify-signature';
import { addressAt, keyOf, NAME_PROGRAM, OFFERS_PROGRAM, TOKENIZER_PROGRAM } from './sns-addresses';

/** A name as its account has it. */
export interface RegisteredName {
  /** The account of the name above it. */
  readonly parent: string;
  readonly owner: string;

  /** What stands behind the three keys. */
  readonly data: Uint8Array;
}

const KEY = 32;
const HEAD = 3 * KEY;
const SIGNATURE = 64;

/** In the account of a tokenizer: the name is a token now, and where the mint's key is. */
const IS_TOKEN = 2;
const MINT_AT = 2 + 2 * KEY;

/** A record's head: how each of two ids was validated, then the size of the content. */
const RECORD_HEAD = 8;
const BY_SOLANA = 1;
const validationSizes: readonly number[] = [0, KEY, 20, KEY];

const MAX_TEXT = 255;

/** The name in `account`; `undefined` for any other account. */
export function nameIn(account: ChainAccount | undefined): RegisteredName | undefined {
  const bytes = bytesOwnedBy(NAME_PROGRAM, account);
  if (!bytes || bytes.length < HEAD) return undefined;
  return {
    parent: addressAt(bytes, 0),
    owner: addressAt(bytes, KEY),
    data: bytes.subarray(HEAD),
  };
}

/** The text of a name, in the account that {@link reverseAccountOf} finds. */
export function reverseTextIn(account: ChainAccount | undefined): string | undefined {
  const data = nameIn(account)?.data;
  if (!data || data.length < 4) return undefined;
  const size = new DataView(data.buffer, data.byteOffset).getUint32(0, true);
  if (size > MAX_TEXT || size + 4 > data.length) return undefined;
  return new TextDecoder().decode(data.subarray(4, 4 + size)).replace(/^\0/, '');
}

/** The account of the name that an owner chose, in the account that {@link chosenNameOf} finds. */
export function chosenNameIn(account: ChainAccount | undefined): string | undefined {
  const bytes = bytesOwnedBy(OFFERS_PROGRAM, account);
  return bytes && bytes.length >= 1 + KEY ? addressAt(bytes, 1) : undefined;
}

/** The mint of a name that is a token now; `undefined` for a name that is none. */
export function mintIn(account: ChainAccount | undefined): string | undefined {
  const bytes = bytesOwnedBy(TOKENIZER_PROGRAM, account);
  return bytes?.[0] === IS_TOKEN && bytes.length >= MINT_AT + KEY
    ? addressAt(bytes, MINT_AT)
    : undefined;
}

/** A record of the second version. */
export interface NameRecord {
  readonly content: Uint8Array;

  /** The owner who wrote it, who may not be the name's present one. Absent where that is not validated. */
  readonly writtenBy: string | undefined;

  /** The key that has agreed to the record. Absent where that is not validated. */
  readonly agreedBy: Uint8Array | undefined;
}

/** The record in `account`; `undefined` where there is none. */
export function recordIn(account: ChainAccount | undefined): NameRecord | undefined {
  const data = nameIn(account)?.data;
  if (!data || data.length < RECORD_HEAD) return undefined;
  const head = new DataView(data.buffer, data.byteOffset);
  const [writer, agreement] = [head.getUint16(0, true), head.getUint16(2, true)];
  const agreedAt = RECORD_HEAD + (validationSizes[writer] ?? 0);
  const contentAt = agreedAt + (validationSizes[agreement] ?? 0);
  const end = contentAt + head.getUint32(4, true);
  if (end > data.length) return undefined;
  return {
    content: data.subarray(contentAt, end),
    writtenBy: writer === BY_SOLANA ? addressAt(data, RECORD_HEAD) : undefined,
    agreedBy: agreement === BY_SOLANA ? data.subarray(agreedAt, contentAt) : undefined,
  };
}

/** The address in a record of the first version, where the name's present owner has signed it. */
export function signedAddressIn(
  account: ChainAccount | undefined,
  at: string,
  owner: string,
): string | undefined {
  const data = nameIn(account)?.data;
  if (!data || data.length < KEY + SIGNATURE) return undefined;
  const signed = bytesToHex(Uint8Array.of(...data.subarray(0, KEY), ...keyOf(at)));
  const signature = data.subarray(KEY, KEY + SIGNATURE);
  const message = new TextEncoder().encode(signed);
  return isSignatureOf(owner, message, signature) ? addressAt(data, 0) : undefined;
}

function bytesOwnedBy(program: string, account: ChainAccount | undefined): Uint8Array | undefined {
  return account?.owner === program ? bytesIn(account) : undefined;
}
