import { describe, expect, it } from '@jest/globals';
import { parseSources } from '../../../../domain/options/parse-sources';
import type { Sources } from '../../../../domain/options/sources';
import { USDC } from '../../../support/token-balances';

const deployment = {
  quoterV2: USDC.toLowerCase(),
  swapRouter02: USDC,
  wrappedNative: USDC,
  stablecoin: { address: USDC, decimals: 6 },
};

const own = (name: string, label: unknown = 'X', namespace = 'eip155') => ({
  name,
  label,
  namespaces: [namespace],
});

describe('the option sources', () => {
  it('is empty where the site names nothing', () => {
    expect(parseSources(undefined)).toEqual({});
    expect(parseSources({})).toEqual({});
  });

  it('keeps what is right, and spells addresses with their checksum', () => {
    const sources: Sources = {
      swaps: 'uniswap',
      prices: 'https://prices.example',
      rates: { url: 'https://rates.example/latest', currency: 'EUR' },
      uniswap: { 'eip155:1': { ...deployment, feeTiers: [500], hubs: [USDC] } },
      names: { url: 'https://service.example', parent: 'site.eth' },
      ens: true,
      sns: true,
      people: {
        'polkadot:91b171bb158e2d3848fa23a9f1c25182': {
          chain: 'polkadot:67fa177a097bfa18f77ea95ab56e9bcd',
          url: 'https://people.example',
        },
      },
      onramp: { url: 'https://service.example/api', providers: ['moonpay', 'coinbase'] },
      tokenLists: ['https://lists.example/a.json', { name: 'Own', tokens: [] }],
      indexers: {
        'eip155:1': { kind: 'blockscout', url: 'https://scout.example' },
        'bip122:000000000019d6689c085ae165831e93': { kind: 'nodes' },
        'polkadot:68d56f15f85d3136970ec16946040bc1': {
          kind: 'subscan',
          url: 'https://subscan.example',
        },
        'polkadot:91b171bb158e2d3848fa23a9f1c25182': {
          kind: 'subsquid',
          url: 'https://squid.example/graphql',
        },
      },
    };
    expect(parseSources(sources)).toMatchObject({
      ...sources,
      uniswap: { 'eip155:1': { quoterV2: USDC, feeTiers: [500], hubs: [USDC] } },
    });
  });

  it('keeps a service of exchanges with the routers that the site lists', () => {
    const routers = { 'eip155:1': [USDC.toLowerCase()] };
    const swaps = { url: 'https://service.example/api/', routers };

    expect(parseSources({ swaps }).swaps).toEqual({
      url: 'https://service.example/api',
      routers: { 'eip155:1': [USDC] },
    });
  });

  it('keeps the services of exchanges on Solana by their network', () => {
    const url = 'https://jupiter.example/swap/v1/';
    const [mint, program] = [
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
    ];
    const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

    expect(parseSources({ jupiter: { [id]: { url, mints: [mint], program } } }).jupiter).toEqual({
      [id]: { url: 'https://jupiter.example/swap/v1', mints: [mint], program },
    });
  });

  it('has no field that the page put on Object.prototype', () => {
    const polluted = Object.prototype as { prices?: string };
    polluted.prices = 'https://thief.example';
    try {
      expect(parseSources({ swaps: 'uniswap' }).prices).toBeUndefined();
    } finally {
      delete polluted.prices;
    }
  });

  it.each<[string, unknown]>([
    ['sources.swap', { swap: 'uniswap' }],
    ['sources.jupiter', { jupiter: 'https://jupiter.example' }],
    ['sources.jupiter.solana:1.mints', { jupiter: { 'solana:1': { url: 'https://a.example' } } }],
    [
      'sources.jupiter.solana:1.mints[0]',
      { jupiter: { 'solana:1': { url: 'https://a.example', mints: ['0x1'] } } },
    ],
    [
      'sources.jupiter.solana:1.program',
      { jupiter: { 'solana:1': { url: 'https://a.example', mints: [], program: 'x' } } },
    ],
    ['sources.swaps', { swaps: true }],
    ['sources.swaps', { swaps: 'https://service.example' }],
    ['sources.swaps.routers', { swaps: { url: 'https://service.example' } }],
    ['sources.swaps.url', { swaps: { url: 'service.example', routers: {} } }],
    [
      'sources.swaps.routers.eip155:1[0]',
      { swaps: { url: 'https://service.example', routers: { 'eip155:1': ['0x1'] } } },
    ],
    ['sources.prices', { prices: 'ftp://prices.example' }],
    ['sources.rates.url', { rates: { currency: 'EUR' } }],
    ['sources.rates.currency', { rates: { url: 'https://rates.example', currency: 'euro' } }],
    ['sources.tokenLists[0]', { tokenLists: ['lists.example'] }],
    ['sources.tokenLists[0]', { tokenLists: [7] }],
    ['sources.nfts', { nfts: 'all' }],
    ['sources.names.parent', { names: { url: 'https://service.example' } }],
    ['sources.names.parent', { names: { url: 'https://service.example', parent: 'eth' } }],
    ['sources.names.url', { names: { url: 'service.example', parent: 'site.eth' } }],
    ['sources.ens', { ens: 'yes' }],
    ['sources.sns', { sns: 1 }],
    [
      'sources.people.polkadot:1.url',
      { people: { 'polkadot:1': { chain: `polkadot:${'6'.repeat(32)}` } } },
    ],
    [
      'sources.people.polkadot:1.chain',
      { people: { 'polkadot:1': { chain: 'eip155:1', url: 'https://people.example' } } },
    ],
    ['sources.onramp', { onramp: 'coinbase' }],
    ['sources.onramp.providers', { onramp: { url: 'https://service.example' } }],
    ['sources.onramp.providers[1]', { onramp: { providers: ['coinbase', 'constructor'] } }],
    ['sources.onramp.providers[0].name', { onramp: { providers: [own('coinbase')] } }],
    ['sources.onramp.providers[0].label', { onramp: { providers: [own('own:x', 7)] } }],
    [
      'sources.onramp.providers[0].namespaces[0]',
      { onramp: { providers: [own('own:x', 'X', 'evm')] } },
    ],
    ['sources.onramp.url', { onramp: { url: 'service.example', providers: [] } }],
    ['sources.ipfsGateways[0]', { ipfsGateways: ['ipfs.example'] }],
    ['sources.indexers.1', { indexers: { 1: { kind: 'blockscout', url: 'https://a.test' } } }],
    [
      'sources.indexers.eip155:1.kind',
      { indexers: { 'eip155:1': { kind: 'etherscan', url: 'https://a.test' } } },
    ],
    [
      'sources.indexers.eip155:1.url',
      { indexers: { 'eip155:1': { kind: 'blockscout', url: 'https://user@a.test' } } },
    ],
    ['sources.indexers.eip155:1.url', { indexers: { 'eip155:1': { kind: 'blockscout' } } }],
    [
      'sources.indexers.bip122:000000000019d6689c085ae165831e93.kind',
      {
        indexers: {
          'bip122:000000000019d6689c085ae165831e93': { kind: 'blockscout', url: 'https://a.test' },
        },
      },
    ],
    [
      'sources.indexers.solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.url',
      {
        indexers: {
          'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { kind: 'nodes', url: 'https://a.test' },
        },
      },
    ],
    ['sources.indexers.eip155:1.kind', { indexers: { 'eip155:1': { kind: 'nodes' } } }],
    ['sources.uniswap.1', { uniswap: { 1: deployment } }],
    [
      'sources.uniswap.eip155:1.quoterV2',
      { uniswap: { 'eip155:1': { ...deployment, quoterV2: '0x1' } } },
    ],
    [
      'sources.uniswap.eip155:1.swapRouter02',
      { uniswap: { 'eip155:1': { ...deployment, swapRouter02: undefined } } },
    ],
    [
      'sources.uniswap.eip155:1.stablecoin.decimals',
      { uniswap: { 'eip155:1': { ...deployment, stablecoin: { address: USDC, decimals: 256 } } } },
    ],
    [
      'sources.uniswap.eip155:1.feeTiers[0]',
      { uniswap: { 'eip155:1': { ...deployment, feeTiers: [0.5] } } },
    ],
  ])('names %s where that is wrong', (option, sources) => {
    expect(() => parseSources(sources as Sources)).toThrow(
      expect.objectContaining({
        code: 'OPTION_INVALID',
        context: expect.objectContaining({ option }),
      }),
    );
  });
});
