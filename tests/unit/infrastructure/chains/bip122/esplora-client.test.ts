import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { bitcoin, bitcoinTestnet } from '../../../../../domain/network/more-networks';
import { EsploraClient } from '../../../../../infrastructure/chains/bip122/esplora-client';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';

const genesis = [{ height: 0, id: bitcoin.id.padEnd(64, '0') }];
const elsewhere = [{ height: 0, id: 'f'.repeat(64) }];
const tip = (answer: unknown) => (typeof answer === 'number' ? answer : undefined);

type Answers = Readonly<Record<string, readonly unknown[]>>;

/** Answers by address, each in its order and the last one repeatedly; an error is thrown. */
function client(
  answers: Answers,
  urls: readonly string[] = ['http://one.test', 'http://two.test'],
) {
  const clock = new ManualClock();
  const asked: string[] = [];
  const http = {
    request: async ({ url }: { readonly url: string }) => {
      const count = asked.filter((each) => each === url).length;
      asked.push(url);
      const mine = answers[url] ?? [new WidgetError('SERVICE_UNREACHABLE', {})];
      const answer = mine[Math.min(count, mine.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const esplora = new EsploraClient({ clock, http, random: () => 0.5, urlsOf: () => urls });
  return { asked, clock, esplora };
}

const down = new WidgetError('HTTP_STATUS', { status: 503 });

describe('EsploraClient', () => {
  it('asks an endpoint once which chain it serves', async () => {
    const { asked, esplora } = client({
      'http://one.test/blocks/0': [genesis],
      'http://one.test/tip': [7],
    });

    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);
    expect(asked).toEqual([
      'http://one.test/blocks/0',
      'http://one.test/tip',
      'http://one.test/tip',
    ]);
  });

  it('R30 never shows a value of an endpoint that serves another chain', async () => {
    const { esplora } = client({
      'http://one.test/blocks/0': [elsewhere],
      'http://one.test/tip': [666],
      'http://two.test/blocks/0': [genesis],
      'http://two.test/tip': [7],
    });

    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);
  });

  it('R31 uses a stuck endpoint last within three polls of 4 s, until it has caught up', async () => {
    const { asked, clock, esplora } = client({
      'http://one.test/blocks/0': [genesis],
      'http://one.test/blocks/tip/height': [100, 'much', 201],
      'http://one.test/tip': [1],
      'http://two.test/blocks/0': [genesis],
      'http://two.test/blocks/tip/height': [200],
      'http://two.test/tip': [2],
    });
    const polled: unknown[] = [];
    const poll = async (): Promise<void> => {
      polled.push(await esplora.read(bitcoin, '/tip', tip));
      await clock.advance(4000);
    };

    for (let polls = 0; polls < 3; polls += 1) await poll();
    expect(polled).toEqual([1, 1, 2]);

    // An endpoint that does not report its height may be as good as any.
    for (let polls = 0; polls < 3; polls += 1) await poll();
    expect(polled.slice(3)).toEqual([2, 2, 1]);
    expect(asked.filter((url) => url.endsWith('/height'))).toHaveLength(4);
  });

  it('R31 tolerates the time that a block needs to spread, and compares no endpoint of another chain', async () => {
    const { clock, esplora } = client(
      {
        'http://one.test/blocks/0': [genesis],
        'http://one.test/blocks/tip/height': [100],
        'http://one.test/tip': [1],
        'http://two.test/blocks/0': [genesis],
        'http://two.test/blocks/tip/height': [101],
        'http://two.test/tip': [2],
        'http://three.test/blocks/0': [elsewhere],
        'http://three.test/blocks/tip/height': [500],
      },
      ['http://one.test', 'http://two.test', 'http://three.test'],
    );

    for (let polls = 0; polls < 4; polls += 1) {
      expect(await esplora.read(bitcoin, '/tip', tip)).toBe(1);
      await clock.advance(4000);
    }
  });

  it('reports that the only endpoint serves another chain', async () => {
    const { esplora } = client({ 'http://one.test/blocks/0': [elsewhere] }, ['http://one.test']);

    await expect(esplora.read(bitcoin, '/tip', tip)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { url: 'http://one.test', actual: 'f'.repeat(32) },
    });
  });

  it('waits and repeats a request that may succeed, doubling the wait', async () => {
    const answers = {
      'http://one.test/blocks/0': [genesis],
      'http://one.test/tip': [down, down, 7],
    };
    const { asked, clock, esplora } = client(answers, ['http://one.test']);
    const read = esplora.read(bitcoin, '/tip', tip);

    await clock.advance(149);
    expect(asked.length).toBe(2);
    await clock.advance(1 + 299);
    expect(asked.length).toBe(3);
    await clock.advance(1);

    expect(await read).toBe(7);
  });

  it('goes to the next endpoint where one stays down, or gives invalid answers', async () => {
    const { clock, esplora } = client({
      'http://one.test/blocks/0': [genesis],
      'http://one.test/tip': ['seven'],
      'http://two.test/blocks/0': [genesis],
      'http://two.test/tip': [7],
    });
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);

    expect(clock.sleeping).toBe(0);
  });

  it('uses the working endpoint first where another is down, until that has had time to recover', async () => {
    const { asked, clock, esplora } = client({
      'http://one.test/blocks/0': [down, genesis],
      'http://one.test/tip': [1],
      'http://two.test/blocks/0': [genesis],
      'http://two.test/tip': [2],
    });

    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(2);
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(2);
    expect(asked.filter((url) => url.startsWith('http://one.test'))).toHaveLength(1);

    await clock.advance(5000);
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(1);
  });

  it('goes to the next endpoint where there is no such API', async () => {
    const { esplora } = client({
      'http://one.test/blocks/0': [new WidgetError('HTTP_STATUS', { status: 404 })],
      'http://two.test/blocks/0': [genesis],
      'http://two.test/tip': [7],
    });

    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);
  });

  it('asks an endpoint for its chain once per network', async () => {
    const { esplora } = client(
      { 'http://one.test/blocks/0': [genesis], 'http://one.test/tip': [7] },
      ['http://one.test'],
    );
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);

    await expect(esplora.read(bitcoinTestnet, '/tip', tip)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
    });
    expect(await esplora.read(bitcoin, '/tip', tip)).toBe(7);
  });

  it('treats a 404 as an answer, and asks no other endpoint', async () => {
    const { asked, esplora } = client({
      'http://one.test/blocks/0': [genesis],
      'http://one.test/tip': [new WidgetError('HTTP_STATUS', { status: 404 })],
    });

    await expect(esplora.read(bitcoin, '/tip', tip)).rejects.toMatchObject({ code: 'HTTP_STATUS' });
    expect(asked.some((url) => url.startsWith('http://two.test'))).toBe(false);
  });

  it('reports that a network has no endpoint', async () => {
    await expect(client({}, []).esplora.read(bitcoin, '/tip', tip)).rejects.toMatchObject({
      code: 'RPC_URL_MISSING',
    });
  });

  it('ends with the reason of its signal, while others continue', async () => {
    const { clock, esplora } = client({
      'http://one.test/blocks/0': [down, genesis],
      'http://one.test/tip': [7],
    });
    const controller = new AbortController();
    const reason = new Error('given up');
    const given = esplora.read(bitcoin, '/tip', tip, controller.signal);
    const kept = esplora.read(bitcoin, '/tip', tip);

    controller.abort(reason);

    await expect(given).rejects.toBe(reason);
    await clock.advance(200);
    expect(await kept).toBe(7);
  });
});
