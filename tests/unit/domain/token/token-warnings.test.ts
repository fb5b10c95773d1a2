import { expect, it } from '@jest/globals';
import { tokenWarnings } from '../../../../domain/token/token-warnings';
import { balanceOf, etherBalance, usdcBalance } from '../../../support/token-balances';

const usdc = usdcBalance('1');
const impostor = balanceOf({
  symbol: 'usdc',
  address: `0x${'3'.repeat(40)}`,
  quantity: { decimals: 6, numeric: '9' },
});

it('warns of the symbol of another token on the same network, in any letter case', () => {
  expect(tokenWarnings(impostor, [etherBalance('1'), usdc])).toEqual(['sameSymbol']);
  expect(tokenWarnings(usdc, [usdc])).toEqual([]);
  expect(tokenWarnings(impostor, [{ ...usdc, chainId: 'eip155:10' }])).toEqual([]);
});

it('warns of a name that leads to a page', () => {
  expect(tokenWarnings({ ...usdc, name: 'Claim at bonus.test' }, [])).toEqual(['bait']);
});
