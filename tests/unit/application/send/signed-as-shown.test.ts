import { describe, expect, it } from '@jest/globals';
import { FEE_POLL_MS, SNACKBAR_SWAP_MS } from '../../../../domain/limits';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ALICE, BOB } from '../../../support/headless-kit';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { formatAmount } from '../../../../domain/token/amount';
import { etherBalance, usdcBalance } from '../../../support/token-balances';
import { readyToSend, SEND_FEE, sendSetUp } from '../../../support/headless-send';

const HASH = `0x${'ab'.repeat(32)}`;
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

async function reviewed(options: Parameters<typeof readyToSend>[0] = {}) {
  const set = await readyToSend(options);
  set.adapter.sender.answers.answerWith(HASH);
  await set.widget.open({ view: 'WalletSend' });
  await set.send.review();
  return set;
}

/** A set-up whose receiver is the name of Bob. */
async function reviewedByName() {
  const set = await readyToSend();
  set.adapter.names.addresses.answerWith(BOB);
  set.adapter.sender.answers.answerWith(HASH);
  const looking = set.send.typeReceiver('bob.eth');
  await set.clock.advance(500);
  await looking;
  await set.send.review();
  return set;
}

describe('what the wallet is asked to sign', () => {
  it('goes to the address on show, although the name means another one by then', async () => {
    const { send, state, adapter, clock } = await reviewedByName();
    expect(state().flow).toMatchObject({
      review: { receiverName: 'bob.eth', request: { to: BOB } },
    });

    adapter.names.addresses.answerWith(CAROL);
    await clock.advance(600_000);
    await send.confirm();

    expect(adapter.sender.answers.asked).toMatchObject([{ to: BOB }]);
  });

  it('goes to the new address of a name in the next review', async () => {
    const { send, state, adapter } = await reviewedByName();
    adapter.names.addresses.answerWith(CAROL);

    await send.review();

    expect(state().flow).toMatchObject({ review: { request: { to: CAROL } } });
  });

  it.each([
    ['the account', { addresses: [CAROL] }],
    ['the chain', { chainReference: '42161' }],
  ] as const)('is nothing where %s has changed since the review', async (_what, change) => {
    const { send, state, adapter, session } = await reviewed();

    session.change(change);

    expect(state().flow).toEqual({ status: 'editing', voided: 'accountChanged' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.sender.answers.asked).toEqual([]);
  });

  it('is nothing for a chain that was left and came back: the visitor reviews again', async () => {
    const { send, adapter, session } = await reviewed();

    session.change({ chainReference: '42161' });
    session.change({ chainReference: '1' });

    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.sender.answers.asked).toEqual([]);
  });

  it('is asked for once, however often the visitor confirms', async () => {
    const { send, adapter, clock } = await reviewed();
    adapter.sender.answers.hang();

    const presses = [send.confirm(), send.confirm(), send.confirm()];
    await clock.advance(0);
    adapter.sender.answers.settle(HASH);

    expect(await Promise.all(presses)).toEqual([HASH, HASH, HASH]);
    expect(adapter.sender.answers.asked).toHaveLength(1);
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
  });

  it('is followed to its end although the modal is closed while the wallet is asked', async () => {
    const { send, state, adapter, widget, clock } = await reviewed();
    adapter.sender.answers.hang();
    adapter.outcomes.answers.answerWith('succeeded');
    const sending = send.confirm();

    await widget.close();
    await clock.advance(0);
    adapter.sender.answers.settle(HASH);
    await sending;
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(state().flow).toMatchObject({ status: 'sent', hash: HASH, outcome: 'succeeded' });
    expect(widget.state).toMatchObject({
      isOpen: false,
      snackbar: { text: 'Transaction confirmed' },
    });
  });

  it('stays in review after the visitor went back and came again', async () => {
    const { send, adapter, widget } = await reviewed();

    await widget.back();
    expect(widget.state.view?.name).toBe('WalletSend');
    await widget.show('WalletSendPreview');
    await send.confirm();

    expect(adapter.sender.answers.asked).toMatchObject([
      { from: `eip155:1:${ALICE}`, to: BOB, units: 5n * 10n ** 17n },
    ]);
  });

  it('is nothing in another tab, and nothing after a reload', async () => {
    const storage = new InMemoryStorage();
    const first = await reviewed({ storage });
    const other = await readyToSend({ storage });

    await first.send.confirm();
    await expect(other.send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(other.adapter.sender.answers.asked).toEqual([]);

    const later = await sendSetUp({ storage });
    await expect(later.send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(later.adapter.sender.answers.asked).toEqual([]);
  });

  it('ends with the widget', async () => {
    const { send, adapter, widget } = await reviewed();
    adapter.sender.answers.hang();
    const sending = expect(send.confirm()).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });

    widget.dispose();

    await sending;
  });
});

