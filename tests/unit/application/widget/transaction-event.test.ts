import { describe, expect, it } from '@jest/globals';
import { ALICE, connectedWidget, storageOf, storedIn } from '../../../support/headless-kit';
import { eventually } from '../../../support/eventually';
import { readyToSend } from '../../../support/headless-send';
import { reviewedSwap } from '../../../support/headless-swap';
import type { Widget } from '../../../../application/widget/widget';

const HASH = `0x${'ab'.repeat(32)}`;

describe('the event `transaction`', () => {
  it('reports what the visitor sent, and its outcome', async () => {
    const { adapter, send, widget } = await readyToSend();
    adapter.sender.answers.answerWith('0xhash');
    const heard = listen(widget);
    await send.review();

    const hash = await send.confirm();
    await eventually(() => expect(heard.splice(0)).toEqual([`eip155:1:${ALICE} ${hash} sent`]));

    adapter.outcomes.answers.settle('reverted');
    await eventually(() => expect(heard).toEqual([`eip155:1:${ALICE} ${hash} reverted`]));
    expect(widget.state.features.transactions).toMatchObject([
      { hash, namespace: 'eip155', outcome: 'reverted' },
    ]);
  });

  it('reports the outcome also when the visitor has begun another transfer', async () => {
    const { adapter, send, widget } = await readyToSend();
    adapter.sender.answers.answerWith('0xhash');
    await send.review();
    await send.confirm();
    send.typeAmount('0.25');
    const heard = listen(widget);

    adapter.outcomes.answers.settle('succeeded');

    await eventually(() => expect(heard).toEqual([`eip155:1:${ALICE} 0xhash succeeded`]));
  });

  it('reports a swap', async () => {
    const { adapter, swap, widget } = await reviewedSwap();
    adapter.calls.sends.answerWith('0xhash');
    const heard = listen(widget);

    const hash = await swap.confirm();

    await eventually(() => expect(heard).toEqual([`eip155:1:${ALICE} ${hash} sent`]));
  });

  it('reports of a transaction of the visit before only its outcome', async () => {
    const left = { hash: HASH, account: `eip155:1:${ALICE}` };
    const storage = storageOf({ sent_transactions: JSON.stringify([left]) });
    const { adapters, widget } = await connectedWidget({ storage });
    const heard = listen(widget);
    await widget.feature('send');

    adapters.of('eip155').outcomes.answers.settle('succeeded');

    await eventually(() => expect(heard).toEqual([`eip155:1:${ALICE} ${HASH} succeeded`]));
    expect(storedIn(storage)['sent_transactions']).toBe('[]');
  });
});

function listen(widget: Widget): string[] {
  const heard: string[] = [];
  widget.on('transaction', ({ caipAddress, hash, outcome = 'sent' }) => {
    heard.push(`${caipAddress} ${hash} ${outcome}`);
  });
  return heard;
}
