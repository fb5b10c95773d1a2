import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { BOB } from '../../../support/headless-kit';
import { readyToSend, sendSetUp } from '../../../support/headless-send';
import { eventually } from '../../../support/eventually';

/** The form that a site has opened with half an ether to Bob, under review, and what the site is answered. */
async function openedToSend() {
  const set = await readyToSend();
  const open = () =>
    set.widget.open({ view: 'WalletSend', args: { amount: '0.5', to: BOB } }).then(
      (sent) => sent,
      (error: unknown) => error,
    );
  const answer = open();
  await eventually(() => expect(set.state().prefill).toBe('done'));
  await set.clock.advance(500);
  await set.send.review();
  return { ...set, answer, open };
}

describe('a site that opens the form filled in', () => {
  it('gets the hash of what the visitor sends', async () => {
    const { adapter, answer, send } = await openedToSend();
    adapter.sender.answers.answerWith('0xhash');
    await send.confirm();
    expect(await answer).toEqual({ hash: '0xhash' });
  });

  it('gets no hash of an earlier transfer', async () => {
    const { adapter, answer, open, send, widget } = await openedToSend();
    adapter.sender.answers.answerWith('0xfirst');
    await send.confirm();
    await answer;

    const next = open();
    await eventually(() => expect(widget.state.view?.name).toBe('WalletSend'));
    await widget.close();
    expect(await next).toMatchObject({ code: 'ABORTED' });
  });

  it('gets an error when the modal closes first', async () => {
    const { answer, widget } = await openedToSend();
    await widget.close();
    expect(await answer).toMatchObject({ code: 'ABORTED' });
  });

  it('gets what the wallet decides where the modal closes while it is asked', async () => {
    const { adapter, answer, send, widget } = await openedToSend();
    adapter.sender.answers.hang();
    const confirming = send.confirm();
    await eventually(() => expect(adapter.sender.answers.pendingCount).toBe(1));
    await widget.close();
    adapter.sender.answers.settle('0xhash');
    await confirming;
    expect(await answer).toEqual({ hash: '0xhash' });
  });

  it('gets an error where the visitor declines after the modal has closed, and may go on before', async () => {
    const { adapter, answer, send, widget } = await openedToSend();
    const declined = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' });
    adapter.sender.answers.failWith(declined);
    await expect(send.confirm()).rejects.toBe(declined);
    expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits');
    await widget.close();
    expect(await answer).toMatchObject({ code: 'ABORTED' });
  });

  it('gets an error when the widget is disposed', async () => {
    const { answer, widget } = await openedToSend();
    widget.dispose();
    expect(await answer).toMatchObject({ code: 'WIDGET_DISPOSED' });
  });

  it('waits for nothing without arguments', async () => {
    const { widget } = await sendSetUp();
    expect(await widget.open({ view: 'WalletSend' })).toBeUndefined();
  });
});
