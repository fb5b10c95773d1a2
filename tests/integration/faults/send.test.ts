import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { SendFlow } from '../../../domain/send/send-flow';
import { BOB, connectedWidget } from '../../support/headless-kit';
import { eventually } from '../../support/eventually';
import { etherBalance } from '../../support/token-balances';

/*
 * Without a page: the form for sending has no view yet. The flow, the wallet's session and the state
 * are the product's own.
 */

const HASH = `0x${'a'.repeat(64)}`;

async function reviewed() {
  const connected = await connectedWidget();
  const { adapters, widget } = connected;
  const adapter = adapters.of('eip155');
  adapter.fees.answers.answerWith({ perGas: 10n ** 9n, cost: 21_000n * 10n ** 9n });
  adapter.sender.answers.hang();
  const send = await widget.feature('send');
  await send.chooseToken(etherBalance('1'));
  send.typeAmount('0.5');
  await send.typeReceiver(BOB);
  await send.review();
  const flow = (): SendFlow | undefined => widget.state.features.send?.flow;
  expect(flow()).toMatchObject({ status: 'reviewed' });
  const sender = adapter.sender.answers;
  const whenAsked = () => eventually(() => expect(sender.pendingCount).toBe(1));
  return { ...connected, flow, send, sender, whenAsked };
}

describe('a transfer that has been reviewed', () => {
  it.each([
    ['another account comes into use', { addresses: [BOB] as const }],
    ['another chain does', { chainReference: '42161' }],
  ])('W15 is not sent where %s before it is confirmed', async (_name, change) => {
    const { flow, send, sender, session, widget } = await reviewed();

    session.change(change);

    expect(flow()).toEqual({ status: 'editing', voided: 'accountChanged' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(sender.asked).toHaveLength(0);
    // What was typed is still there: only the token is chosen anew.
    expect(widget.state.features.send?.form).toMatchObject({
      sendTokenAmount: '0.5',
      receiverInput: BOB,
    });
  });

  it('W15 is sent exactly as it was reviewed where nothing has changed', async () => {
    const { flow, send, sender, whenAsked } = await reviewed();
    const shown = flow();

    const sent = send.confirm();
    await whenAsked();
    sender.settle(HASH);

    await expect(sent).resolves.toBe(HASH);
    expect(shown).toMatchObject({ review: { request: sender.asked[0] } });
  });

  it('W17 is asked for once, however often it is confirmed, and is known when it is sent at last', async () => {
    const { flow, send, sender, session, whenAsked } = await reviewed();

    const confirmed = [send.confirm(), send.confirm(), send.confirm()];
    await whenAsked();
    expect(flow()).toMatchObject({ status: 'asking' });
    session.change({ chainReference: '42161' });
    expect(flow()).toMatchObject({ status: 'asking' });
    sender.settle(HASH);

    expect(await Promise.all(confirmed)).toEqual([HASH, HASH, HASH]);
    expect(sender.asked).toHaveLength(1);
    expect(flow()).toMatchObject({ status: 'sent', hash: HASH });
  });

  it('W17 can be confirmed again after the person declined', async () => {
    const { flow, send, sender, whenAsked } = await reviewed();
    const declined = send.confirm();
    await whenAsked();
    sender.settleWithError(new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'No' }));
    await expect(declined).rejects.toMatchObject({ code: 'RPC' });
    expect(flow()).toMatchObject({ status: 'failed', failure: { cause: 'declined' } });

    const again = send.confirm();
    await whenAsked();
    sender.settle(HASH);

    await expect(again).resolves.toBe(HASH);
    expect(sender.asked).toHaveLength(2);
  });
});
