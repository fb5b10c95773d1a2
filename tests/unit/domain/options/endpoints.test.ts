import { describe, expect, it } from '@jest/globals';
import { endpointsOf } from '../../../../domain/options/endpoints';
import { parseOptions, type WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { bitcoin } from '../../../../domain/network/more-networks';
import { ethereum } from '../../../../domain/network/built-in-networks';

function listed(input: WidgetOptionsInput) {
  const options = parseOptions({ networks: [ethereum], ...input });
  return endpointsOf(options, options.networks);
}

function lines(input: WidgetOptionsInput): readonly string[] {
  return listed(input).map(({ source, purpose, moment }) => `${source} ${purpose} ${moment}`);
}

const own = 'https://ethereum-rpc.publicnode.com rpc connected';

describe('the hosts that a widget may contact', () => {
  it("are the networks' own endpoints where the site names nothing else", () => {
    expect(lines({})).toEqual([own]);
    expect(lines({ networks: [ethereum, bitcoin] })).toEqual([
      own,
      'https://mempool.space rpc connected',
    ]);
    expect(listed({})).toEqual([
      {
        source: 'https://ethereum-rpc.publicnode.com',
        directive: 'connect-src',
        purpose: 'rpc',
        moment: 'connected',
        caipNetworkId: 'eip155:1',
      },
    ]);
  });

  it("are the site's own endpoints instead, and a project's hosted RPC after the others", () => {
    const customRpcUrls = {
      'eip155:1': ['https://a.example/v1', 'https://B.example:8545'],
    } as const;

    expect(lines({ customRpcUrls })).toEqual([
      'https://a.example rpc connected',
      'https://b.example:8545 rpc fallback',
    ]);
    expect(lines({ projectId: 'p' })).toEqual([
      own,
      'https://rpc.walletconnect.org rpc fallback',
      'wss://relay.walletconnect.org relay pairing',
    ]);
    expect(
      lines({ projectId: 'p', enableHostedRpc: false, relayUrl: 'wss://relay.example/x' }),
    ).toEqual([own, 'wss://relay.example relay pairing']);
    expect(
      lines({ projectId: 'p', hostedRpcUrl: 'https://proxy.example/rpc', customRpcUrls }),
    ).toEqual([
      'https://a.example rpc connected',
      'https://b.example:8545 rpc fallback',
      'wss://relay.walletconnect.org relay pairing',
    ]);
  });

  it("include the site's wallet list and collector", () => {
    expect(lines({ walletDirectoryUrl: 'https://site.example/w.json' })).toEqual([
      own,
      'https://site.example walletDirectory walletList',
      'https: picture shown',
    ]);
    expect(lines({ analyticsUrl: 'https://collector.example/e' })).toEqual([
      own,
      'https://collector.example analytics event',
    ]);
  });

  it("include the embedded wallet's page, where visitors can log in", () => {
    const authFrameUrl = 'https://wallet.example/frame';

    expect(lines({ authFrameUrl })).toEqual([own, 'https://wallet.example embeddedWallet login']);
    expect(listed({ authFrameUrl })[1]?.directive).toBe('frame-src');
    expect(lines({ authFrameUrl, features: { email: false } })).toHaveLength(2);
    expect(lines({ authFrameUrl, features: { email: false, socials: false } })).toEqual([own]);
  });

  it('include the indexers of the networks in use', () => {
    const indexers = {
      'eip155:1': { kind: 'blockscout', url: 'https://scout.example/eth/' },
      'eip155:10': { kind: 'blockscout', url: 'https://op.example' },
    } as const;

    expect(lines({ sources: { indexers } })).toEqual([
      own,
      'https://scout.example indexer activity',
    ]);
    expect(listed({ sources: { indexers } })[1]).toMatchObject({ caipNetworkId: 'eip155:1' });
  });

  it("name a network's own endpoints once, also where its history is read there", () => {
    const indexers = { [bitcoin.caipNetworkId]: { kind: 'nodes' as const } };

    const sites = lines({ networks: [bitcoin], sources: { indexers } });

    expect(sites).toEqual(lines({ networks: [bitcoin] }));
  });

  it('include the hosts of pictures that the site names, each once', () => {
    const pictures = listed({
      chainImages: { 'eip155:1': 'https://cdn.example/1.png', x: 'data:image/png;base64,AA==' },
      connectorImages: { 'io.metamask': 'https://cdn.example/2.png' },
      customWallets: [{ id: 'x', name: 'X', imageUrl: 'https://x.example/i.png' }],
    }).filter(({ purpose }) => purpose === 'picture');

    expect(pictures).toEqual(
      ['https://cdn.example', 'https://x.example'].map((source) => ({
        source,
        directive: 'img-src',
        purpose: 'picture',
        moment: 'shown',
      })),
    );
  });

  it('include the hosts of other pictures only where the site allows them, or its proxy', () => {
    expect(lines({ enableRemoteImages: true })).toEqual([own, 'https: picture shown']);
    expect(lines({ imageProxyUrl: 'https://img.example/?w=64', enableRemoteImages: true })).toEqual(
      [own, 'https://img.example picture shown'],
    );
  });

  it("have the site's lists of tokens and its prices, and no host for what the chain itself tells", () => {
    const tokenLists = ['https://Lists.example/a.json', { name: 'Own', tokens: [] }];
    expect(
      lines({
        sources: {
          ipfsGateways: ['https://ipfs.example/'],
          prices: 'https://prices.example/v1',
          tokenLists,
        },
      }),
    ).toEqual([
      own,
      'https://ipfs.example nft tokens',
      'https://lists.example tokenList tokens',
      'https://prices.example price tokens',
    ]);
    expect(lines({ sources: { prices: 'uniswap', swaps: 'uniswap' } })).toEqual([own]);
  });

  it('have the operator’s service where the site names one for exchanges', () => {
    const swaps = { url: 'https://service.example/api', routers: {} };

    expect(lines({ sources: { swaps } })).toEqual([own, 'https://service.example swap swapping']);
    const names = { url: 'https://service.example', parent: 'site.eth' };
    expect(lines({ sources: { names } })).toEqual([own, 'https://service.example names connected']);
    const chain = 'polkadot:67fa177a097bfa18f77ea95ab56e9bcd';
    const people = {
      'polkadot:91b171bb158e2d3848fa23a9f1c25182': { chain, url: 'https://people.example' },
    } as const;
    expect(lines({ sources: { people } })).toEqual([own, 'https://people.example names connected']);
  });

  it('have the operator’s service where the site names one for purchases', () => {
    const onramp = { url: 'https://service.example/api', providers: ['coinbase'] } as const;

    expect(lines({ sources: { onramp } })).toEqual([own, 'https://service.example onramp buying']);
    expect(lines({ sources: { onramp: { providers: ['meld'] } } })).toEqual([own]);
  });
});