describe('a fee that grows under a review', () => {
  const grown = (percent: bigint) => ({ ...SEND_FEE, cost: (SEND_FEE.cost * percent) / 100n });

  it('ends the review, so that the visitor confirms the fee on show', async () => {
    const { send, state, adapter, clock } = await reviewed();
    adapter.fees.answers.answerWith(grown(126n));

    await clock.advance(FEE_POLL_MS);

    expect(state().flow).toEqual({ status: 'editing', voided: 'feeGrown' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    await send.review();
    expect(state().flow).toMatchObject({ review: { feeUnits: grown(126n).cost } });
  });

  it('does not end it for a little, or where it can not be read for a while', async () => {
    const { state, adapter, clock } = await reviewed();
    adapter.fees.answers.answerWith(grown(125n));
    await clock.advance(FEE_POLL_MS);
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    await clock.advance(FEE_POLL_MS);
    expect(state().flow.status).toBe('reviewed');

    adapter.fees.answers.answerWith(grown(300n));
    await clock.advance(FEE_POLL_MS);
    expect(state().flow.status).toBe('editing');
  });

  it('is asked for only while the review is on show', async () => {
    const { adapter, clock, widget } = await reviewed();
    await widget.close();
    const before = adapter.fees.answers.asked.length;

    await clock.advance(10 * FEE_POLL_MS);
    expect(adapter.fees.answers.asked).toHaveLength(before);

    await widget.open({ view: 'WalletSendPreview' });
    await clock.advance(FEE_POLL_MS);
    expect(adapter.fees.answers.asked).toHaveLength(before + 1);
  });

  it('does not end a request that the wallet has', async () => {
    const { send, state, adapter, clock } = await reviewed();
    adapter.sender.answers.hang();
    const sending = send.confirm();
    await clock.advance(0);
    adapter.fees.answers.answerWith(grown(300n));

    await clock.advance(10 * FEE_POLL_MS);

    expect(state().flow.status).toBe('asking');
    adapter.sender.answers.settle(HASH);
    expect(await sending).toBe(HASH);
  });
});

describe('a transfer at a chosen speed', () => {
  const offer = (perGas: bigint) => ({ perGas, priority: perGas / 10n, cost: perGas * 21_000n });
  const speeds = { slow: offer(10n), normal: offer(20n), fast: offer(40n) };
  const chosen = { perGas: 20n, cost: 20n * 21_000n, speeds };

  async function choosing() {
    const set = await readyToSend();
    set.adapter.fees.answers.answerWith(chosen);
    set.adapter.sender.answers.answerWith(HASH);
    await set.send.chooseToken(etherBalance('1'));
    return set;
  }

  it.each([
    ['slow', { perGas: 10n, priority: 1n }],
    ['fast', { perGas: 40n, priority: 4n }],
  ] as const)('names the %s fee that the review shows', async (speed, fee) => {
    const { send, state, adapter } = await choosing();
    expect(state().form).toMatchObject({ gasPrice: chosen.cost, speeds });

    await send.chooseSpeed(speed);
    expect(state().form).toMatchObject({ speed, gasPrice: speeds[speed].cost });
    await send.review();
    expect(state().flow).toMatchObject({
      review: { feeUnits: speeds[speed].cost, request: { fee } },
    });
    await send.confirm();

    expect(adapter.sender.answers.asked).toMatchObject([{ fee }]);
  });

  it('leaves the fee to the wallet at the normal speed', async () => {
    const { send, adapter } = await choosing();
    await send.chooseSpeed('fast');
    await send.chooseSpeed('normal');
    await send.review();
    await send.confirm();

    expect(adapter.sender.answers.asked).toEqual([
      expect.not.objectContaining({ fee: expect.anything() }),
    ]);
  });

  it('ends the review of another speed', async () => {
    const { send, state } = await choosing();
    await send.review();
    await send.chooseSpeed('fast');
    expect(state().flow.status).toBe('editing');
  });

  it('keeps back the fee of its speed from the maximum', async () => {
    const { send, state } = await choosing();
    await send.chooseSpeed('fast');
    await send.typeMax();
    expect(state().form.sendTokenAmount).toBe(formatAmount(10n ** 18n - 65_000n * 40n, 18));
  });

  it('has no choice where the chain offers none, nor one of the chain before', async () => {
    const { send, state, adapter } = await choosing();
    adapter.fees.answers.answerWith(SEND_FEE);
    await send.chooseToken(usdcBalance('5'));
    expect(state().form.speeds).toBeUndefined();

    await send.chooseSpeed('fast');
    expect(state().form.speed).toBeUndefined();
  });

  it('is not ended by growing fees: the transfer names its own', async () => {
    const { send, state, adapter, clock, widget } = await choosing();
    await widget.open({ view: 'WalletSend' });
    await send.chooseSpeed('slow');
    await send.review();
    const before = adapter.fees.answers.asked.length;

    await clock.advance(10 * FEE_POLL_MS);

    expect(state().flow.status).toBe('reviewed');
    expect(adapter.fees.answers.asked).toHaveLength(before);
  });
});
