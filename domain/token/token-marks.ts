import { isCaipAddress } from '../caip/caip-address';
import { isCaipNetworkId } from '../caip/caip-network-id';
import { fieldOf } from '../outside/untrusted-record';
import { withoutPrototype } from '../outside/without-prototype';
import { sortTokens } from './sort-tokens';
import type { TokenBalance } from './token-balance';

/** What a visitor has said about a token: it is listed first, or not at all. */
export type TokenMark = 'hidden' | 'pinned';

/** The marks of tokens, by CAIP-10 of the contract, or by CAIP-2 for a native currency. */
export type TokenMarks = Readonly<Record<string, TokenMark>>;

/** How many marks are kept. */
const MARKS_MAX = 500;

/** Tokens as a visitor wants to see them. */
export interface MarkedTokens {
  readonly shown: readonly TokenBalance[];
  readonly hidden: readonly TokenBalance[];
}

/** No token is marked. */
export const NO_MARKS: TokenMarks = withoutPrototype({});

/** The mark of `token`, where it has one. */
export function markOf(marks: TokenMarks, token: TokenBalance): TokenMark | undefined {
  return marks[keyOf(token)];
}

/** `marks` with `mark` on `token`, or without any. Unchanged where there are too many. */
export function withMark(
  marks: TokenMarks,
  token: TokenBalance,
  mark: TokenMark | undefined,
): TokenMarks {
  const { [keyOf(token)]: _former, ...others } = marks;
  if (mark === undefined) return withoutPrototype(others);
  if (Object.keys(others).length >= MARKS_MAX) return marks;
  return withoutPrototype({ ...others, [keyOf(token)]: mark });
}

/** Reads the marks of an earlier visit. Leaves out invalid ones. */
export function parseTokenMarks(stored: unknown): TokenMarks {
  if (typeof stored !== 'object' || stored === null) return NO_MARKS;
  const marks = Object.keys(stored)
    .slice(0, MARKS_MAX)
    .flatMap((key) => {
      const mark = fieldOf(stored, key);
      const isKey = isCaipAddress(key) || isCaipNetworkId(key);
      return isKey && (mark === 'hidden' || mark === 'pinned') ? [[key, mark] as const] : [];
    });
  return withoutPrototype(Object.fromEntries(marks));
}

/** `tokens` in the order of lists: pinned ones first, hidden ones apart. */
export function markedTokens(tokens: readonly TokenBalance[], marks: TokenMarks): MarkedTokens {
  const sorted = sortTokens(tokens);
  const isMarked = (mark: TokenMark) => (token: TokenBalance) => markOf(marks, token) === mark;
  return {
    shown: [
      ...sorted.filter(isMarked('pinned')),
      ...sorted.filter((token) => markOf(marks, token) === undefined),
    ],
    hidden: sorted.filter(isMarked('hidden')),
  };
}

function keyOf({ address, chainId }: TokenBalance): string {
  return address ?? chainId;
}
