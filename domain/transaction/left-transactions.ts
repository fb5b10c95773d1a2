import { type CaipAddress, isCaipAddress } from '../caip/caip-address';
import { parseEach, textOf } from '../outside/untrusted-record';

/** A transaction whose outcome is still unknown, as it is kept between visits. */
export interface LeftTransaction {
  readonly hash: string;

  /** The account that sent it, on its chain. */
  readonly account: CaipAddress;
}

/** How many are kept; the latest ones stay. */
export const LEFT_TRANSACTIONS_MAX = 20;

const hashPattern = /^\w{16,128}$/;

/** `all` with `added` as the latest. */
export function withLeft(
  all: readonly LeftTransaction[],
  added: LeftTransaction,
): readonly LeftTransaction[] {
  return [added, ...withoutLeft(all, added.hash)].slice(0, LEFT_TRANSACTIONS_MAX);
}

/** `all` without the transaction `ended`. */
export function withoutLeft(
  all: readonly LeftTransaction[],
  ended: string,
): readonly LeftTransaction[] {
  return all.filter(({ hash }) => hash !== ended);
}

/** Reads the transactions of an earlier visit. Leaves out invalid ones. */
export function parseLeftTransactions(stored: unknown): readonly LeftTransaction[] {
  if (!Array.isArray(stored)) return [];
  return parseEach(stored.slice(0, LEFT_TRANSACTIONS_MAX), (value) => {
    const hash = textOf(value, 'hash') ?? '';
    const account = textOf(value, 'account') ?? '';
    return hashPattern.test(hash) && isCaipAddress(account) ? { hash, account } : undefined;
  });
}
