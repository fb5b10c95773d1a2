import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { walletOf } from '../../../../infrastructure/chains/eip155/session-wallet';
import type { WalletSession } from '../../../../ports/wallet-connector';
import { loggedIn } from '../../../support/headless-auth';
import { BOB } from '../../../support/headless-kit';
import { SEND_FEE } from '../../../support/headless-send';
import { etherBalance } from '../../../support/token-balances';

/** A visitor of the embedded wallet whose frame shows a reviewed transfer. */
async function asked() {
  const headless = await loggedIn();
  const { adapters, clock, frame, widget } = headless;
  const adapter = adapters.of('eip155');
  adapter.fees.answers.answerWith(SEND_FEE);
  Object.assign(adapter.sender, {
    send: (_request: unknown, session: WalletSession) =>
      walletOf(session).request({ method: 'eth_sendTransaction', params: [{ to: BOB }] }),
  });
  frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
  const send = await widget.feature('send');
  await send.chooseToken(etherBalance('1'));
  send.typeAmount('0.5');
  await send.typeReceiver(BOB);
  await widget.open({ view: 'WalletSend' });
  await send.review();
  const sending = send.confirm().catch(() => {});
  await clock.advance(0);
  expect(widget.state.view?.name).toBe('ApproveTransaction');
  return { ...headless, sending, flow: () => widget.state.features.send?.flow };
}

describe('a review that the embedded wallet is asked to approve', () => {
  it('[R4.31] is on show again after the visitor declines', async () => {
    const { flow, frame, sending, widget } = await asked();

    frame.settle('RPC_REQUEST', {
      error: new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' }),
    });
    await sending;

    expect(widget.state.view?.name).toBe('WalletSendPreview');
    expect(flow()).toMatchObject({ status: 'failed' });
  });

  it('[R4.21] ends when the visitor closes the modal', async () => {
    const { flow, frame, sending, widget } = await asked();

    await widget.close();
    await sending;

    expect(frame.isShown).toBe(false);
    expect(widget.state.features.auth?.requests).toEqual([]);
    expect(flow()?.status).not.toBe('asking');
  });
});
