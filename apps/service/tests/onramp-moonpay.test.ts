import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MoonPay } from '@moonpay/moonpay-node';
import { MoonPayStandIn } from './stand-ins/moonpay';
import { posted, type TestService, testService } from './support';

const ADDRESS = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const SECRET = 'sk_test_secret';
const buy = { provider: 'moonpay', address: ADDRESS, network: 'eip155:8453' };

let moonpay: MoonPayStandIn;
let service: TestService;

beforeEach(async () => {
  moonpay = await new MoonPayStandIn(SECRET).start();
  service = await testService({
    MOONPAY_API_KEY: 'pk_test_key',
    MOONPAY_SECRET: SECRET,
    MOONPAY_API_URL: moonpay.url,
    // Characters that have to be encoded before they are signed.
    ONRAMP_RETURN_URL: 'https://site.test/back+here/a~b(c)',
  });
});

afterEach(async () => {
  await service.database.close();
  await moonpay.stop();
});

describe('MoonPay', () => {
  const judge = new MoonPay(SECRET);

  it('accepts the signature of a link, by its own package, and no changed address', async () => {
    const answer = await service.ask('/onramp/session', posted(buy));
    const { url, reference } = (await answer.json()) as { url: string; reference: string };

    expect(judge.url.isSignatureValid(url)).toBe(true);
    expect(judge.url.isSignatureValid(url.replace('de0b29', 'de0b28'))).toBe(false);
    expect(new MoonPay('another').url.isSignatureValid(url)).toBe(false);
    expect([...new URL(url).searchParams]).toEqual([
      ['apiKey', 'pk_test_key'],
      ['currencyCode', 'eth_base'],
      ['walletAddress', ADDRESS],
      ['externalTransactionId', reference],
      ['redirectURL', 'https://site.test/back+here/a~b(c)'],
      ['signature', expect.any(String)],
    ]);
    expect(new URL(url).origin).toBe('https://buy.moonpay.com');
    expect(url).not.toContain(SECRET);
  });

  it('signs 200 links that its package accepts', async () => {
    const signed = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const address = `0x${n.toString(16).padStart(40, 'a')}`;
        const asked = posted({ ...buy, address });
        const answer = await service.ask('/onramp/session', asked, `198.51.${n}.1`);
        return judge.url.isSignatureValid(((await answer.json()) as { url: string }).url);
      }),
    );

    expect(signed.filter((isValid) => !isValid)).toEqual([]);
    expect(signed).toHaveLength(200);
  });

  it('[R7.6] lists what was bought by the reference, once the visitor has paid', async () => {
    const answer = await service.ask('/onramp/session', posted(buy));
    const { url, reference } = (await answer.json()) as { url: string; reference: string };
    const list = async () => {
      const page = await service.ask(`/onramp/moonpay/${reference}/transactions`);
      return [page.status, await page.json()];
    };
    expect(await list()).toEqual([200, { data: [] }]);

    moonpay.visit(url, { id: 'first', status: 'waitingPayment' });
    moonpay.visit(url, { id: 'second', createdAt: '2026-01-02T00:00:00.000Z' });

    const metadata = {
      minedAt: '2026-01-02T00:00:00.000Z',
      chain: 'eip155:8453',
      operationType: 'buy',
      status: 'confirmed',
      sentFrom: '',
      sentTo: ADDRESS,
      hash: `0x${'ab'.repeat(32)}`,
    };
    const transfer = {
      direction: 'in',
      quantity: { numeric: '0.00000005' },
      fungible_info: { symbol: 'ETH' },
      recipient: ADDRESS,
    };
    expect(await list()).toEqual([
      200,
      {
        data: [
          { id: 'second', metadata, transfers: [transfer] },
          expect.objectContaining({
            id: 'first',
            metadata: expect.objectContaining({ status: 'pending' }),
          }),
        ],
      },
    ]);
  });

  it('sells on Solana, and lists that', async () => {
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    const address = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
    const answer = await service.ask('/onramp/session', posted({ ...buy, address, network }));
    const { url, reference } = (await answer.json()) as { url: string; reference: string };
    const metadata = { chainId: null, networkCode: 'solana' };
    moonpay.visit(url, { currency: { code: 'sol', metadata } });

    const page = await service.ask(`/onramp/moonpay/${reference}/transactions`);

    expect(await page.json()).toMatchObject({
      data: [{ metadata: { chain: network, sentTo: address } }],
    });
  });
});
