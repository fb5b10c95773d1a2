import { describe, expect, it } from '@jest/globals';
import { SNACKBAR_SWAP_MS } from '../../../../domain/limits';
import { FakeTransactionSource } from '../../../../infrastructure/fake';
import { TransactionSource } from '../../../../ports/transaction-source';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { connectedWidget } from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';
import { SharedStorage } from '../../../support/tab-storage';

const hash = `0x${'cd'.repeat(32)}`;

/** A tab that is open while another one sends half an ether. */
async function twoTabs() {
  const shared = new SharedStorage();
  const source = new FakeTransactionSource();
  source.answers.answerWith({ transactions: [] });
  const here = await readyToSend({ storage: shared.tab() });
  const there = await connectedWidget({
    storage: shared.tab(),
    overrides: [override(TransactionSource, source)],
  });
  const { outcomes } = there.adapters.of('eip155');
  here.adapter.sender.answers.answerWith(hash);
  const send = async (): Promise<void> => {
    await here.send.review();
    await here.send.confirm();
    await eventually(() => expect(outcomes.answers.asked).toEqual([hash]));
  };
  const shown = () => there.widget.state.features.history?.transactions;
  return { here, outcomes, send, shared, shown, there };
}

describe('a transfer that another tab sends', () => {
  it.each([
    ['open', (_tab: { dispose(): void }) => {}],
    ['closed by then', (tab: { dispose(): void }) => tab.dispose()],
  ])('is followed to its end with a message, the other tab %s', async (_what, after) => {
    const { here, outcomes, send, there } = await twoTabs();
    await send();

    after(here.widget);
    outcomes.answers.settle('succeeded');

    await eventually(async () => {
      await there.clock.advance(SNACKBAR_SWAP_MS);
      expect(there.widget.state.snackbar).toMatchObject({ text: 'Transaction confirmed' });
    });
    expect(outcomes.answers.asked).toEqual([hash]);
  });

  it('has its place in the activity while it waits, and with what became of it', async () => {
    const { outcomes, send, shown, there } = await twoTabs();
    const history = await there.widget.feature('history');
    await history.load();
    expect(shown()).toEqual([]);

    await send();
    expect(shown()).toMatchObject([{ metadata: { hash, status: 'pending' } }]);

    outcomes.answers.settle('reverted');
    await eventually(() =>
      expect(shown()).toMatchObject([
        { metadata: { hash, status: 'failed', outcome: 'reverted' } },
      ]),
    );
  });

  it('ends in the activity by the word of the other tab alone', async () => {
    const { here, send, shown, there } = await twoTabs();
    await (await there.widget.feature('history')).load();
    await send();

    here.adapter.outcomes.answers.settle('reverted');

    await eventually(() =>
      expect(shown()).toMatchObject([
        { metadata: { hash, status: 'failed', outcome: 'reverted' } },
      ]),
    );
  });

  it('lets the tabs come to rest', async () => {
    const { here, outcomes, send, shared, there } = await twoTabs();
    await send();
    outcomes.answers.settle('succeeded');
    here.adapter.outcomes.answers.settle('succeeded');
    await eventually(async () => {
      for (const { clock, widget } of [here, there]) {
        await clock.advance(SNACKBAR_SWAP_MS);
        expect(widget.state.snackbar).toMatchObject({ text: 'Transaction confirmed' });
      }
    });

    const writes: string[] = [];
    shared.tab().changes$?.subscribe((key) => key.includes('transactions') && writes.push(key));
    await here.clock.advance(60_000);
    await there.clock.advance(60_000);
    expect(writes).toEqual([]);
  });
});

describe('amounts', () => {
  it('are hidden in every tab of the site, and shown again', async () => {
    const shared = new SharedStorage();
    const [one, other] = await Promise.all([
      connectedWidget({ storage: shared.tab() }),
      connectedWidget({ storage: shared.tab() }),
    ]);
    const account = await one.widget.feature('account');

    account.hideAmounts(true);
    expect(other.widget.state.isPrivate).toBe(true);
    account.hideAmounts(false);
    expect(other.widget.state.isPrivate).toBe(false);
  });
});
