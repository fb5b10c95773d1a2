import type { FoundToken } from '../../../application/tokens/add-token';
import { tokenKey } from '../../../domain/token/token-marks';
import type { TokenBalance } from '../../../domain/token/token-balance';
import type { Stories, Story } from './story';
import {
  bait,
  baitTokens,
  contract,
  ether,
  fullPortfolio,
  plainEther,
  someTokens,
  usdc,
} from './tokens';
import { holding } from './wallets';

function details(name: string, token: TokenBalance, portfolio = fullPortfolio): Story {
  return { name, about: { args: { token: tokenKey(token) } }, widget: () => holding(portfolio) };
}

const [, , long = usdc] = someTokens;
const added = usdc.address ? [usdc.address] : [];

export const tokenDetailsStories: Stories = [
  details('a token', usdc),
  details('the native currency', ether),
  details('without a price', plainEther, { status: 'loaded', tokens: [plainEther] }),
  details('a long name and amount', long),
  details('added by the visitor', usdc, { ...fullPortfolio, added }),
  details('bait', bait, baitTokens),
  details('loading', usdc, { status: 'loading', tokens: [] }),
  details('gone', usdc, { status: 'loaded', tokens: [] }),
];

/** What the contract of a token says. */
export const foundToken: FoundToken = {
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  address: contract('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  warnings: [],
};

export const addTokenStories: Stories = [{ name: 'empty', widget: () => holding(fullPortfolio) }];
