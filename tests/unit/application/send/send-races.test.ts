import { describe, expect, it } from '@jest/globals';
import type { SendVerbs } from '../../../../application/send/send-feature';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { FakeAssetSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB } from '../../../support/headless-kit';
import { readyToSend, SEND_FEE as fee, sendSetUp } from '../../../support/headless-send';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

describe('SendFeature: all of a token', () => {
  it('keeps an amount that is typed while the cost is requested', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    await send.chooseToken(etherBalance('1'));
    adapter.fees.answers.hang();
    const most = send.typeMax();
    await clock.advance(0);

    send.typeAmount('0.1');
    adapter.fees.answers.settle(fee);
    await most;

    expect(state().form.sendTokenAmount).toBe('0.1');
  });

  it('is the whole balance at the moment when its cost is known', async () => {
    const { send, state, adapter, clock, readTokens } = await withTokens();
    await send.chooseToken(etherBalance('1'));
    adapter.fees.answers.hang();
    const most = send.typeMax();
    await clock.advance(0);

    await readTokens(etherBalance('2'));
    adapter.fees.answers.settle(fee);
    await clock.advance(0);
    adapter.fees.answers.settle(fee);
    await most;

    expect(state().form.sendTokenAmount).toBe('1.999935');
  });
});

describe('SendFeature: what a transfer costs', () => {
  it('is not shown for another token, whose own cost cannot be read', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1', { price: 2000 }));
    expect(state().form.gasPriceInUSD).toBeDefined();
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));

    await send.chooseToken(usdcBalance('5'));

    expect(state().form).not.toHaveProperty('gasPrice');
    expect(state().form).not.toHaveProperty('gasPriceInUSD');
  });

  it('is the result of the last request, in any order of the answers', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    adapter.fees.answers.hang();
    const chosen = send.chooseToken(usdcBalance('5'));
    await clock.advance(0);
    adapter.fees.answers.answerWith({ perGas: 2n, cost: 2n });
    await send.typeMax();

    adapter.fees.answers.settle({ perGas: 1n, cost: 1n });
    await chosen;

    expect(state().form.gasPrice).toBe(2n);
  });

  it('is shown for a token that is read again meanwhile', async () => {
    const { send, state, adapter, clock, readTokens } = await withTokens();
    adapter.fees.answers.hang();
    const chosen = send.chooseToken(etherBalance('1'));
    await clock.advance(0);

    await readTokens(etherBalance('2'));
    adapter.fees.answers.settle(fee);
    await chosen;

    expect(state().form).toMatchObject({
      gasPrice: fee.cost,
      token: { quantity: { numeric: '2' } },
    });
  });
});

describe('SendFeature: another account', () => {
  it('has the name looked up on its own network, without the earlier result', async () => {
    const { send, state, adapter, session, clock } = await sendSetUp();
    adapter.names.addresses.answerWith(BOB);
    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await typed;
    expect(state().form.receiverAddress).toBe(BOB);

    adapter.names.addresses.answerWith(ALICE);
    session.change({ chainReference: String(arbitrum.id) });
    expect(state()).toMatchObject({ lookup: 'looking', form: { receiverInput: 'bob.eth' } });
    expect(state().form.receiverAddress).not.toBe(BOB);
    await clock.advance(500);

    expect(state()).toMatchObject({ lookup: 'found', form: { receiverAddress: ALICE } });
  });

  it('does not get the answer about a name on the network before', async () => {
    const { send, state, adapter, session, clock } = await sendSetUp();
    adapter.names.addresses.hang();
    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);

    session.change({ chainReference: String(arbitrum.id) });
    adapter.names.addresses.settle(BOB);
    await typed;

    expect(state().lookup).toBe('looking');
    expect(state().form.receiverAddress).not.toBe(BOB);
  });

  it('has ended the review although the name is looked up again', async () => {
    const { send, state, adapter, session, clock } = await readyToSend();
    adapter.names.addresses.answerWith(BOB);
    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await typed;
    await send.review();

    session.change({ chainReference: String(arbitrum.id) });

    expect(state().flow).toEqual({ status: 'editing', voided: 'accountChanged' });
  });

  it('[R5.8] does not inherit insufficient gas', async () => {
    const { send, state, adapter, session } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('0'));
    expect(state().gas).toBe('insufficient');

    session.change({ addresses: [BOB] });
    expect(state().gas).toBe('unknown');
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    await send.chooseToken(usdcBalance('5'));

    expect(state().gas).toBe('unknown');
  });
});

