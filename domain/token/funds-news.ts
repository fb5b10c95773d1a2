import { type CaipAddress, isCaipAddress } from '../caip/caip-address';
import { fieldOf, textOf } from '../outside/untrusted-record';
import { readStoredTokenBalances, storedTokenBalance } from './stored-token-balance';
import type { TokenBalance } from './token-balance';

/** What widgets of one site tell each other of the funds of an account. */
export type FundsNews =
  /** One follows the account, and would have it read. */
  | { readonly wanted: CaipAddress }
  /** One has read its balance, in base units, and its tokens where those are news. */
  | {
      readonly read: CaipAddress;
      readonly units: bigint;
      readonly tokens?: readonly TokenBalance[] | undefined;
    };

/** Balances of 256 bits have no more digits. */
const unitsPattern = /^\d{1,78}$/;

/** `news` as a channel between tabs carries it: {@link parseFundsNews} reads it back. */
export function plainFundsNews(news: FundsNews): object {
  if ('wanted' in news) return news;
  const { read, tokens, units } = news;
  return { read, units: String(units), ...(tokens && { tokens: tokens.map(storedTokenBalance) }) };
}

/** The news in what another tab has sent; `undefined` where there is none. A token that is none is left out. */
export function parseFundsNews(told: unknown): FundsNews | undefined {
  const wanted = textOf(told, 'wanted');
  if (wanted !== undefined) return isCaipAddress(wanted) ? { wanted } : undefined;
  const [read = '', units = ''] = [textOf(told, 'read'), textOf(told, 'units')];
  if (!isCaipAddress(read) || !unitsPattern.test(units)) return undefined;
  return { read, units: BigInt(units), tokens: readStoredTokenBalances(fieldOf(told, 'tokens')) };
}
