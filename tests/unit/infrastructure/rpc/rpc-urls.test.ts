import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import {
  bitcoin,
  bitcoinTestnet,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import { aNetwork } from '../../../../domain/options/parse-network';
import { rpcUrlsOf } from '../../../../infrastructure/rpc/rpc-urls';

const network: Network = { ...ethereum, rpcUrls: { default: { http: ['https://own.example'] } } };
const customRpcUrls = { 'eip155:1': ['https://a.example', 'https://b.example'] };

describe('rpcUrlsOf', () => {
  const hosted = { projectId: 'p', hostedRpcUrl: 'https://hosted.example' };
  const hostedUrl = 'https://hosted.example?chainId=eip155%3A1&projectId=p';

  it("[R7.7] are only the site's endpoints where it names some", () => {
    expect(rpcUrlsOf(network, { customRpcUrls, ...hosted })).toEqual([
      { url: 'https://a.example' },
      { url: 'https://b.example' },
    ]);
  });

  it("[R7.7] are the network's own endpoints first otherwise, and the hosted one after them", () => {
    expect(rpcUrlsOf(network, { customRpcUrls: {}, ...hosted })).toEqual([
      { url: 'https://own.example' },
      { url: hostedUrl, contentType: 'text/plain' },
    ]);
    expect(rpcUrlsOf(network, { customRpcUrls: { 'eip155:1': [] }, ...hosted })).toHaveLength(2);
  });

  it('do not include the hosted endpoint where the site turns it off', () => {
    expect(rpcUrlsOf(network, { ...hosted, enableHostedRpc: false })).toEqual([
      { url: 'https://own.example' },
    ]);
  });

  it('[R7.8] include no hosted endpoint without a project id', () => {
    expect(rpcUrlsOf(network, { customRpcUrls: {} })).toEqual([{ url: 'https://own.example' }]);
  });

  it('contain each endpoint once', () => {
    const own = 'https://own.example';
    const twice = { ...network, rpcUrls: { default: { http: [own, own] } } };
    const asked = (options: Parameters<typeof rpcUrlsOf>[1]) =>
      rpcUrlsOf(twice, options).map(({ url }) => url);

    expect(asked({})).toEqual([own]);
    expect(asked({ customRpcUrls: { 'eip155:1': [own, own] } })).toEqual([own]);
    const http = [hostedUrl];
    const itself = { ...network, rpcUrls: { default: { http } } };
    expect(rpcUrlsOf(itself, hosted).map(({ url }) => url)).toEqual(http);
  });

  it('do not affect other networks', () => {
    const options = { customRpcUrls: { 'eip155:2': ['https://two.example'] } };
    expect(rpcUrlsOf(network, options)).toEqual([{ url: 'https://own.example' }]);
  });

  describe.each([
    ['Solana', solana],
    ['Solana Devnet', solanaDevnet],
    ['Solana Testnet', solanaTestnet],
    ['Bitcoin', bitcoin],
    ['Bitcoin Testnet', bitcoinTestnet],
  ])('of %s', (_name, builtIn) => {
    it('[R7.10] are public ones, which need no account, where the site names none', () => {
      const urls = rpcUrlsOf(builtIn, {});

      expect(urls).toHaveLength(1);
      expect(urls[0]?.url).toMatch(/^https:\/\/[a-z0-9.-]+(\/[a-z]+)*$/);
    });

    it("[R7.10] are only the site's own, where it names some", () => {
      const own = 'https://rpc.site.example';
      const customRpcUrls = { [builtIn.caipNetworkId]: [own] };

      expect(rpcUrlsOf(builtIn, { customRpcUrls })).toEqual([{ url: own }]);
    });

    it("[R7.10] are only the site's, where its network has others than the public ones", () => {
      const rpcUrls = { default: { http: ['https://rpc.site.example'] } };
      const network = aNetwork({ ...builtIn, rpcUrls }, 'networks[0]');

      expect(rpcUrlsOf(network, {})).toEqual([{ url: 'https://rpc.site.example' }]);
    });
  });
});