describe('SendFeature: a review in the making', () => {
  it.each([
    ['another amount', async (send: SendVerbs) => send.typeAmount('0.9')],
    ['another receiver', (send: SendVerbs) => send.typeReceiver(ALICE)],
    ['another token', (send: SendVerbs) => send.chooseToken(usdcBalance('5'))],
    ['nothing', async (send: SendVerbs) => send.reset()],
  ])('is cancelled when %s is filled in', async (_what, edit) => {
    const { send, state, adapter, clock, widget } = await readyToSend();
    adapter.limits.answers.hang();
    const reviewing = expect(send.review()).rejects.toMatchObject({ code: 'ABORTED' });
    await clock.advance(0);

    void edit(send);
    adapter.limits.answers.settle(undefined);
    await reviewing;

    expect(state().flow).toEqual({ status: 'editing' });
    expect(widget.state.view?.name).not.toBe('WalletSendPreview');
  });

  it('continues where the typed characters cannot be part of an amount', async () => {
    const { send, state, adapter, clock } = await readyToSend();
    adapter.limits.answers.hang();
    const reviewing = send.review();
    await clock.advance(0);

    send.typeAmount('0.5x');
    adapter.limits.answers.settle(undefined);
    await reviewing;

    expect(state().flow.status).toBe('reviewed');
  });

  it('has no dollars for a cost that cannot be read any more', async () => {
    const { send, state, adapter, readTokens } = await withTokens();
    await readTokens(etherBalance('1', { price: 2000 }), usdcBalance('5'));
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(usdcBalance('5'));
    send.typeAmount('1');
    await send.typeReceiver(BOB);
    expect(state().form.gasPriceInUSD).toBeDefined();
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));

    await send.review();

    expect(state().flow).toMatchObject({ status: 'reviewed' });
    expect(state().flow).not.toHaveProperty('review.feeUnits');
    expect(state().flow).not.toHaveProperty('review.feeInUSD');
  });

  it('resolves the name itself, which ends the search for it', async () => {
    const { send, state, adapter, clock } = await readyToSend();
    adapter.names.addresses.answerWith(BOB);
    const typed = send.typeReceiver('bob.eth');

    await send.review();
    await clock.advance(500);
    await typed;

    expect(state()).toMatchObject({ lookup: 'found', flow: { status: 'reviewed' } });
    expect(adapter.names.addresses.asked).toHaveLength(1);
  });
});

describe('SendFeature: a wallet with an open request', () => {
  it.each([
    ['another amount', (send: SendVerbs) => send.typeAmount('0.2'), { sendTokenAmount: '0.2' }],
    [
      'another receiver',
      (send: SendVerbs) => send.typeReceiver(ALICE),
      { receiverInput: ALICE, sendTokenAmount: '0.5' },
    ],
    [
      'another token',
      (send: SendVerbs) => send.chooseToken(usdcBalance('5')),
      { token: { symbol: 'USDC' }, sendTokenAmount: '0.5' },
    ],
  ])(
    'keeps %s that is filled in for the next transfer, and its view',
    async (_what, edit, form) => {
      const { send, state, adapter, clock, widget } = await readyToSend();
      await widget.open({ view: 'WalletSend' });
      await send.review();
      adapter.sender.answers.hang();
      const sending = send.confirm();
      await clock.advance(0);

      await widget.back();
      await edit(send);
      adapter.sender.answers.settle('0xhash');
      await sending;

      expect(state()).toMatchObject({ flow: { status: 'sent' }, form });
      expect(widget.state.view?.name).toBe('WalletSend');
    },
  );
});

describe('SendFeature: a changing price', () => {
  it('ends the review while the wallet is asked, where the wallet does not send it', async () => {
    const { send, state, adapter, clock, readTokens } = await withTokens();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1', { price: 1000 }));
    send.typeAmount('0.5');
    await send.typeReceiver(BOB);
    await send.review();
    adapter.sender.answers.hang();
    const sending = expect(send.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);

    await readTokens(etherBalance('1', { price: 2000 }));
    expect(state().flow.status).toBe('asking');
    adapter.sender.answers.settleWithError(
      new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' }),
    );
    await sending;

    expect(state().flow).toEqual({ status: 'editing', voided: 'priceChanged' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.sender.answers.asked).toHaveLength(1);
  });

  it('ends the review while it is made', async () => {
    const { send, state, adapter, clock, readTokens } = await withTokens();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1', { price: 1000 }));
    send.typeAmount('0.5');
    await send.typeReceiver(BOB);
    adapter.limits.answers.hang();
    const reviewing = send.review();
    await clock.advance(0);

    await readTokens(etherBalance('1', { price: 2000 }));
    adapter.limits.answers.settle(undefined);
    await reviewing;

    expect(state().flow).toEqual({ status: 'editing', voided: 'priceChanged' });
  });
});

/** A connected widget with its send feature, whose account's tokens can be read again. */
async function withTokens() {
  const assets = new FakeAssetSource();
  const set = await sendSetUp({ overrides: [override(AssetSource, assets)] });
  const tokens = await set.widget.feature('tokens');
  const readTokens = async (...held: readonly ReturnType<typeof etherBalance>[]) => {
    assets.answers.answerWith(held);
    await tokens.refresh();
  };
  return { ...set, readTokens };
}
