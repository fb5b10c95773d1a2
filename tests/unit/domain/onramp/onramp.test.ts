import { describe, expect, it } from '@jest/globals';
import {
  cardPayChainOf,
  cardPayChains,
  FALLBACK_CARD_PAY_CHAIN,
  ONRAMP_FEE_RANGE,
  onrampProviders,
  onrampProvidersOn,
  unnamedOnrampProviders,
} from '../../../../domain/onramp/onramp';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import {
  isOnrampOffered,
  isRestrictedTimeZone,
  restrictedTimeZones,
} from '../../../../domain/onramp/onramp-offer';

describe('onramp providers', () => {
  it('[R9.10] state a fee of 1-2%', () => {
    expect(ONRAMP_FEE_RANGE).toBe('1-2%');
    expect(onrampProviders.map(({ label, feeRange }) => [label, feeRange])).toEqual([
      ['Coinbase', '1-2%'],
      ['Meld.io', '1-2%'],
      ['MoonPay', undefined],
      ['Transak', undefined],
    ]);
  });

  it('[R9.11] sell on EVM chains and Solana', () => {
    const namesOn = (namespace: ChainNamespace, names = unnamedOnrampProviders) =>
      onrampProvidersOn(namespace, names).map(({ name }) => name);
    expect(namesOn('eip155')).toEqual(['coinbase', 'meld']);
    expect(namesOn('solana')).toEqual(['meld']);
    expect(namesOn('bip122')).toEqual([]);
    expect(namesOn('solana', ['transak', 'coinbase', 'moonpay'])).toEqual(['moonpay', 'transak']);
  });

  it('[R9.11] are offered where one of them sells', () => {
    expect(isOnrampOffered(['coinbase'], 'eip155', () => 'Europe/Berlin')).toBe(true);
    expect(isOnrampOffered(['coinbase'], 'solana', () => 'Europe/Berlin')).toBe(false);
    const own = { name: 'own:x', label: 'X', namespaces: ['bip122'] } as const;
    expect(isOnrampOffered([own], 'bip122', () => 'Europe/Berlin')).toBe(true);
    expect(isOnrampOffered([own], 'eip155', () => 'Europe/Berlin')).toBe(false);
    expect(onrampProvidersOn('bip122', ['coinbase', own])).toEqual([own]);
    expect(isOnrampOffered(['coinbase', 'moonpay'], 'solana', () => '')).toBe(true);
    expect(isOnrampOffered(['moonpay'], 'bip122', () => 'Europe/Berlin')).toBe(false);
    expect(isOnrampOffered([], 'eip155', () => 'Europe/Berlin')).toBe(false);
  });

  it('ask for the time zone, which browsers take long to name, only where one of them sells', () => {
    let asked = 0;
    const timeZone = (): string => {
      asked += 1;
      return 'Europe/Berlin';
    };
    isOnrampOffered([], 'eip155', timeZone);
    isOnrampOffered(['moonpay'], 'bip122', timeZone);
    expect(asked).toBe(0);
    isOnrampOffered(['coinbase'], 'eip155', timeZone);
    expect(asked).toBe(1);
  });

  it('[R9.13] are not offered in a restricted time zone', () => {
    expect(isOnrampOffered(['coinbase'], 'eip155', () => 'Asia/Hong_Kong')).toBe(false);
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
