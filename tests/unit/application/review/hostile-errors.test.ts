import { describe, expect, it } from '@jest/globals';
import {
  aliceOnEthereum,
  connectedWidget,
  fakeWallet,
  readyWidget,
} from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';
import { hostileObjects } from '../../../support/hostile-objects';

describe.each(hostileObjects())('an error that cannot be read: %s', (_what, error) => {
  it('ends connecting, and the next attempt connects', async () => {
    const wallet = fakeWallet('test.first').answerWith({ error });
    const { widget } = await readyWidget({ wallets: [wallet] });

    await expect(widget.connect('test.first')).rejects.toBe(error);
    expect(widget.state.connections.eip155).toMatchObject({
      status: 'disconnected',
      attempt: { status: 'failed', failure: { cause: 'failed' } },
    });

    wallet.answerWith({ grant: aliceOnEthereum });
    await widget.connect('test.first');
    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('ends a confirmed transfer, which can be confirmed again', async () => {
    const { send, state, adapter } = await readyToSend();
    adapter.sender.answers.failWith(error);
    await send.review();

    await expect(send.confirm()).rejects.toBe(error);
    expect(state().flow).toMatchObject({ status: 'failed', failure: { cause: 'failed' } });

    adapter.sender.answers.answerWith(`0x${'1'.repeat(64)}`);
    await send.confirm();
    expect(state().flow.status).toBe('sent');
  });

  it('ends a switch of networks', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith({ error });

    await expect(widget.switchNetwork('eip155:42161')).rejects.toBe(error);
    expect(widget.state.switching).toMatchObject({ status: 'failed' });
  });
});
