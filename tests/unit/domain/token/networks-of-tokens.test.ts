import { describe, expect, it } from '@jest/globals';
import { networksOf, tokensOn } from '../../../../domain/token/networks-of-tokens';
import { EMPTY_PORTFOLIO, nextPortfolio } from '../../../../domain/token/portfolio';
import { balanceOf } from '../../../support/token-balances';

const tokenOn = (chainId: string) =>
  balanceOf({ symbol: 'T', chainId, quantity: { decimals: 6, numeric: '1' } });
const tokens = [tokenOn('eip155:1'), tokenOn('eip155:42161'), tokenOn('eip155:1')];

describe('the networks of tokens', () => {
  it('are named once each', () => {
    expect(networksOf(tokens)).toEqual(['eip155:1', 'eip155:42161']);
    expect(networksOf([])).toEqual([]);
  });

  it('filter a list, which has all of them without one, and where one has none', () => {
    expect(tokensOn(tokens, 'eip155:42161')).toEqual([tokens[1]]);
    expect(tokensOn(tokens, undefined)).toBe(tokens);
    expect(tokensOn(tokens, 'eip155:10')).toBe(tokens);
  });

  it('stay chosen while the tokens are read again, until all are wanted', () => {
    const shownNetwork = 'eip155:42161';
    const filtered = nextPortfolio(EMPTY_PORTFOLIO, { type: 'filtered', shownNetwork });
    const loaded = nextPortfolio(filtered, { type: 'loaded', tokens });
    expect(loaded).toMatchObject({ shownNetwork, status: 'loaded' });
    expect(nextPortfolio(loaded, { type: 'filtered', shownNetwork: undefined })).not.toHaveProperty(
      'shownNetwork',
    );
  });
});
