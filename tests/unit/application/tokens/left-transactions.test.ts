import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../../support/eventually';
import { ALICE, BOB, connectedWidget, storedIn } from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';
import { FakeTransactionSource } from '../../../../infrastructure/fake';
import { override } from '../../../../ports/token';
import { TransactionSource } from '../../../../ports/transaction-source';

const hash = `0x${'ab'.repeat(32)}`;

describe('what the widget sent', () => {
  it('is in the activity with its amount, until it is known how it ended, and after', async () => {
    const { adapter, history, rows, storage } = await sent();

    expect(rows()).toMatchObject([
      {
        metadata: { hash, status: 'pending', operationType: 'send', sentTo: BOB },
        transfers: [{ direction: 'out', symbol: 'ETH', token: 'native' }],
      },
    ]);

    adapter.outcomes.answers.settle('replaced');
    await eventually(() => {
      expect(rows()).toMatchObject([{ metadata: { hash, status: 'failed', outcome: 'replaced' } }]);
    });
    await history.refresh();
    expect(rows()).toHaveLength(1);
    expect(storedIn(storage)['sent_transactions']).toBe('[]');
  });

  it('is stored without its receiver and its amount', async () => {
    const { adapter, storage } = await sent();
    adapter.outcomes.answers.settle('dropped');
    await eventually(() => {
      expect(storedIn(storage)).toHaveProperty('ended_transactions');
    });

    const stored = JSON.stringify(storedIn(storage));

    expect(stored).toContain(hash);
    expect(stored).not.toContain(BOB);
    expect(stored).not.toContain('500000000000000000');
  });

  it('of another account is not in the activity', async () => {
    const { storage } = await sent();

    const source = new FakeTransactionSource();
    source.answers.answerWith({ transactions: [] });
    const { widget } = await connectedWidget({
      storage,
      grant: { addresses: [BOB] },
      overrides: [override(TransactionSource, source)],
    });
    const history = await widget.feature('history');
    await history.load();

    expect(widget.state.features.history?.transactions).toEqual([]);
  });
});

async function sent() {
  const source = new FakeTransactionSource();
  source.answers.answerWith({ transactions: [] });
  const set = await readyToSend({ overrides: [override(TransactionSource, source)] });
  set.adapter.sender.answers.answerWith(hash);
  await set.send.review();
  await set.send.confirm();
  const history = await set.widget.feature('history');
  await history.load();
  expect(set.widget.state.features.history?.transactions[0]?.metadata.sentFrom).toBe(ALICE);
  return { ...set, history, rows: () => set.widget.state.features.history?.transactions };
}
