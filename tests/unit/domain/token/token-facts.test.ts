import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import {
  mustAskFacts,
  nativeFacts,
  requireTrueToken,
  type TokenFacts,
} from '../../../../domain/token/token-facts';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

const usdc = usdcBalance('5');

describe('requireTrueToken', () => {
  it.each<[string, TokenFacts]>([
    ['the same', { decimals: 6, symbol: 'USDC' }],
    ['the same in other letters', { decimals: 6, symbol: 'usdc' }],
    ['no symbol', { decimals: 6 }],
    ['a symbol of nothing', { decimals: 6, symbol: '' }],
    ['a symbol with invisible characters', { decimals: 6, symbol: ' US\u202eDC\u0000' }],
  ])("accepts a service's claim where the chain reports %s", (_what, facts) => {
    expect(() => requireTrueToken(usdc, facts)).not.toThrow();
  });

  it.each<[string, TokenFacts, object]>([
    ['more decimals', { decimals: 18, symbol: 'USDC' }, { what: 'decimals', actual: '18' }],
    ['fewer decimals', { decimals: 0, symbol: 'USDC' }, { what: 'decimals', actual: '0' }],
    ['no decimals', { symbol: 'USDC' }, { what: 'decimals', actual: 'none' }],
    ['nothing', {}, { what: 'decimals', actual: 'none' }],
    ['another symbol', { decimals: 6, symbol: 'FAKE' }, { what: 'symbol', actual: 'FAKE' }],
    ['a longer symbol', { decimals: 6, symbol: 'USDC.e' }, { what: 'symbol', actual: 'USDC.e' }],
    ['letters that look alike', { decimals: 6, symbol: 'USDС' }, { what: 'symbol' }],
  ])('refuses it where the chain reports %s', (_what, facts, context) => {
    expect(() => requireTrueToken(usdc, facts)).toThrow(
      expect.objectContaining({
        code: 'TOKEN_MISMATCH',
        context: expect.objectContaining(context),
      }),
    );
  });

  it("checks the native currency against the site's configuration of its network", () => {
    expect(mustAskFacts(etherBalance('1'))).toBe(false);
    expect(mustAskFacts(usdc)).toBe(true);
    const facts = nativeFacts(ethereum);
    expect(() => requireTrueToken(etherBalance('1'), facts)).not.toThrow();
    const odd = etherBalance('1');
    const quantity = { ...odd.quantity, decimals: 12 };
    expect(() => requireTrueToken({ ...odd, quantity }, facts)).toThrow(
      'The decimals of the token: a service says 12, its chain says 18',
    );
  });
});
