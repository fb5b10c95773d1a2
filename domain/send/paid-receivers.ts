import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accountKey } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { fieldOf, parseEach, textOf } from '../outside/untrusted-record';
import { endsOf } from './look-alike';

/** What is kept of a receiver between visits: enough to recognise it and what imitates it, and no address. */
export interface ReceiverPrint {
  readonly account: string;

  /** Of what a person compares of it: three characters in front and four at the end, and the other way round. */
  readonly ends: readonly [string, string];
}

/** How many receivers are kept: the latest ones. */
export const PAID_RECEIVERS_MAX = 200;

const HASH_DIGITS = 32;
const hashPattern = /^[0-9a-f]{32}$/;

/** What is kept of a receiver that was paid. */
export function receiverPrint(address: string, namespace: ChainNamespace): ReceiverPrint {
  const [first, second] = endsOf(address);
  return {
    account: hashOf(`${namespace}:${accountKey(address, namespace) ?? address}`),
    ends: [hashOf(`${namespace}:${first}`), hashOf(`${namespace}:${second}`)],
  };
}

/** `prints` with `added` as the latest. */
export function withPrint(
  prints: readonly ReceiverPrint[],
  added: ReceiverPrint,
): readonly ReceiverPrint[] {
  const others = prints.filter(({ account }) => account !== added.account);
  return [added, ...others].slice(0, PAID_RECEIVERS_MAX);
}

/** How an address stands to the receivers that were paid on earlier visits. */
export function paidBefore(
  prints: readonly ReceiverPrint[],
  address: string,
  namespace: ChainNamespace,
): 'paid' | 'looksPaid' | 'unknown' {
  const { account, ends } = receiverPrint(address, namespace);
  if (prints.some((print) => print.account === account)) return 'paid';
  const isLike = (print: ReceiverPrint): boolean => print.ends.some((end) => ends.includes(end));
  return prints.some(isLike) ? 'looksPaid' : 'unknown';
}

/** Reads what an earlier visit kept; what is none of it is left out. */
export function parseReceiverPrints(stored: unknown): readonly ReceiverPrint[] {
  if (!Array.isArray(stored)) return [];
  return parseEach(stored.slice(0, PAID_RECEIVERS_MAX), (value) => {
    const account = textOf(value, 'account') ?? '';
    const ends = fieldOf(value, 'ends');
    const [first, second] = Array.isArray(ends) ? (ends as readonly unknown[]) : [];
    if (!isHash(account) || !isHash(first) || !isHash(second)) return undefined;
    return { account, ends: [first, second] };
  });
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && hashPattern.test(value);
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`paid receiver ${text}`))).slice(0, HASH_DIGITS);
}
