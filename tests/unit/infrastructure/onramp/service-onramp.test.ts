import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { ServiceOnramp } from '../../../../infrastructure/onramp/service-onramp';
import type { HttpRequest } from '../../../../ports/http-client';
import type { OnrampQuery } from '../../../../ports/onramp-source';
import { ALICE, BOB } from '../../../support/headless-kit';

const url = 'https://pay.coinbase.com/buy/select-asset?sessionToken=t';
const reference = '3f0f6a2e-9a51-4bd6-8d3b-6d8f0a1f2c4d';
const query: OnrampQuery = {
  provider: 'coinbase',
  address: ALICE,
  network: ethereum,
  cardPayChain: 'ethereum',
};

function setUp(...answers: readonly unknown[]) {
  const asked: HttpRequest[] = [];
  const http = {
    request: async (request: HttpRequest) => {
      asked.push(request);
      return answers[asked.length - 1];
    },
  };
  return { asked, onramp: new ServiceOnramp({ http, url: 'https://service.test/api' }) };
}

describe('purchases by the operator’s service', () => {
  it('ask for the page of one purchase', async () => {
    const { asked, onramp } = setUp({ url, reference });

    expect(await onramp.buyUrl(query)).toBe(url);

    const body = {
      provider: 'coinbase',
      address: ALICE,
      network: 'eip155:1',
      cardPayChain: 'ethereum',
    };
    expect(asked).toEqual([{ url: 'https://service.test/api/onramp/session', body }]);
  });

  it.each<unknown>([
    undefined,
    null,
    [url],
    {},
    { url },
    { url, reference: '' },
    { url, reference: 7 },
    { url, reference: 'r'.repeat(200) },
    { reference },
    { url: 'http://pay.coinbase.com/', reference },
    { url: 'javascript:alert(1)', reference },
    { url: 'https://pay.coinbase.com@evil.test/', reference },
    { url: `${url}${'a'.repeat(9000)}`, reference },
    { url: 'https://pay-coinbase.com/', reference },
    { url: 'https://pay.coinbase.com.evil.test/', reference },
    { url: 'https://buy.moonpay.com/', reference },
    { url: `${url}&walletAddress=${BOB}`, reference },
    { url: `${url}&addresses=${JSON.stringify({ [BOB]: ['base'] })}`, reference },
    Object.create({ url, reference }),
  ])('refuse the answer %p', async (answer) => {
    const { onramp } = setUp(answer);

    await expect(onramp.buyUrl(query)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it('of a provider of the service’s own lead to the service itself, also on this machine', async () => {
    const own = { ...query, provider: 'own:sandbox' } as const;
    const pageOf = (service: string, page: string) =>
      new ServiceOnramp({
        http: { request: async () => ({ url: page, reference }) },
        url: service,
      });
    const at = 'http://127.0.0.1:5173';

    expect(await pageOf(at, `${at}/page/1`).buyUrl(own)).toBe(`${at}/page/1`);
    for (const [service, page] of [
      [at, 'http://127.0.0.1:5174/page/1'],
      ['http://shop.test', 'http://shop.test/page/1'],
      ['https://shop.test', url],
      [at, `${at}/page/1?address=${BOB}`],
    ] as const) {
      await expect(pageOf(service, page).buyUrl(own)).rejects.toMatchObject({
        code: 'SERVICE_RESPONSE_INVALID',
      });
    }
  });

  it('may name the account that buys', async () => {
    const own = `${url}&walletAddress=${ALICE.toLowerCase()}`;
    const { onramp } = setUp({ url: own, reference });
    expect(await onramp.buyUrl(query)).toBe(own);
  });

  it('[R7.6] list what was bought by the reference, past every cache, page by page', async () => {
    const { asked, onramp } = setUp({ url, reference }, { data: [], next: 'two' }, { data: [] });
    await onramp.buyUrl(query);

    const first = await onramp.page({ address: ALICE, network: ethereum, onramp: 'coinbase' });
    await onramp.page({ address: ALICE, network: ethereum, cursor: 'two', onramp: 'coinbase' });

    expect(first).toEqual({ transactions: [], next: 'two' });
    const list = `https://service.test/api/onramp/coinbase/${reference}/transactions`;
    expect(asked.slice(1)).toEqual([
      { url: list, query: { cursor: undefined }, cache: 'no-cache' },
      { url: list, query: { cursor: 'two' }, cache: 'no-cache' },
    ]);
  });

  it('list nothing, and ask for nothing, for an account or a network without a purchase', async () => {
    const { asked, onramp } = setUp({ url, reference });
    await onramp.buyUrl(query);
    const other = { url: 'https://buy.moonpay.com/', reference };
    await setUp(other).onramp.buyUrl({ ...query, provider: 'moonpay' });

    expect(await onramp.page({ address: BOB, network: ethereum })).toEqual({ transactions: [] });
    expect(await onramp.page({ address: ALICE, network: arbitrum })).toEqual({ transactions: [] });
    expect(asked).toHaveLength(1);
  });

  it.each(['moonpay', 'transak'] as const)('list what was bought from %s', async (provider) => {
    const page = `https://global.${provider}.com/`;
    const { asked, onramp } = setUp({ url: page, reference }, { data: [] });
    await onramp.buyUrl({ ...query, provider });

    await onramp.page({ address: ALICE, network: ethereum, onramp: provider });

    const list = `https://service.test/api/onramp/${provider}/${reference}/transactions`;
    expect(asked[1]).toMatchObject({ url: list, cache: 'no-cache' });
  });

  it('refuse what is no list', async () => {
    const { onramp } = setUp({ url, reference }, { data: 'none' });
    await onramp.buyUrl(query);

    await expect(onramp.page({ address: ALICE, network: ethereum })).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
    });
  });
});
