import { parseTokenBalance, type TokenBalance } from '../../domain/token/token-balance';

/** USDC on Ethereum. */
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** A balance of Ethereum's native currency, with the fields of `parts`. */
export function etherBalance(numeric: string, parts: object = {}): TokenBalance {
  return balanceOf({ symbol: 'ETH', quantity: { decimals: 18, numeric }, ...parts });
}

/** A balance of USDC on Ethereum. */
export function usdcBalance(numeric: string, parts: object = {}): TokenBalance {
  return balanceOf({ symbol: 'USDC', address: USDC, quantity: { decimals: 6, numeric }, ...parts });
}

/** A balance in a service's form. */
export function balanceOf(parts: object): TokenBalance {
  const balance = parseTokenBalance({ name: 'Token', chainId: 'eip155:1', ...parts });
  if (!balance) throw new TypeError('This is no balance');
  return balance;
}
