import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { parseTransactionPage } from '../../../../domain/transaction/transaction';
import { FakeTransactionSource } from '../../../../infrastructure/fake';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { override } from '../../../../ports/token';
import { TransactionSource } from '../../../../ports/transaction-source';
import { ALICE, BOB, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';

describe('HistoryFeature', () => {
  it('[R7.6] reads the first page of the account in use', async () => {
    const { history, source, widget } = await setUp();
    source.answers.answerWith(page(['a', 'b'], 'next'));

    await history.load();

    expect(source.answers.asked).toMatchObject([{ address: ALICE, network: { id: 1 } }]);
    expect(source.answers.asked[0]).not.toHaveProperty('cursor');
    expect(widget.state.features.history).toMatchObject({
      status: 'loaded',
      hasMore: true,
      transactions: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('[R4.30] pages by the cursor, each transaction once, until the end', async () => {
    const { history, source, widget } = await setUp();
    source.answers.answerWith(page(['a', 'b'], 'two'));
    await history.load();
    source.answers.answerWith(page(['b', 'c']));

    await history.loadMore();
    await history.loadMore();

    expect(source.answers.asked.map(({ cursor }) => cursor)).toEqual([undefined, 'two']);
    expect(widget.state.features.history).toMatchObject({
      hasMore: false,
      transactions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    });
  });

  it('has the transaction that a link of the site opens, on whichever page it is', async () => {
    const { history, source, widget } = await setUp();
    source.answers.answerWith(page(['a'], 'two'));
    await widget.open({ view: 'TransactionDetails', args: { hash: 'b' } });
    await history.load();
    expect(widget.state.view).toEqual({ name: 'TransactionDetails', args: { hash: 'b' } });
    expect(widget.state.features.history).toMatchObject({ hasMore: true });
    source.answers.answerWith(page(['b']));

    await history.loadMore();

    expect(widget.state.features.history?.transactions.map(({ id }) => id)).toContain('b');
  });

  it('sends one request for two callers at the same time', async () => {
    const { history, source } = await setUp();
    source.answers.hang();

    const all = Promise.all([history.load(), history.load(), history.loadMore()]);
    source.answers.settle(page(['a']));
    await all;

    expect(source.answers.asked).toHaveLength(1);
  });

  it('[R4.30] is empty after a failure, without a cursor, and shows a message', async () => {
    const { history, source, widget, clock, logger } = await setUp();
    source.answers.answerWith(page(['a'], 'two'));
    await history.load();
    source.answers.failWith(new Error('down'));

    await history.loadMore();
    await clock.advance(0);

    expect(widget.state.features.history).toEqual({
      status: 'failed',
      isServed: true,
      canReplace: true,
      transactions: [],
      hasMore: false,
    });
    expect(widget.state.snackbar).toMatchObject({
      variant: 'error',
      text: 'Failed to fetch transactions',
    });
    expect(logger.entries).toHaveLength(1);

    source.answers.answerWith(page(['a']));
    await history.load();
    expect(source.answers.asked.at(-1)).not.toHaveProperty('cursor');
    expect(widget.state.features.history?.transactions).toHaveLength(1);
  });

  it('[R5.10] hides spam, and transactions on another chain', async () => {
    const { history, source, widget } = await setUp();
    const spam = { nft_info: { name: 'Win', flags: { is_spam: true } }, direction: 'in' };
    source.answers.answerWith(
      pageOf([
        transaction('spam', { transfers: [spam] }),
        transaction('other', { chain: 'eip155:10' }),
        transaction('shown'),
      ]),
    );

    await history.load();

    expect(widget.state.features.history?.transactions.map(({ id }) => id)).toEqual(['shown']);
  });

  it.each([
    ['account', { addresses: [BOB] as const }],
    ['chain', { chainReference: String(arbitrum.id) }],
  ])('drops a late answer when the %s has changed', async (_name, change) => {
    const { history, source, session, widget } = await setUp();
    source.answers.hang();
    const reading = history.load();

    session.change(change);
    source.answers.settle(page(['a']));
    await reading;

    expect(widget.state.features.history).toEqual({
      status: 'idle',
      isServed: true,
      canReplace: true,
      transactions: [],
      hasMore: false,
    });
  });

  it('has what the widget sent on top, also after a reload, until the chain has it', async () => {
    const hash = `0x${'AB'.repeat(32)}`;
    const storage = new InMemoryStorage();
    const left = [
      { hash, account: `eip155:1:${ALICE}` },
      { hash: `0x${'cd'.repeat(32)}`, account: `eip155:1:${BOB}` },
      { hash: `0x${'ef'.repeat(32)}`, account: `eip155:10:${ALICE}` },
    ];
    storage.set('@appkit/sent_transactions', JSON.stringify(left));
    const { history, source, widget } = await setUp({ storage });
    source.answers.answerWith(page(['a']));

    await history.load();

    expect(widget.state.features.history?.transactions).toMatchObject([
      { metadata: { hash, status: 'pending', chain: 'eip155:1', sentFrom: ALICE } },
      { id: 'a' },
    ]);

    const mined = transaction('mined');
    const metadata = { ...mined.metadata, hash: hash.toLowerCase() };
    source.answers.answerWith(pageOf([{ ...mined, metadata }]));
    await history.refresh();

    expect(widget.state.features.history?.transactions).toMatchObject([
      { id: 'mined', metadata: { status: 'confirmed' } },
    ]);
  });

  it('says what became of what the widget sent, at its time, also after a reload', async () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const ended = { hash, account: `eip155:1:${ALICE}`, sentAtMs: 7, outcome: 'dropped' };
    const storage = new InMemoryStorage();
    storage.set('@appkit/ended_transactions', JSON.stringify([ended, { ...ended, outcome: 'no' }]));
    const { history, source, widget } = await setUp({ storage });
    source.answers.answerWith(page(['a']));

    await history.load();

    expect(widget.state.features.history?.transactions).toMatchObject([
      { id: 'a' },
      { metadata: { hash, status: 'failed', outcome: 'dropped', minedAtMs: 7 } },
    ]);
  });

  it('starts again on request', async () => {
    const { history, source, widget } = await setUp();
    source.answers.answerWith(page(['a'], 'two'));
    await history.load();
    source.answers.answerWith(page(['z']));

    await history.refresh();

    expect(source.answers.asked.at(-1)).not.toHaveProperty('cursor');
    expect(widget.state.features.history?.transactions.map(({ id }) => id)).toEqual(['z']);
  });

  it('[R9.11] sends no request on a namespace without a history', async () => {
    const { history, source, widget } = await setUp(onSolana);

    await history.load();

    expect(source.answers.asked).toEqual([]);
    expect(widget.state.features.history).toMatchObject({ status: 'idle', isServed: false });
  });

  it('says why it failed, and how far back a source has looked', async () => {
    const { history, source, widget } = await setUp();
    source.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    await history.load();
    expect(widget.state.features.history).toMatchObject({ status: 'failed', reason: 'httpFailed' });

    source.answers.answerWith({ transactions: [], next: 'two', reach: { sinceMs: 7 } });
    await history.load();
    expect(widget.state.features.history).toMatchObject({ reach: { sinceMs: 7 }, hasMore: true });
    expect(widget.state.features.history).not.toHaveProperty('reason');

    source.answers.answerWith({ transactions: [], reach: { sinceMs: 5 } });
    await history.loadMore();
    expect(widget.state.features.history).toMatchObject({ reach: { sinceMs: 5 }, hasMore: false });
  });

  it('asks a source that serves the network of another namespace', async () => {
    const { history, source, widget } = await setUp(onSolana, { isServing: true });
    source.answers.answerWith({ transactions: [] });

    await history.load();

    expect(source.answers.asked).toHaveLength(1);
    expect(widget.state.features.history).toMatchObject({ status: 'loaded', isServed: true });
  });

  it('[R2.2] does not exist where the site has it off', async () => {
    const off = await connectedWidget({ options: { features: { history: false } } });

    await expect(off.widget.feature('history')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('refuses an indexer that it does not know', async () => {
    const indexers = { 'eip155:1': { kind: 'other', url: 'https://a.test' } } as never;
    const { widget } = await connectedWidget({ options: { sources: { indexers } } });

    await expect(widget.feature('history')).rejects.toMatchObject({ code: 'OPTION_INVALID' });
  });
});

const onSolana: ConnectedGiven = {
  options: { networks: [ethereum, solana] },
  namespace: 'solana',
  grant: {
    addresses: ['So11111111111111111111111111111111111111112'],
    chainReference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
};

async function setUp(options: ConnectedGiven = {}, { isServing = false } = {}) {
  const source = new FakeTransactionSource();
  if (isServing) Object.assign(source, { serves: () => true });
  const connected = await connectedWidget({
    ...options,
    overrides: [override(TransactionSource, source)],
  });
  return { ...connected, source, history: await connected.widget.feature('history') };
}

function page(ids: readonly string[], next?: string) {
  return pageOf(
    ids.map((id) => transaction(id)),
    next,
  );
}

function pageOf(data: readonly object[], next?: string) {
  const parsed = parseTransactionPage({ data, next });
  if (!parsed) throw new TypeError('no page');
  return parsed;
}

function transaction(id: string, { chain = 'eip155:1', transfers = [] as readonly object[] } = {}) {
  return {
    id,
    metadata: {
      minedAt: '2026-01-01T00:00:00Z',
      chain,
      operationType: 'send',
      status: 'confirmed',
      sentFrom: ALICE,
      sentTo: BOB,
    },
    transfers,
  };
}
