import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE, TransakStandIn } from './stand-ins/transak';
import { posted, START, type TestService, testService } from './support';

const ADDRESS = '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
const buy = { provider: 'transak', address: ADDRESS, network: 'eip155:43114' };

let clock = START;
let transak: TransakStandIn;
let service: TestService;

beforeEach(async () => {
  clock = START;
  transak = await new TransakStandIn(() => clock).start();
  const environment = {
    TRANSAK_API_KEY: 'transak-key',
    TRANSAK_API_SECRET: 'transak-secret',
    TRANSAK_REFERRER_DOMAIN: 'site.test',
    TRANSAK_API_URL: transak.url,
    TRANSAK_GATEWAY_URL: transak.url,
    TRANSAK_PAGE_URL: PAGE,
  };
  service = await testService(environment, undefined, { now: () => clock });
});

afterEach(async () => {
  await service.database.close();
  await transak.stop();
});

async function ask(): Promise<{ readonly status: number; readonly body: Record<string, string> }> {
  const answer = await service.ask('/onramp/session', posted(buy));
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

describe('Transak', () => {
  it('makes a link for one visit, with the account and the network', async () => {
    const { status, body } = await ask();

    expect(status).toBe(200);
    expect(new URL(body['url'] ?? '').origin).toBe(PAGE);
    expect(transak.asked).toEqual([
      {
        apiKey: 'transak-key',
        referrerDomain: 'site.test',
        productsAvailed: 'BUY',
        network: 'avaxcchain',
        walletAddress: ADDRESS,
        disableWalletAddressForm: true,
        partnerOrderId: body['reference'],
      },
    ]);
  });

  it('uses one access token until a minute before it ends', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(transak.renewals).toBe(1);

    clock += 7 * 24 * 3_600_000 - 59_000;

    expect((await ask()).status).toBe(200);
    expect(transak.renewals).toBe(2);
  });

  it('takes a new token where another instance has ended its own', async () => {
    await ask();
    transak.renew();

    const answers = await Promise.all([ask(), ask()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(transak.renewals).toBe(3);
  });

  it('[R7.6] lists what was bought by the reference, also with a token that another instance ended', async () => {
    const { reference = '' } = (await ask()).body;
    const list = async () => {
      const answer = await service.ask(`/onramp/transak/${reference}/transactions`);
      return [answer.status, await answer.json()];
    };
    const [params = {}] = transak.asked;
    transak.visit(params, { status: 'PROCESSING' });
    expect(await list()).toEqual([200, { data: [] }]);

    transak.visit(params);
    transak.renew();

    const metadata = {
      minedAt: '2026-01-01T00:00:00.000Z',
      chain: 'eip155:43114',
      operationType: 'buy',
      status: 'confirmed',
      sentFrom: '',
      sentTo: ADDRESS,
      hash: `0x${'cd'.repeat(32)}`,
    };
    const transfer = {
      direction: 'in',
      quantity: { numeric: '1.25' },
      fungible_info: { symbol: 'AVAX' },
      recipient: ADDRESS,
    };
    expect(await list()).toEqual([
      200,
      { data: [{ id: expect.any(String), metadata, transfers: [transfer] }] },
    ]);
  });

  it.each([
    'https://evil.test/?sessionId=1',
    'https://transak.test.evil.test/?sessionId=1',
    'https://user@transak.test/?sessionId=1',
    'http://transak.test/?sessionId=1',
    'javascript:alert(1)',
    'transak.test/?sessionId=1',
    `https://transak.test/?sessionId=${'1'.repeat(5000)}`,
  ])('refuses the link %s', async (widgetUrl) => {
    transak.widgetUrl = widgetUrl;

    expect(await ask()).toEqual({ status: 502, body: { error: 'provider_answer' } });
  });
});
