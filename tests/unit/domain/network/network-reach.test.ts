import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { networkReach } from '../../../../domain/network/network-reach';

describe('networkReach', () => {
  it('is approved without a wallet, and for one that limits nothing', () => {
    expect(networkReach(ethereum, undefined)).toBe('approved');
    expect(networkReach(ethereum, {})).toBe('approved');
  });

  it.each([
    [ethereum, 'approved', 'approved'],
    [arbitrum, 'closed', 'addable'],
  ] as const)(
    'is by what the wallet approved, and by whether it can be asked for more, case %#',
    (network, closed, addable) => {
      const limits = { approvedCaipNetworkIds: [ethereum.caipNetworkId] };

      expect(networkReach(network, limits)).toBe(closed);
      expect(networkReach(network, { ...limits, canAddNetworks: true })).toBe(addable);
    },
  );

  it('knows a network by its former id', () => {
    const { deprecatedCaipNetworkId: former } = solana;
    if (!former) throw new TypeError('Solana has no former id');

    expect(networkReach(solana, { approvedCaipNetworkIds: [former] })).toBe('approved');
  });
});
