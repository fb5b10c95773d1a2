import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { HTTP_TIMEOUT_MS } from '../../../../domain/limits';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import { ServiceSwapSource } from '../../../../infrastructure/chains/eip155/swap-service/service-swap-source';
import { JupiterSwapSource } from '../../../../infrastructure/chains/solana/jupiter/jupiter-swap-source';
import { ManualClock } from '../../../../infrastructure/fake';
import { FetchHttpClient } from '../../../../infrastructure/http/fetch-http-client';
import { ServiceOnramp } from '../../../../infrastructure/onramp/service-onramp';
import type { HttpClient } from '../../../../ports/http-client';
import { ALICE } from '../../../support/headless-kit';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

const url = 'https://service.test';
const rpcClients = { forNetwork: () => ({ request: async () => undefined }) };
const onSolana = (address: string) => `${solana.caipNetworkId}:${address}` as CaipAddress;
const jupiterRequest: SwapRequest = {
  account: onSolana('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'),
  from: { ...etherBalance('1'), address: onSolana('9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu') },
  to: { ...etherBalance('1'), address: onSolana('GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse') },
  units: 2_000n,
  slippage: 50,
};
const serviceRequest: SwapRequest = {
  account: `eip155:1:${ALICE}` as CaipAddress,
  from: etherBalance('1'),
  to: usdcBalance('1'),
  units: 1n,
};

function pageOf(provider: 'coinbase' | 'moonpay' | 'transak') {
  return (http: HttpClient) =>
    new ServiceOnramp({ http, url }).buyUrl({
      provider,
      address: ALICE,
      network: ethereum,
      cardPayChain: 'ethereum',
    });
}

describe('a service that never answers', () => {
  it.each<[string, (http: HttpClient) => Promise<unknown>]>([
    [
      'a quote by Jupiter',
      (http) =>
        new JupiterSwapSource({
          http,
          prices: undefined,
          rpcClients,
          services: { [solana.caipNetworkId]: { url, mints: [] } },
        }).quote(jupiterRequest),
    ],
    [
      'a quote by the service of the operator',
      (http) =>
        new ServiceSwapSource({
          contracts: {},
          http,
          listed: async () => [],
          networks: () => [ethereum],
          prices: undefined,
          rpcClients,
          service: { url, routers: { 'eip155:1': [ALICE] } },
        }).quote(serviceRequest),
    ],
    ['the page of Coinbase', pageOf('coinbase')],
    ['the page of MoonPay', pageOf('moonpay')],
    ['the page of Transak', pageOf('transak')],
  ])('is one error instead of %s, in time', async (_what, ask) => {
    const clock = new ManualClock();
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    let outcome: unknown;
    const asking = ask(new FetchHttpClient({ clock, fetch })).then(
      () => 'answered',
      (error: unknown) => error,
    );
    void asking.then((each) => {
      outcome = each;
    });

    await clock.advance(HTTP_TIMEOUT_MS - 1);
    expect(outcome).toBeUndefined();
    await clock.advance(1);
    expect(await asking).toMatchObject({ code: 'SERVICE_UNREACHABLE' });
  });
});
