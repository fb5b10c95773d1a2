import { expect, it } from '@jest/globals';
import { withoutTokens } from '../../../../domain/token/without-tokens';

it('leaves out the tokens whose addresses are among the others, and keeps the order', () => {
  const ether: { readonly address?: string } = {};
  const dai = { address: 'eip155:1:0xd' };
  const usdc = { address: 'eip155:1:0xc' };

  expect(withoutTokens([usdc, ether, dai], [{ ...dai }])).toEqual([usdc, ether]);
  expect(withoutTokens([ether, dai], [ether])).toEqual([dai]);
  expect(withoutTokens([usdc, dai], [])).toEqual([usdc, dai]);
});
