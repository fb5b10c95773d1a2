import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CoinbaseStandIn, KEY_ID } from './stand-ins/coinbase';
import { posted, START, type TestService, testService, VISITOR } from './support';

const ADDRESS = '0xDe0B295669a9FD93d5F28D9Ec85E40f4cb697BAe';
const SOLANA = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const PAGE = 'https://pay.coinbase.test';
const buy = { provider: 'coinbase', address: ADDRESS, network: 'eip155:8453' };

interface Session {
  readonly url: string;
  readonly reference: string;
}

interface Page {
  readonly data: readonly { readonly id: string; readonly metadata: Record<string, unknown> }[];
  readonly next?: string;
}

describe.each(['ES256', 'EdDSA'] as const)('Coinbase with a key for %s', (kind) => {
  let clock = START;
  let coinbase: CoinbaseStandIn;
  let service: TestService;

  beforeEach(async () => {
    clock = START;
    coinbase = await new CoinbaseStandIn(kind, () => clock).start();
    const environment = {
      COINBASE_KEY_ID: KEY_ID,
      COINBASE_KEY_SECRET: coinbase.secret,
      COINBASE_API_URL: coinbase.url,
      COINBASE_PAGE_URL: PAGE,
      ONRAMP_RETURN_URL: 'https://site.test/back',
    };
    service = await testService(environment, undefined, { now: () => clock });
  });

  afterEach(async () => {
    await service.database.close();
    await coinbase.stop();
  });

  async function session(body: unknown = buy): Promise<Session> {
    const answer = await service.ask('/onramp/session', posted(body));
    expect(answer.status).toBe(200);
    return (await answer.json()) as Session;
  }

  async function purchases(reference: string, cursor = ''): Promise<Page> {
    const query = cursor === '' ? '' : `?cursor=${cursor}`;
    const answer = await service.ask(`/onramp/coinbase/${reference}/transactions${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as Page;
  }

  it('makes a page for one visit to the account on the network, within five minutes', async () => {
    const { url, reference } = await session();

    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      sessionToken: expect.any(String),
      defaultNetwork: 'base',
      partnerUserRef: reference,
      redirectUrl: 'https://site.test/back',
    });
    expect(url.startsWith(`${PAGE}/buy/select-asset?`)).toBe(true);
    expect(url).not.toContain(ADDRESS);
    expect([...coinbase.sessions.values()][0]?.asked).toEqual({
      addresses: [{ address: ADDRESS, blockchains: ['base'] }],
      clientIp: VISITOR,
    });
    expect(coinbase.algorithms).toEqual([kind]);
    expect(coinbase.visit(url)).toBe('opened');
    expect(coinbase.visit(url)).toBe('expired');

    const late = await session();
    clock += 300_001;
    expect(coinbase.visit(late.url)).toBe('expired');
  });

  it.each([
    ['its own network', 'eip155:137', 'base', 'polygon'],
    [
      'the chain that the widget offers in its place',
      'eip155:324',
      'avalanche',
      'avalanche-c-chain',
    ],
  ])('delivers on %s', async (_title, network, cardPayChain, blockchain) => {
    const { url } = await session({ ...buy, network, cardPayChain });

    expect(new URL(url).searchParams.get('defaultNetwork')).toBe(blockchain);
  });

  it('sells on Solana', async () => {
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    const { url, reference } = await session({ ...buy, address: SOLANA, network });
    coinbase.visit(url);

    const { data } = await purchases(reference);

    expect(data[0]?.metadata).toMatchObject({ chain: network, sentTo: SOLANA });
  });

  it('[R7.6] lists what was bought as entries of a history, page by page, the latest first', async () => {
    const { url, reference } = await session();
    expect(await purchases(reference)).toEqual({ data: [] });
    coinbase.visit(url, { transaction_id: 'first' });
    const [one = {}] = coinbase.bought.get(reference) ?? [];
    const status = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS';
    const more = Array.from({ length: 20 }, (_, n) => ({
      ...one,
      transaction_id: `t${n}`,
      status,
    }));
    coinbase.bought.set(reference, [...more, one]);

    const first = await purchases(reference);
    const second = await purchases(reference, first.next);

    expect(first.data.map(({ id }) => id)).toEqual(more.map(({ transaction_id: id }) => id));
    expect(first.data[0]?.metadata['status']).toBe('pending');
    expect(second).toEqual({
      data: [
        {
          id: 'first',
          metadata: {
            minedAt: '2026-01-01T00:00:00.000Z',
            chain: 'eip155:8453',
            operationType: 'buy',
            status: 'confirmed',
            sentFrom: '',
            sentTo: ADDRESS,
            hash: `0x${'ab'.repeat(32)}`,
          },
          transfers: [
            {
              direction: 'in',
              quantity: { numeric: '0.01' },
              fungible_info: { symbol: 'ETH' },
              recipient: ADDRESS,
            },
          ],
        },
      ],
    });
  });

  it('shows no purchase of another account or chain, and none that it cannot read', async () => {
    const { url, reference } = await session();
    coinbase.visit(url);
    const [one = {}] = coinbase.bought.get(reference) ?? [];
    coinbase.bought.set(reference, [
      { ...one, transaction_id: 'foreign', wallet_address: `0x${'22'.repeat(20)}` },
      { ...one, transaction_id: 'chain', purchase_network: 'ethereum' },
      { ...one, transaction_id: 'unknown', status: 'constructor' },
      { ...one, transaction_id: 'undated', created_at: 'yesterday' },
      { ...one, transaction_id: 'script', purchase_currency: '\u202e\u0000' },
      { ...one, transaction_id: 'case', wallet_address: ADDRESS.toLowerCase() },
    ]);

    const { data } = await purchases(reference);

    expect(data.map(({ id }) => id)).toEqual(['script', 'case']);
    expect(data[0]).toHaveProperty('transfers', []);
  });

  it('knows no reference that it did not give, nor one of the day before', async () => {
    const { reference } = await session();
    const status = async (path: string): Promise<number> => (await service.ask(path)).status;
    const path = `/onramp/coinbase/${reference}/transactions`;

    expect(await status(path.replace(reference, '00000000-0000-4000-8000-000000000000'))).toBe(404);
    expect(await status('/onramp/coinbase/..%2Ftoken/transactions')).toBe(404);
    expect(await status(path)).toBe(200);
    clock += 24 * 3_600_000;
    expect(await status(path)).toBe(404);
    await service.sweep();
    expect(await service.database.rows('select reference from purchase')).toEqual([]);
  });

  it('keeps address, IP, reference, token and secret out of its log and its database', async () => {
    const { url, reference } = await session();
    coinbase.visit(url);
    await purchases(reference);
    const token = new URL(url).searchParams.get('sessionToken') ?? '';
    const log = service.lines.join('');
    const stored = JSON.stringify([
      await service.database.rows('select * from purchase'),
      await service.database.rows('select * from counter'),
    ]);

    for (const secret of [ADDRESS, ADDRESS.toLowerCase(), VISITOR, token, coinbase.secret]) {
      expect(log).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    expect(log).not.toContain(reference);
    expect(log).toContain('/onramp/:provider/:reference/transactions');
  });
});
