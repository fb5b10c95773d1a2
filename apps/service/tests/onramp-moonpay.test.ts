import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MoonPay } from '@moonpay/moonpay-node';
import { posted, type TestService, testService } from './support';

const ADDRESS = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const SECRET = 'sk_test_secret';
const buy = { provider: 'moonpay', address: ADDRESS, network: 'eip155:8453' };

let service: TestService;

beforeEach(async () => {
  service = await testService({
    MOONPAY_API_KEY: 'pk_test_key',
    MOONPAY_SECRET: SECRET,
    // Characters that have to be encoded before they are signed.
    ONRAMP_RETURN_URL: 'https://site.test/back+here/a~b(c)',
  });
});

afterEach(() => service.database.close());

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

  it('lists no purchases', async () => {
    const answer = await service.ask('/onramp/session', posted(buy));
    const { reference } = (await answer.json()) as { reference: string };

    const list = await service.ask(`/onramp/moonpay/${reference}/transactions`);

    expect(list.status).toBe(404);
  });
});
