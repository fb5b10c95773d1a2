import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Address,
} from '@solana/web3.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The programs that own the accounts of names. */
export const NAME_PROGRAM = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX';
export const TOKENIZER_PROGRAM = 'nftD3vbNkNqfj2Sd3HZwbpw4BxxKWr4AjGb9X38JeZk';
export const OFFERS_PROGRAM = '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29';

/** The account under which every name is registered that has one label. */
export const ROOT_NAME = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx';

/** Only the holder of such a key can have made an account of its class. */
const REVERSE_CLASS = '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z';
const RECORD_CLASS = '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo';

const HASH_PREFIX = 'SPL Name Service';

/** What stands before a hashed text: of a name beneath another one, and of a record of either version. */
const BENEATH = '\u0000';
const RECORD_V1 = '\u0001';
const RECORD_V2 = '\u0002';

const NO_KEY = new Uint8Array(32);

/** The account of the name with these labels, the most special one first: `['pay', 'alice']` for `pay.alice`. */
export async function nameAccountOf(labels: readonly string[]): Promise<string> {
  const [label = '', parent] = labels;
  if (parent === undefined) return derived(label, ROOT_NAME);
  return derived(`${BENEATH}${label}`, await nameAccountOf([parent]));
}

/** The account with the text of the name at `account`; of one beneath another name, with its parent's account. */
export function reverseAccountOf(account: string, parent?: string): Promise<string> {
  return derived(account, parent, REVERSE_CLASS);
}

/** The account of a name's record in its first version, signed by the owner. */
export function firstRecordOf(name: string, record: string): Promise<string> {
  return derived(`${RECORD_V1}${record}`, name);
}

/** The account of a name's record in its second version, validated by the program of records. */
export function secondRecordOf(name: string, record: string): Promise<string> {
  return derived(`${RECORD_V2}${record}`, name, RECORD_CLASS);
}

/** The account that says whether the name at `account` is a token. */
export function tokenRecordOf(account: string): Promise<string> {
  return programAddress(TOKENIZER_PROGRAM, 'nft_record', keyOf(account));
}

/** The account with the name that `owner` chose for itself. */
export function chosenNameOf(owner: string): Promise<string> {
  return programAddress(OFFERS_PROGRAM, 'favourite_domain', keyOf(owner));
}

/** The bytes of an address. */
export function keyOf(account: string): Uint8Array {
  return Uint8Array.from(getAddressEncoder().encode(address(account)));
}

/** The address of these bytes. */
export function addressAt(bytes: Uint8Array, at: number): Address {
  return getAddressDecoder().decode(bytes, at);
}

async function derived(text: string, parent?: string, kind?: string): Promise<string> {
  const hash = sha256(new TextEncoder().encode(HASH_PREFIX + text));
  const [kindKey, parentKey] = [kind, parent].map((key) => (key ? keyOf(key) : NO_KEY));
  return programAddress(NAME_PROGRAM, hash, kindKey ?? NO_KEY, parentKey ?? NO_KEY);
}

async function programAddress(
  program: string,
  ...seeds: readonly (string | Uint8Array)[]
): Promise<string> {
  const [found] = await getProgramDerivedAddress({
    programAddress: address(program),
    seeds: [...seeds],
  });
  return found;
}
