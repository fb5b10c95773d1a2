import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import type { Network } from '../../../../domain/network/network';
import { rpcUrlsOf } from '../../../../infrastructure/rpc/rpc-urls';

const network: Network = { ...ethereum, rpcUrls: { default: { http: ['https://own.example'] } } };
const customRpcUrls = { 'eip155:1': ['https://a.example', 'https://b.example'] };

describe('rpcUrlsOf', () => {
  it("[R7.7] asks the site's endpoints first, then the hosted one, then the chain's own", () => {
    const options = { customRpcUrls, projectId: 'p', hostedRpcUrl: 'https://hosted.example' };
    expect(rpcUrlsOf(network, options)).toEqual([
      { url: 'https://a.example' },
      { url: 'https://b.example' },
      {
        url: 'https://hosted.example?chainId=eip155%3A1&projectId=p',
        contentType: 'text/plain',
      },
      { url: 'https://own.example' },
    ]);
  });

  it('[R7.8] has no hosted endpoint without a project id', () => {
    expect(rpcUrlsOf(network, { customRpcUrls: {} })).toEqual([{ url: 'https://own.example' }]);
  });

  it('names no endpoint twice', () => {
    const options = { customRpcUrls: { 'eip155:1': ['https://own.example'] } };
    expect(rpcUrlsOf(network, options)).toEqual([{ url: 'https://own.example' }]);
  });

  it("leaves other networks' endpoints alone", () => {
    const options = { customRpcUrls: { 'eip155:2': ['https://two.example'] } };
    expect(rpcUrlsOf(network, options)).toEqual([{ url: 'https://own.example' }]);
  });
});
