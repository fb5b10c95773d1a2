import { isBait } from './bait';
import { isCaipAddress } from '../caip/caip-address';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import { fieldOf } from '../outside/untrusted-record';
import { withoutPrototype } from '../outside/without-prototype';
import { sortTokens } from './sort-tokens';
import type { TokenBalance } from './token-balance';

/** What a visitor has said about a token: it is listed first, or not at all, or although it looks like bait. */
export type TokenMark = 'hidden' | 'pinned' | 'shown';

const tokenMarks: readonly unknown[] = ['hidden', 'pinned', 'shown'] satisfies readonly TokenMark[];

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
  return marks[tokenKey(token)];
}

/** `marks` with `mark` on `token`, or without any. Unchanged where there are too many. */
export function withMark(
  marks: TokenMarks,
  token: TokenBalance,
  mark: TokenMark | undefined,
): TokenMarks {
  const { [tokenKey(token)]: _former, ...others } = marks;
  if (mark === undefined) return withoutPrototype(others);
  if (Object.keys(others).length >= MARKS_MAX) return marks;
  return withoutPrototype({ ...others, [tokenKey(token)]: mark });
}

/** Reads the marks of an earlier visit. Leaves out invalid ones. */
export function parseTokenMarks(stored: unknown): TokenMarks {
  if (typeof stored !== 'object' || stored === null) return NO_MARKS;
  const marks = Object.keys(stored)
    .slice(0, MARKS_MAX)
    .flatMap((key) => {
      const mark = fieldOf(stored, key);
      const isKey = isCaipAddress(key) || isCaipNetworkId(key);
      return isKey && tokenMarks.includes(mark) ? [[key, mark as TokenMark] as const] : [];
    });
  return withoutPrototype(Object.fromEntries(marks));
}

/** `tokens` in the order of lists: pinned ones first, hidden ones and bait apart. */
export function markedTokens(tokens: readonly TokenBalance[], marks: TokenMarks): MarkedTokens {
  const sorted = sortTokens(tokens);
  const isPinned = (token: TokenBalance): boolean => markOf(marks, token) === 'pinned';
  const listed = sorted.filter((token) => !isHidden(marks, token));
  return {
    shown: [...listed.filter(isPinned), ...listed.filter((token) => !isPinned(token))],
    hidden: sorted.filter((token) => isHidden(marks, token)),
  };
}

/** What tells a token from every other one: CAIP-10 of its contract, or CAIP-2 for a native currency. */
export function tokenKey({ address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>): string {
  return address ?? chainId;
}

/** Whether `token` is left out of lists: the visitor hides it, or it looks like bait and the visitor has not asked for it. */
export function isHidden(marks: TokenMarks, token: TokenBalance): boolean {
  const mark = markOf(marks, token);
  return mark === 'hidden' || (mark === undefined && isBaitToken(token));
}

/** The mark with which `token` is listed again. */
export function shownMark(token: TokenBalance): TokenMark | undefined {
  return isBaitToken(token) ? 'shown' : undefined;
}

function isBaitToken({ address, name, symbol }: TokenBalance): boolean {
  return address !== undefined && isBait(symbol, name);
}
