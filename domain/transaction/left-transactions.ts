import { type CaipAddress, isCaipAddress } from '../caip/caip-address';
import { booleanOf, numberOf, parseEach, textOf } from '../outside/untrusted-record';
import { isBundleId } from './bundle';
import { type TransactionOutcome, transactionOutcomes } from './transaction-outcome';

/** What a transaction of the widget is to do. */
export interface LeftPurpose {
  /** `send`, `trade`, or `cancel` for one that takes the place of another and moves nothing. */
  readonly operationType: string;

  /** What leaves the account. Absent where that is not one transfer, and on later visits: it is not stored. */
  readonly sent?: LeftTransfer;

  /** The transaction whose place it takes. */
  readonly replaces?: string;
}

/** A transfer of one token. */
export interface LeftTransfer {
  readonly symbol: string;

  /** In base units of the token. */
  readonly units: bigint;
  readonly decimals: number;
  readonly to: string;

  /** The token's contract; `native` for the native currency. */
  readonly token: string;
}

/** A transaction that the widget sent, as it is kept between visits. */
export interface LeftTransaction extends Partial<LeftPurpose> {
  /** Its hash; of a bundle of calls, the id that the wallet has given, until a transaction of it is known. */
  readonly hash: string;

  /** Whether `hash` is the id of a bundle. */
  readonly isBundle?: true;

  /** The account that sent it, on its chain. */
  readonly account: CaipAddress;

  /** When the wallet had sent it. */
  readonly sentAtMs?: number;

  /** How it ended. Absent while that is unknown. */
  readonly outcome?: TransactionOutcome;
}

/** How many are kept; the latest ones stay. */
export const LEFT_TRANSACTIONS_MAX = 20;

const hashPattern = /^\w{16,128}$/;

/** `all` with `added` as the latest. */
export function withLeft<Kept extends Pick<LeftTransaction, 'hash'>>(
  all: readonly Kept[],
  added: Kept,
): readonly Kept[] {
  return [added, ...withoutLeft(all, added.hash)].slice(0, LEFT_TRANSACTIONS_MAX);
}

/** `all` without the transaction `ended`. */
export function withoutLeft<Kept extends Pick<LeftTransaction, 'hash'>>(
  all: readonly Kept[],
  ended: string,
): readonly Kept[] {
  return all.filter(({ hash }) => hash !== ended);
}

/** Reads the transactions of an earlier visit. Leaves out invalid ones, and what is invalid of the others. */
export function parseLeftTransactions(stored: unknown): readonly LeftTransaction[] {
  if (!Array.isArray(stored)) return [];
  return parseEach(stored.slice(0, LEFT_TRANSACTIONS_MAX), (value) => {
    const hash = textOf(value, 'hash') ?? '';
    const account = textOf(value, 'account') ?? '';
    const isBundle = booleanOf(value, 'isBundle') === true;
    const isKnown = isBundle ? isBundleId(hash) : hashPattern.test(hash);
    if (!isKnown || !isCaipAddress(account)) return undefined;
    const sentAtMs = numberOf(value, 'sentAtMs');
    const operationType = textOf(value, 'operationType');
    const outcome = transactionOutcomes.find((known) => known === textOf(value, 'outcome'));
    const replaces = textOf(value, 'replaces') ?? '';
    return {
      hash,
      account,
      ...(isBundle && { isBundle }),
      ...(sentAtMs !== undefined && { sentAtMs }),
      ...(operationType !== undefined && { operationType }),
      ...(outcome && { outcome }),
      ...(hashPattern.test(replaces) && { replaces }),
    };
  });
}
