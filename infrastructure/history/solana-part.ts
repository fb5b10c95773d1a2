import {
  entriesOf,
  fieldOf,
  listOf,
  parseEach,
  textOf,
} from '../../domain/outside/untrusted-record';
import { unitsIn, wholeIn } from './evm-parts';
import type { FoundTransaction, HistoryPart, Move } from './history-part';

const ACCOUNTS_MAX = 300;
const approvals: ReadonlySet<unknown> = new Set(['approve', 'approveChecked']);

/** What one account had of one token before and after a transaction. */
interface TokenChange {
  readonly mint: string;
  readonly owner: string;
  readonly change: bigint;
}

/**
 * The parts of the answer of `getTransaction` that concern `account`: what its balances say that moved. `undefined` for
 * a transaction of others, and for an answer about another transaction.
 */
export function solanaPart(
  answer: unknown,
  { hash, height, parts }: FoundTransaction,
  account: string,
): HistoryPart | undefined {
  const meta = fieldOf(answer, 'meta');
  const message = fieldOf(fieldOf(answer, 'transaction'), 'message');
  const [signature] = listOf(fieldOf(answer, 'transaction'), 'signatures', 1) ?? [];
  const seconds = wholeIn(fieldOf(answer, 'blockTime'));
  const isAsked = signature === hash && wholeIn(fieldOf(answer, 'slot')) === height;
  const keys = (listOf(message, 'accountKeys', ACCOUNTS_MAX) ?? []).map(addressIn);
  if (!isAsked || seconds === undefined) return undefined;
  const error = fieldOf(meta, 'err') ?? undefined;
  const moves = error === undefined ? movesIn(meta, keys, account) : [];
  const [payer = ''] = keys;
  const isOwn = payer === account;
  if (!isOwn && moves.length === 0) return undefined;
  const other = moves.find((move) => move.direction === 'out')?.other ?? '';
  const failure = error === undefined ? undefined : reasonIn(error);
  const types = (listOf(message, 'instructions', ACCOUNTS_MAX) ?? []).map((each) =>
    fieldOf(fieldOf(each, 'parsed'), 'type'),
  );
  return {
    key: hash,
    hash,
    height,
    place: parts[0]?.place ?? 0,
    minedAtMs: seconds * 1000,
    moves,
    ...(isOwn && {
      head: {
        status: error === undefined ? 'confirmed' : 'failed',
        sentFrom: payer,
        sentTo: other,
        operationType: types.some((type) => approvals.has(type)) ? 'approve' : 'execute',
        ...(failure !== undefined && { failure }),
      },
    }),
  };
}

function movesIn(meta: unknown, keys: readonly string[], account: string): readonly Move[] {
  const coins = coinChanges(meta, keys);
  const tokens = tokenChanges(meta);
  const own = tokens.filter(({ change, owner }) => owner === account && change !== 0n);
  return [
    ...moveOf(coins.get(account) ?? 0n, (isOther) => {
      const others = [...coins].filter(([address]) => address !== account);
      return others.find(([, change]) => isOther(change))?.[0] ?? '';
    }),
    ...own.flatMap(({ change, mint }) =>
      moveOf(
        change,
        (isOther) => tokens.find((each) => each.mint === mint && isOther(each.change))?.owner ?? '',
        mint,
      ),
    ),
  ];
}

/** A move of `change`, where it is any; `otherSide` finds the account that lost or got it. */
function moveOf(
  change: bigint,
  otherSide: (isOther: (theirs: bigint) => boolean) => string,
  token?: string,
): readonly Move[] {
  if (change === 0n) return [];
  const isIn = change > 0n;
  const other = otherSide((theirs) => (isIn ? theirs < 0n : theirs > 0n));
  const units = isIn ? change : -change;
  const direction = isIn ? 'in' : 'out';
  return [{ kind: 'fungible', direction, units, other, ...(token !== undefined && { token }) }];
}

/** By how many lamports each account changed; the fee does not count. */
function coinChanges(meta: unknown, keys: readonly string[]): ReadonlyMap<string, bigint> {
  const before = listOf(meta, 'preBalances', ACCOUNTS_MAX) ?? [];
  const after = listOf(meta, 'postBalances', ACCOUNTS_MAX) ?? [];
  const fee = lamportsIn(fieldOf(meta, 'fee')) ?? 0n;
  return new Map(
    keys.flatMap((key, index) => {
      const [had, has] = [lamportsIn(before[index]), lamportsIn(after[index])];
      if (had === undefined || has === undefined || key === '') return [];
      return [[key, has - had + (index === 0 ? fee : 0n)] as const];
    }),
  );
}

/** By how many base units each account changed, for each token: the token accounts of one owner count as one. */
function tokenChanges(meta: unknown): readonly TokenChange[] {
  const changes = new Map<string, TokenChange>();
  const add = (list: string, sign: bigint): void => {
    const entries = entriesOf(fieldOf(meta, list), ACCOUNTS_MAX) ?? [];
    for (const { change, mint, owner } of parseEach(entries, tokenIn)) {
      const key = `${owner} ${mint}`;
      const sum = (changes.get(key)?.change ?? 0n) + sign * change;
      changes.set(key, { mint, owner, change: sum });
    }
  };
  add('preTokenBalances', -1n);
  add('postTokenBalances', 1n);
  return [...changes.values()];
}

function tokenIn(entry: unknown): TokenChange | undefined {
  const [mint, owner] = [textOf(entry, 'mint'), textOf(entry, 'owner')];
  const change = unitsIn(fieldOf(fieldOf(entry, 'uiTokenAmount'), 'amount'));
  return mint && owner && change !== undefined ? { mint, owner, change } : undefined;
}

function addressIn(key: unknown): string {
  return typeof key === 'string' ? key : (textOf(key, 'pubkey') ?? '');
}

/** Lamports have 64 bits: those that no number holds exactly arrive as the text of their digits. */
function lamportsIn(value: unknown): bigint | undefined {
  const whole = wholeIn(value);
  return whole === undefined ? unitsIn(value) : BigInt(whole);
}

/** The chain's own word for a failure, such as `InsufficientFundsForRent` or `custom program error: 0x1`. */
function reasonIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  const [, cause] = listOf(error, 'InstructionError', 2) ?? [];
  const code = wholeIn(fieldOf(cause, 'Custom'));
  if (code !== undefined) return `custom program error: 0x${code.toString(16)}`;
  return typeof cause === 'string' ? cause : undefined;
}
