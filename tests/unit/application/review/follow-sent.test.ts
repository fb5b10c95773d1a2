import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { SNACKBAR_SWAP_MS } from '../../../../domain/limits';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import { FakeAssetSource, FakeSwapSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { SwapSource } from '../../../../ports/swap-source';
import { override } from '../../../../ports/token';
import type { TransactionOutcome } from '../../../../domain/transaction/transaction-outcome';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import {
  ALICE,
  BOB,
  connectedWidget,
  type ConnectedGiven,
  storageOf,
  storedIn,
} from '../../../support/headless-kit';
import { readyToSend } from '../../../support/headless-send';
import { approvalCallOf, quotedSwap, reviewedSwap, swapCall } from '../../../support/headless-swap';

describe('a transfer that was sent', () => {
  it.each([
    ['succeeded', 'success', 'Transaction confirmed'],
    ['reverted', 'error', 'The transaction failed on the chain'],
    ['replaced', 'error', 'Another transaction has taken the place of this one'],
    [
      'dropped',
      'error',
      'The network has lost the transaction. Look into your wallet before you send it again.',
    ],
    ['expired', 'error', 'The transaction was lost and can not happen any more. Send it again.'],
  ] as const)('is followed until it %s, with a message', async (outcome, variant, text) => {
    const { adapter, clock, state, widget } = await sent();
    expect(state().flow).not.toHaveProperty('outcome');

    adapter.outcomes.answers.settle(outcome);

    await eventually(() => {
      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash', outcome });
    });
    await clock.advance(SNACKBAR_SWAP_MS);
    expect(widget.state.snackbar).toMatchObject({ variant, text });
  });

  it('changes the shown balance, once it is part of the chain', async () => {
    const { adapter, widget } = await sent();
    adapter.setBalance(ALICE, ethereum.caipNetworkId, 7n);

    adapter.outcomes.answers.settle('succeeded');

    await eventually(() => {
      const { account } = widget.state.connections.eip155;
      expect(account?.balance).toMatchObject({ status: 'loaded', units: 7n });
    });
  });

  it('has the tokens on show read again, and none that no view has asked for', async () => {
    const assets = new FakeAssetSource();
    const { adapter, clock, widget } = await sent({ overrides: [override(AssetSource, assets)] });
    assets.answers.answerWith([]);
    const tokens = await widget.feature('tokens');
    await clock.advance(0);
    expect(assets.answers.asked).toEqual([]);
    await tokens.load();

    adapter.outcomes.answers.settle('succeeded');

    await eventually(() => {
      expect(assets.answers.asked).toMatchObject([{}, { address: ALICE, mustBeFresh: true }]);
    });
  });

  it('changes the balance even if an earlier reading is still under way', async () => {
    const before = deferred<bigint>();
    const { adapter, clock, widget } = await sent();
    const read = adapter.nativeBalance.bind(adapter);
    adapter.nativeBalance = () => before.promise;
    await clock.advance(30_000);
    void widget.refreshBalance();
    await clock.advance(0);

    adapter.nativeBalance = read;
    adapter.setBalance(ALICE, ethereum.caipNetworkId, 7n);
    adapter.outcomes.answers.settle('succeeded');
    await clock.advance(0);
    before.resolve(10n ** 18n);
    await clock.advance(0);

    expect(widget.state.connections.eip155.account?.balance).toMatchObject({ units: 7n });
  });

  it('changes the shown balance when the visitor is back on its network', async () => {
    const { adapter, clock, session, widget } = await sent();
    session.change({ chainReference: String(arbitrum.id) });
    await clock.advance(0);
    adapter.setBalance(ALICE, ethereum.caipNetworkId, 7n);
    adapter.outcomes.answers.settle('succeeded');
    await clock.advance(0);

    session.change({ chainReference: '1' });
    await clock.advance(0);

    expect(widget.state.connections.eip155.account?.balance).toMatchObject({ units: 7n });
  });

  it('stays shown as started where its outcome is unknown', async () => {
    const { adapter, clock, logger, state, widget } = await sent();
    const before = widget.state.snackbar;

    adapter.outcomes.answers.settleWithError(new TypeError('the node is gone'));
    await eventually(() => {
      expect(logger.entries).toMatchObject([
        { level: 'warn', message: 'The outcome of 0xhash could not be read' },
      ]);
    });
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(state().flow).not.toHaveProperty('outcome');
    expect(widget.state.snackbar).toEqual(before);
  });

  it('is not waited for when the widget ends', async () => {
    const { adapter, logger, widget } = await sent();

    widget.dispose();

    await eventually(() => {
      expect(adapter.outcomes.answers.asked).toEqual(['0xhash']);
      expect(logger.entries).toEqual([]);
    });
  });
});

describe('a transfer whose block the chain may have reorganised', () => {
  /** A transfer that ended as `outcome`, and whether the chain still has it. */
  async function ended(outcome: TransactionOutcome) {
    const set = await sent();
    set.adapter.outcomes.answers.settle(outcome);
    await set.clock.advance(0);
    const changeBalance = async (units: bigint): Promise<void> => {
      set.adapter.setBalance(ALICE, ethereum.caipNetworkId, units);
      await set.widget.refreshBalance({ force: true });
      await set.clock.advance(0);
    };
    return { ...set, changeBalance };
  }

  it('waits again, is followed again, and has another end', async () => {
    const { adapter, changeBalance, clock, state } = await ended('succeeded');
    adapter.outcomes.kept.answerWith(false);
    adapter.outcomes.answers.hang();

    await changeBalance(7n);

    expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash' });
    expect(state().flow).not.toHaveProperty('outcome');
    adapter.outcomes.answers.settle('dropped');
    await clock.advance(0);
    expect(state().flow).toMatchObject({ hash: '0xhash', outcome: 'dropped' });
  });

  it('is looked for once for each change of the balance, and keeps its end while the chain has it', async () => {
    const { adapter, changeBalance, state } = await ended('reverted');

    await changeBalance(7n);
    await changeBalance(7n);
    await changeBalance(8n);

    expect(adapter.outcomes.kept.asked).toEqual(['0xhash', '0xhash']);
    expect(state().flow).toMatchObject({ outcome: 'reverted' });
  });

  it.each([
    ['that another one replaced', 'replaced', 0],
    ['ten minutes later', 'succeeded', 600_000],
  ] as const)('is not looked for: one %s', async (_what, outcome, waitMs) => {
    const { adapter, changeBalance, clock } = await ended(outcome);
    await clock.advance(waitMs);

    await changeBalance(7n);

    expect(adapter.outcomes.kept.asked).toEqual([]);
  });
});

describe('a transfer that was sent before a reload', () => {
  const hash = `0x${'ab'.repeat(32)}`;

  /** A page whose visitor sends, and leaves before the outcome is known. */
  async function leftBefore(storage: InMemoryStorage) {
    const set = await readyToSend({ storage });
    set.adapter.sender.answers.answerWith(hash);
    await set.send.review();
    await set.send.confirm();
    await eventually(() => {
      expect(set.adapter.outcomes.answers.asked).toEqual([hash]);
    });
    set.widget.dispose();
  }

  it('is followed to its end without any verb, and forgotten then', async () => {
    const storage = new InMemoryStorage();
    await leftBefore(storage);

    const { adapters, clock, widget } = await connectedWidget({ storage });
    const { outcomes } = adapters.of('eip155');
    await eventually(() => {
      expect(outcomes.answers.asked).toEqual([hash]);
    });
    outcomes.answers.settle('succeeded');
    await eventually(async () => {
      await clock.advance(SNACKBAR_SWAP_MS);
      expect(widget.state.snackbar).toMatchObject({ text: 'Transaction confirmed' });
    });
    expect(storedIn(storage)).toHaveProperty('sent_transactions', '[]');

    const later = await connectedWidget({ storage });
    await later.widget.feature('send');
    expect(later.adapters.of('eip155').outcomes.answers.asked).toEqual([]);
  });

  it('is followed on a site that exchanges tokens and sends none', async () => {
    const storage = new InMemoryStorage();
    await leftBefore(storage);

    const { adapters } = await connectedWidget({
      storage,
      options: { features: { send: false } },
      overrides: [override(SwapSource, new FakeSwapSource())],
    });

    await eventually(() => {
      expect(adapters.of('eip155').outcomes.answers.asked).toEqual([hash]);
    });
  });

  it('is followed by nothing on a site that does neither', async () => {
    const storage = new InMemoryStorage();
    await leftBefore(storage);
    const features = { send: false, swaps: false };
    const { adapters, clock } = await connectedWidget({ storage, options: { features } });
    await clock.advance(1000);
    expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
  });

  it('is left alone on a site without its network', async () => {
    const storage = storageOf({
      sent_transactions: JSON.stringify([{ hash, account: `eip155:10:${ALICE}` }]),
    });
    const { adapters, widget } = await connectedWidget({ storage });
    await widget.feature('send');
    expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
  });

  it.each(['{', '7', '[7, null, {"hash": "x"}]', `[{"hash":"${hash}","account":"eip155:1"}]`])(
    'is nothing where the storage has %s',
    async (stored) => {
      const storage = storageOf({ sent_transactions: stored });
      const { adapters, widget } = await connectedWidget({ storage });
      await widget.feature('send');
      expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
    },
  );
});

describe('a transfer that was sent, with any account or network in use next', () => {
  const changes = {
    'another chain': ({ session }: Sent) => session.change({ chainReference: '42161' }),
    'another account': ({ session }: Sent) => session.change({ addresses: [BOB] }),
    'no account': ({ widget }: Sent) => widget.disconnect(),
    'another namespace': ({ widget }: Sent) => widget.switchNetwork(solana.caipNetworkId),
  } as const;
  type Sent = Awaited<ReturnType<typeof asking>>;
  const names = Object.keys(changes) as (keyof typeof changes)[];

  it.each(names)(
    'stays in view where %s arrives right after, and has its outcome',
    async (name) => {
      const set = await asking();
      const { adapter, clock, sending, state } = set;
      adapter.sender.answers.settle('0xhash');
      await sending;

      await changes[name](set);
      await clock.advance(1000);
      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash' });
      adapter.outcomes.answers.settle('succeeded');
      await clock.advance(0);

      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash', outcome: 'succeeded' });
    },
  );

  it.each(['another chain', 'another account'] as const)(
    'stays in view where %s arrives right before',
    async (name) => {
      const set = await asking();
      const { adapter, clock, sending, state } = set;

      changes[name](set);
      adapter.sender.answers.settle('0xhash');
      await sending;
      await clock.advance(1000);

      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash' });
    },
  );

  it('stays in view where the name for the next one is resolved then', async () => {
    const { adapter, clock, send, sending, state } = await asking();
    adapter.names.addresses.answerWith(BOB);
    void send.typeReceiver('bob.eth');
    adapter.sender.answers.settle('0xhash');
    await sending;

    await clock.advance(500);

    expect(state()).toMatchObject({
      flow: { status: 'sent', hash: '0xhash' },
      form: { receiverInput: 'bob.eth', receiverAddress: BOB },
    });
  });

  it('is replaced as soon as the visitor begins the next transfer, and is still followed', async () => {
    const { adapter, clock, send, sending, state, widget } = await asking();
    adapter.sender.answers.settle('0xhash');
    await sending;

    send.typeAmount('0.1');
    expect(state().flow).toEqual({ status: 'editing' });
    adapter.outcomes.answers.settle('reverted');
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(widget.state.snackbar?.text).toBe('The transaction failed on the chain');
  });
});

describe('an allowance that was sent', () => {
  const hash = `0x${'cd'.repeat(32)}`;

  it('goes on after the modal was closed, opens nothing, and says how it ended', async () => {
    const { adapter, approving, clock, state, widget } = await approvalSent();
    await widget.close();

    adapter.outcomes.answers.settle('succeeded');
    await approving;
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(state().flow.status).toBe('reviewed');
    expect(widget.state).toMatchObject({
      isOpen: false,
      snackbar: { text: 'Transaction confirmed' },
    });
  });

  it('is followed without a message while the visitor looks at it', async () => {
    const { adapter, approving, clock, storage, widget } = await approvalSent();
    expect(storedIn(storage)['sent_transactions']).toContain(hash);

    adapter.outcomes.answers.settle('succeeded');
    await approving;
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(widget.state).toMatchObject({ view: { name: 'SwapPreview' }, snackbar: undefined });
    expect(storedIn(storage)).toHaveProperty('sent_transactions', '[]');
  });

  it.each([
    ['another chain', { chainReference: '42161' }],
    ['another account', { addresses: [BOB] }],
  ] as const)('is followed to its end where %s comes into use', async (_what, change) => {
    const { adapter, approving, clock, session, state, storage, widget } = await approvalSent();
    session.change(change);
    await expect(approving).rejects.toMatchObject({ code: 'ABORTED' });

    adapter.outcomes.answers.settle('reverted');
    await clock.advance(SNACKBAR_SWAP_MS);

    expect(widget.state.snackbar?.text).toBe('The transaction failed on the chain');
    expect(state().flow).toMatchObject({ status: 'editing', fault: 'accountChanged' });
    expect(storedIn(storage)).toHaveProperty('sent_transactions', '[]');
  });

  it('is followed to its end after a reload', async () => {
    const { approving, storage, widget } = await approvalSent();
    widget.dispose();
    await expect(approving).rejects.toMatchObject({ code: 'ABORTED' });

    const later = await connectedWidget({ storage });
    const { outcomes } = later.adapters.of('eip155');
    await eventually(() => {
      expect(outcomes.answers.asked).toEqual([hash]);
    });
    outcomes.answers.settle('succeeded');
    await eventually(async () => {
      await later.clock.advance(SNACKBAR_SWAP_MS);
      expect(later.widget.state.snackbar).toMatchObject({ text: 'Transaction confirmed' });
    });
  });

  /** One USDC to exchange, whose allowance the wallet has sent. */
  async function approvalSent() {
    const storage = new InMemoryStorage();
    const set = await quotedSwap('USDC', 'ETH', {
      storage,
      options: { networks: [ethereum, arbitrum] },
    });
    set.source.allowances.answerWith(0n);
    set.source.approvals.answerWith(approvalCallOf(1_000_000n));
    set.source.swaps.answerWith({ call: swapCall, toUnits: 3_000_000_000n });
    await set.swap.review();
    set.adapter.calls.sends.answerWith(hash);
    const approving = set.swap.approve();
    await eventually(() => {
      expect(set.adapter.outcomes.answers.asked).toEqual([hash]);
    });
    return { ...set, approving, storage };
  }
});

describe('an exchange that was sent', () => {
  it.each([
    ['another chain', { chainReference: '42161' }],
    ['another account', { addresses: [BOB] }],
  ] as const)(
    'stays in view and is followed to its end where %s comes into use',
    async (_what, change) => {
      const { adapter, clock, session, state, swap, widget } = await reviewedSwap();
      adapter.calls.sends.answerWith('0xhash');
      await swap.confirm();

      session.change(change);
      await clock.advance(0);
      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash' });
      adapter.outcomes.answers.settle('reverted');
      await clock.advance(SNACKBAR_SWAP_MS);

      expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash', outcome: 'reverted' });
      expect(widget.state.snackbar?.text).toBe('The transaction failed on the chain');
    },
  );
});

/** A widget whose wallet has a request to send half an ether. */
async function asking() {
  const set = await readyToSend({ options: { networks: [ethereum, arbitrum, solana] } });
  set.adapter.sender.answers.hang();
  await set.send.review();
  const sending = set.send.confirm();
  await set.clock.advance(0);
  return { ...set, sending };
}

async function sent(given: ConnectedGiven = {}) {
  const set = await readyToSend(given);
  set.adapter.sender.answers.answerWith('0xhash');
  await set.send.review();
  await set.send.confirm();
  await eventually(() => {
    expect(set.adapter.outcomes.answers.pendingCount).toBe(1);
  });
  return set;
}
