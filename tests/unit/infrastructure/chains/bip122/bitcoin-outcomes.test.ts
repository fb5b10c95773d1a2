import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { bitcoin } from '../../../../../domain/network/more-networks';
import { BitcoinOutcomes } from '../../../../../infrastructure/chains/bip122/bitcoin-outcomes';
import { EsploraClient } from '../../../../../infrastructure/chains/bip122/esplora-client';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';

const hash = 'a'.repeat(64);
const coin = { txid: 'c'.repeat(64), vout: 1 };
const waiting = { status: { confirmed: false }, vin: [coin] };
const mined = { status: { confirmed: true }, vin: [coin] };
const missing = new WidgetError('HTTP_STATUS', { status: 404 });

function watch() {
  const clock = new ManualClock();
  const answers = new Map<string, unknown>([
    ['/blocks/0', [{ height: 0, id: bitcoin.id.padEnd(64, '0') }]],
  ]);
  const http = {
    request: async ({ url }: { readonly url: string }) => {
      const answer = answers.get(new URL(url).pathname) ?? missing;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const esplora = new EsploraClient({ clock, http, urlsOf: () => ['http://one.test'] });
  const outcomes = new BitcoinOutcomes({ clock, esplora });
  return {
    clock,
    outcomes,
    say: (path: string, answer: unknown) => void answers.set(path, answer),
  };
}

describe('BitcoinOutcomes', () => {
  it('waits until the transaction is part of the chain', async () => {
    const { clock, outcomes, say } = watch();
    say(`/tx/${hash}`, waiting);
    const outcome = outcomes.outcome(hash, bitcoin);
    await clock.advance(60_000);
    expect(clock.sleeping).toBe(1);

    say(`/tx/${hash}`, mined);
    await clock.advance(10_000);

    expect(await outcome).toBe('succeeded');
  });

  it('reports it as replaced once another one has finally spent its coin', async () => {
    const { clock, outcomes, say } = watch();
    say(`/tx/${hash}`, waiting);
    const outcome = outcomes.outcome(hash, bitcoin);
    await clock.advance(10_000);

    say(`/tx/${hash}`, missing);
    const other = { spent: true, txid: 'b'.repeat(64) };
    const spending = `/tx/${coin.txid}/outspend/${coin.vout}`;
    say(spending, { ...other, status: { confirmed: false } });
    await clock.advance(30_000);
    expect(clock.sleeping).toBe(1);
    say(spending, { ...other, status: { confirmed: true } });
    await clock.advance(10_000);

    expect(await outcome).toBe('replaced');
  });

  it('reports it as dropped once no node has known it for ten minutes', async () => {
    const { clock, outcomes, say } = watch();
    say(`/tx/${hash}`, waiting);
    const outcome = outcomes.outcome(hash, bitcoin);
    await clock.advance(10_000);

    say(`/tx/${hash}`, missing);
    await clock.advance(590_000);
    expect(clock.sleeping).toBe(1);
    await clock.advance(20_000);

    expect(await outcome).toBe('dropped');
  });

  it('continues where no endpoint answers', async () => {
    const { clock, outcomes, say } = watch();
    say(`/tx/${hash}`, waiting);
    const outcome = outcomes.outcome(hash, bitcoin);
    await clock.advance(10_000);

    say(`/tx/${hash}`, new WidgetError('SERVICE_UNREACHABLE', {}));
    await clock.advance(1_200_000);
    say(`/tx/${hash}`, mined);
    await clock.advance(30_000);

    expect(await outcome).toBe('succeeded');
  });

  it('ends with its signal, and leaves no timer', async () => {
    const { clock, outcomes } = watch();
    const controller = new AbortController();
    const reason = new Error('given up');
    const outcome = outcomes.outcome(hash, bitcoin, controller.signal);
    await clock.advance(1);

    controller.abort(reason);

    await expect(outcome).rejects.toBe(reason);
    expect(clock.sleeping).toBe(0);
  });
});
