import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { CoinbaseStandIn, KEY_ID } from './stand-ins/coinbase';
import { type HttpStandIn, json, startStandIn } from './stand-ins/http-stand-in';
import { posted, type TestService, testService } from './support';

const ADDRESS = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const OTHER = '0x00000000219ab540356cbb839cbe05303d7705fa';
const { secret } = new CoinbaseStandIn('ES256', Date.now);

/** What a lying provider can say of a purchase. */
interface Said {
  readonly id?: unknown;
  readonly account?: unknown;
  readonly chain?: 'wrong' | 'unknown';
  readonly amount?: unknown;
  readonly at?: unknown;
  readonly reference?: string;
}

/** A purchase on Ethereum in the words of each provider, and a list of them. */
const providers = {
  coinbase: {
    purchase: ({
      account = ADDRESS,
      amount = '1',
      at = '2026-01-01',
      chain,
      id = 'one',
    }: Said) => ({
      transaction_id: id,
      status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
      purchase_currency: 'ETH',
      purchase_network: chain ? { wrong: 'base', unknown: 'nowhere' }[chain] : 'ethereum',
      purchase_amount: amount,
      wallet_address: account,
      created_at: at,
    }),
    list: (transactions: unknown) => ({ transactions }),
  },
  moonpay: {
    purchase: ({ account = ADDRESS, amount = 1, at = '2026-01-01', chain, ...said }: Said) => ({
      id: said.id ?? 'one',
      externalTransactionId: said.reference,
      status: 'completed',
      quoteCurrencyAmount: amount,
      currency: {
        code: 'eth',
        metadata: { chainId: chain ? { wrong: '8453', unknown: '99' }[chain] : '1' },
      },
      walletAddress: account,
      createdAt: at,
    }),
    list: (transactions: unknown) => transactions,
  },
  transak: {
    purchase: ({ account = ADDRESS, amount = 1, at = '2026-01-01', chain, ...said }: Said) => ({
      _id: said.id ?? 'one',
      partnerOrderId: said.reference,
      status: 'COMPLETED',
      isBuyOrSell: 'BUY',
      cryptoCurrency: 'ETH',
      cryptoAmount: amount,
      network: chain ? { wrong: 'base', unknown: 'nowhere' }[chain] : 'ethereum',
      walletAddress: account,
      createdAt: at,
    }),
    list: (data: unknown) => ({ data }),
  },
} as const;

const names = ['coinbase', 'moonpay', 'transak'] as const;
let provider: HttpStandIn;
let answer: (response: ServerResponse) => void;
let service: TestService;

beforeEach(async () => {
  provider = await startStandIn((_request, response) => answer(response));
  const page = 'https://page.test';
  service = await testService(
    {
      COINBASE_KEY_ID: KEY_ID,
      COINBASE_KEY_SECRET: secret,
      COINBASE_API_URL: provider.url,
      MOONPAY_API_KEY: 'pk',
      MOONPAY_SECRET: 'sk',
      MOONPAY_API_URL: provider.url,
      TRANSAK_API_KEY: 'k',
      TRANSAK_API_SECRET: 's',
      TRANSAK_REFERRER_DOMAIN: 'site.test',
      TRANSAK_API_URL: provider.url,
      TRANSAK_GATEWAY_URL: provider.url,
      TRANSAK_PAGE_URL: page,
    },
    undefined,
    { providerTimeoutMs: 500 },
  );
  // What each of them answers to the service before the visitor buys.
  const data = { accessToken: 't', expiresAt: 4_000_000_000, widgetUrl: `${page}/?s=1` };
  answer = (response) => json(response, 200, { token: 't', data });
});

afterEach(async () => {
  await service.database.close();
  await provider.stop();
});

describe.each(names)('a list of purchases from %s', (name) => {
  async function begun(): Promise<string> {
    const buy = { provider: name, address: ADDRESS, network: 'eip155:1' };
    const session = await service.ask('/onramp/session', posted(buy));
    return ((await session.json()) as { reference: string }).reference;
  }

  async function listed(reference: string): Promise<readonly [number, unknown]> {
    const list = await service.ask(`/onramp/${name}/${reference}/transactions`);
    return [list.status, await list.json()];
  }

  /** What the service lists where the provider says all of `said`. */
  async function list(...said: readonly Said[]): Promise<readonly string[]> {
    const reference = await begun();
    const purchases = said.map((each) => providers[name].purchase({ reference, ...each }));
    answer = (response) => json(response, 200, providers[name].list(purchases));
    const [, page] = await listed(reference);
    return (page as { data: readonly { id: string }[] }).data.map(({ id }) => id);
  }

  it.each<[string, Said]>([
    ['of another account', { account: OTHER }],
    ['of an account that is no text', { account: { toString: ADDRESS } }],
    ['on another chain', { chain: 'wrong' }],
    ['on an unknown chain', { chain: 'unknown' }],
    ['without an id', { id: 7 }],
    ['at no time', { at: 'yesterday' }],
  ])('has none %s', async (_what, said) => {
    expect(await list({ id: 'right' }, said)).toEqual(['right']);
  });

  it.each([-1, Number.NaN, '1e400', '0x10', 1e300, null, { value: {} }])(
    'names no amount that is none: %p',
    async (amount) => {
      const reference = await begun();
      const purchase = providers[name].purchase({ reference, amount });
      answer = (response) => json(response, 200, providers[name].list([purchase]));
      expect(await listed(reference)).toEqual([
        200,
        { data: [expect.objectContaining({ transfers: [] })] },
      ]);
    },
  );

  it.each<[string, (response: ServerResponse) => void, number, string]>([
    ['refuses', (r) => json(r, 403, { message: 'sk_live_1' }), 502, 'refused'],
    ['fails', (r) => json(r, 500, {}), 502, 'failed'],
    [
      'answers no list',
      (r) => json(r, 200, { transactions: 3, data: { length: 3 } }),
      502,
      'answer',
    ],
    ['answers 10 MB', (r) => r.end(`["${'a'.repeat(10_000_000)}"]`), 502, 'answer'],
    ['is slow', () => undefined, 503, 'unreachable'],
    ['redirects', (r) => r.writeHead(302, { location: '/' }).end(), 503, 'unreachable'],
  ])('is one error where the provider %s', async (_what, does, status, code) => {
    const reference = await begun();
    answer = does;

    expect(await listed(reference)).toEqual([status, { error: `provider_${code}` }]);
    expect(service.lines.join('')).not.toContain('sk_live_1');
  });

  it('is not there for another reference', async () => {
    await begun();
    expect((await listed('3f0f6a2e-9a51-4bd6-8d3b-6d8f0a1f2c4d'))[0]).toBe(404);
  });
});

describe.each(['moonpay', 'transak'] as const)('a list of purchases from %s', (name) => {
  it('has those of the reference alone, the latest first', async () => {
    const buy = { provider: name, address: ADDRESS, network: 'eip155:1' };
    const session = await service.ask('/onramp/session', posted(buy));
    const { reference } = (await session.json()) as { reference: string };
    const { list, purchase } = providers[name];
    const said = [
      purchase({ reference, id: 'old', at: '2026-01-01' }),
      purchase({ reference: 'another', id: 'foreign' }),
      purchase({ reference, id: 'new', at: '2026-01-03' }),
    ];
    answer = (response) => json(response, 200, list(said));

    const page = await service.ask(`/onramp/${name}/${reference}/transactions`);

    const { data } = (await page.json()) as { data: readonly { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['new', 'old']);
  });
});
