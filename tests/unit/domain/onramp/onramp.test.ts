import { describe, expect, it } from '@jest/globals';
import {
  cardPayChainOf,
  cardPayChains,
  FALLBACK_CARD_PAY_CHAIN,
  isRestrictedTimeZone,
  ONRAMP_FEE_RANGE,
  onrampLimits,
  onrampNamespaces,
  onrampProviders,
  onrampProvidersOn,
  providerChainName,
  restrictedTimeZones,
} from '../../../../domain/onramp/onramp';

describe('onramp providers', () => {
  it('[R9.10] state a fee of 1-2%', () => {
    expect(ONRAMP_FEE_RANGE).toBe('1-2%');
    expect(onrampProviders.map(({ label, feeRange }) => [label, feeRange])).toEqual([
      ['Coinbase', '1-2%'],
      ['Meld.io', '1-2%'],
    ]);
  });

  it('[R9.11] sell on EVM chains and Solana', () => {
    expect(onrampNamespaces).toEqual(['eip155', 'solana']);
    expect(onrampProvidersOn('eip155').map(({ name }) => name)).toEqual(['coinbase', 'meld']);
    expect(onrampProvidersOn('solana').map(({ name }) => name)).toEqual(['meld']);
    expect(onrampProvidersOn('bip122')).toEqual([]);
  });

  it('accept a card or a bank transfer', () => {
    expect(onrampLimits).toEqual({ card: { min: 10, max: 7500 }, ach: { min: 10, max: 25000 } });
  });
});

describe('card-pay chains', () => {
  it('[R9.13] are eight', () => {
    expect(cardPayChains).toEqual([
      'ethereum',
      'arbitrum',
      'polygon',
      'berachain',
      'avalanche',
      'optimism',
      'celo',
      'base',
    ]);
  });

  it.each([
    ['Ethereum', 'ethereum'],
    ['Arbitrum One', 'arbitrum'],
    ['Polygon', 'polygon'],
    ['Berachain', 'berachain'],
    ['Avalanche', 'avalanche'],
    ['OP Mainnet', 'optimism'],
    ['Celo', 'celo'],
    ['Base', 'base'],
  ])('[R9.13] sell for %s on %s', (network, chain) => {
    expect(cardPayChainOf(network)).toBe(chain);
  });

  it('[R9.13] fall back to ethereum', () => {
    expect(FALLBACK_CARD_PAY_CHAIN).toBe('ethereum');
    expect(cardPayChainOf('zkSync Era')).toBe('ethereum');
    expect(cardPayChainOf('constructor')).toBe('ethereum');
  });

  it("have the provider's own names", () => {
    expect(providerChainName('avalanche')).toBe('avalanche-c-chain');
    expect(providerChainName('base')).toBe('base');
  });
});

describe('restricted time zones', () => {
  it('[R9.13] are those of mainland China, Hong Kong and Macau', () => {
    expect(restrictedTimeZones).toEqual([
      'ASIA/SHANGHAI',
      'ASIA/URUMQI',
      'ASIA/CHONGQING',
      'ASIA/HARBIN',
      'ASIA/KASHGAR',
      'ASIA/MACAU',
      'ASIA/HONG_KONG',
      'ASIA/MACAO',
      'ASIA/BEIJING',
    ]);
  });

  it('[R9.13] are recognised in any letter case', () => {
    expect(isRestrictedTimeZone('Asia/Hong_Kong')).toBe(true);
    expect(isRestrictedTimeZone('Asia/Tokyo')).toBe(false);
    expect(isRestrictedTimeZone('')).toBe(false);
  });
});
