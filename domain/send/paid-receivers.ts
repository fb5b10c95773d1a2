import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { accountKey } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { fieldOf, parseEach, textOf } from '../outside/untrusted-record';
import { endsOf } from './look-alike';

/**
 * The record of a receiver that the widget keeps between visits. It recognises the receiver and its
 * imitations, but contains no address.
 */
export interface ReceiverPrint {
  readonly account: string;

  /**
   * Hashes of the parts that a person compares: the first three characters with the last four, and the other
   * way round.
   */
  readonly ends: readonly [string, string];
}

/** How many receivers are kept; the latest ones stay. */
export const PAID_RECEIVERS_MAX = 200;

const HASH_DIGITS = 32;
const hashPattern = /^[0-9a-f]{32}$/;

/** The record of a receiver that was paid. */
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

/** How an address relates to the receivers that were paid on earlier visits. */
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

/** Reads the records of earlier visits. Leaves out invalid ones. */
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
