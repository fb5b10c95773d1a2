import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { deferred, type Deferred } from '../../../support/deferred';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { type ChainAdapter, ChainAdapters } from '../../../../ports/chain-adapter';
import { override } from '../../../../ports/token';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  connectedWidget,
  freshWidget,
  willingWallet,
} from '../../../support/headless-kit';

const oneEther = { status: 'loaded', units: 10n ** 18n, decimals: 18, symbol: 'ETH' };

describe('the balance of the account in use', () => {
  it('is read when a wallet connects, and shown only then', async () => {
    const reads = slowReads();
    const { widget } = await connectedWidget({ overrides: [reads.override] });
    expect(balanceOf(widget)).toEqual({ status: 'loading' });

    reads.at(0).resolve(7n);
    await settled();

    expect(balanceOf(widget)).toEqual({ ...oneEther, units: 7n });
    expect(reads.asked).toEqual([`${ALICE} on eip155:1`]);
  });

  it('is read for another account and for another network', async () => {
    const { widget, session, adapters, clock } = await connectedWidget();

    session.change({ addresses: [BOB] });
    await clock.advance(0);
    session.change({ chainReference: '42161' });
    await clock.advance(0);

    expect(balanceOf(widget)).toEqual(oneEther);
    expect(adapters.of('eip155').readCount).toBe(3);
  });

  it('is unknown after the wallet has disconnected', async () => {
    const { widget, session } = await connectedWidget();

    session.leave();

    expect(widget.state.connections.eip155).not.toHaveProperty('account');
  });

  it('is not read on a network that the site does not support', async () => {
    const { widget, session, adapters } = await connectedWidget();
    const before = adapters.of('eip155').readCount;

    session.change({ chainReference: '10' });
    await settled();

    expect(balanceOf(widget)).toEqual({ status: 'unknown' });
    expect(adapters.of('eip155').readCount).toBe(before);
  });

  it('is cancelled when the account changes during the read, and its answer dropped', async () => {
    const reads = slowReads();
    const { widget, session } = await connectedWidget({ overrides: [reads.override] });

    session.change({ addresses: [BOB] });
    expect(reads.isAborted(0)).toBe(true);
    reads.at(0).resolve(1n);
    await settled();
    expect(balanceOf(widget)).toEqual({ status: 'loading' });
    reads.at(1).resolve(2n);
    await settled();

    expect(balanceOf(widget)).toMatchObject({ units: 2n });
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('is cancelled when the widget is disposed', async () => {
    const reads = slowReads();
    const { widget, clock, logger } = await connectedWidget({ overrides: [reads.override] });

    widget.dispose();
    expect(reads.isAborted(0)).toBe(true);
    reads.at(0).reject(new Error('late'));
    await clock.advance(0);

    expect(clock.sleeping).toBe(0);
    expect(logger.entries).toEqual([]);
  });

  it('is read once for any number of calls during the read', async () => {
    const reads = slowReads();
    const { widget } = await connectedWidget({ overrides: [reads.override] });

    await Promise.all([widget.open(), widget.refreshBalance(), widget.refreshBalance()]);

    expect(reads.asked).toHaveLength(1);
  });

  it('is read at most three times in a storm of 1,000 events (W08)', async () => {
    const { session, adapters, clock } = await connectedWidget();

    for (let round = 0; round < 500; round += 1) {
      session.change({ addresses: [BOB] });
      session.change({ addresses: [ALICE] });
    }
    await clock.advance(0);

    expect(adapters.of('eip155').readCount).toBeLessThanOrEqual(3);
  });
});

describe('the cache of balances', () => {
  it('[R9.2] answers for 30 s, and then the balance is read again', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    await clock.advance(29_999);
    await widget.refreshBalance();
    expect(adapters.of('eip155').readCount).toBe(1);

    await clock.advance(1);
    await widget.refreshBalance();

    expect(adapters.of('eip155').readCount).toBe(2);
    expect(balanceOf(widget)).toEqual(oneEther);
  });

  it('keeps what is shown while it is read again', async () => {
    const reads = slowReads();
    const { widget, clock } = await connectedWidget({ overrides: [reads.override] });
    reads.at(0).resolve(1n);
    await settled();
    await clock.advance(30_000);

    void widget.refreshBalance();
    await settled();
    expect(balanceOf(widget)).toMatchObject({ units: 1n });
    reads.at(1).resolve(2n);
    await settled();

    expect(balanceOf(widget)).toMatchObject({ units: 2n });
  });

  it('publishes nothing where nothing changed', async () => {
    const { widget } = await connectedWidget();
    const before = widget.state.connections.eip155;

    await widget.refreshBalance();

    expect(widget.state.connections.eip155).toBe(before);
  });

  it('is used for an account that comes back', async () => {
    const { widget, session, adapters, clock } = await connectedWidget();
    session.change({ addresses: [BOB] });
    await clock.advance(0);

    session.change({ addresses: [ALICE] });

    expect(balanceOf(widget)).toEqual(oneEther);
    expect(adapters.of('eip155').readCount).toBe(2);
  });

  it('is used on the next page', async () => {
    const { storage } = await connectedWidget();
    const next = freshWidget({ storage, wallets: [willingWallet('test.first')] });

    await next.widget.connect('test.first');

    expect(balanceOf(next.widget)).toEqual(oneEther);
    expect(next.adapters.of('eip155').readCount).toBe(0);
  });

  it('requests the balance when its 30 s end after a request on the next page', async () => {
    const { clock: before, storage } = await connectedWidget();
    await before.advance(10_000);
    const next = freshWidget({ storage, wallets: [willingWallet('test.first')] });
    await next.clock.advance(10_000);
    await next.widget.connect('test.first');
    next.adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

    await next.widget.refreshBalance();
    await next.clock.advance(19_999);
    expect(balanceOf(next.widget)).toEqual(oneEther);
    await next.clock.advance(1);

    expect(balanceOf(next.widget)).toMatchObject({ status: 'loaded', units: 5n });
    expect(next.adapters.of('eip155').readCount).toBe(1);
  });

  it('is not needed for the limit of one read per 30 s: a full storage keeps nothing', async () => {
    const storage = new InMemoryStorage();
    storage.set = () => {};
    const { widget, adapters, clock } = await connectedWidget({ storage });

    await widget.refreshBalance();
    await widget.open({ view: 'Networks' });
    await clock.advance(29_999);
    await widget.refreshBalance();

    expect(adapters.of('eip155').readCount).toBe(1);
    expect(balanceOf(widget)).toEqual(oneEther);
  });
});

describe('a balance that cannot be read', () => {
  it("[R8.1] is shown as unavailable and never as zero, in the specification's words", async () => {
    const error = new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
    const { widget, logger } = await failingWidget(error);

    expect(balanceOf(widget)).toEqual({ status: 'failed' });
    expect(widget.state.snackbar).toMatchObject({
      variant: 'error',
      text: 'Token Balance Unavailable',
    });
    expect(logger.entries).toEqual([
      { level: 'error', message: expect.stringContaining('could not be read'), cause: error },
    ]);
  });

  it('[R9.1] is read again only after 30 s', async () => {
    const { widget, adapters, clock } = await failingWidget();

    await clock.advance(29_999);
    await widget.open();
    expect(adapters.of('eip155').readCount).toBe(1);
    adapters.of('eip155').recover();
    await clock.advance(1);
    await widget.refreshBalance();

    expect(balanceOf(widget)).toEqual(oneEther);
  });

  it('is read for a caller as soon as that is allowed, and is loading until then', async () => {
    const { widget, adapters, clock } = await failingWidget();
    await clock.advance(10_000);
    adapters.of('eip155').recover();

    const read = Promise.all([widget.refreshBalance(), widget.refreshBalance()]);
    expect(balanceOf(widget)).toEqual({ status: 'loading' });
    await clock.advance(19_999);
    expect(adapters.of('eip155').readCount).toBe(1);
    await clock.advance(1);
    await read;

    expect(adapters.of('eip155').readCount).toBe(2);
    expect(balanceOf(widget)).toEqual(oneEther);
  });

  it('is not waited for when the account changes', async () => {
    const { widget, session, clock } = await failingWidget();
    const { sleeping } = clock;
    const read = widget.refreshBalance();
    expect(clock.sleeping).toBe(sleeping + 1);

    session.leave();
    await read;

    expect(clock.sleeping).toBe(sleeping);
  });

  it('is read at once for another account', async () => {
    const { widget, session, adapters, clock } = await failingWidget();
    adapters.of('eip155').recover();

    session.change({ addresses: [BOB] });
    await clock.advance(0);

    expect(balanceOf(widget)).toEqual(oneEther);
  });

  it('replaces an earlier balance', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    adapters.of('eip155').failWith(new Error('x'));
    await clock.advance(30_000);

    await widget.refreshBalance();

    expect(balanceOf(widget)).toEqual({ status: 'failed' });
  });

  it('may be read again after 30 s even if the clock was set back', async () => {
    const { widget, adapters, clock } = await failingWidget();
    adapters.of('eip155').recover();
    clock.jumpTo(clock.now() - 3_600_000);

    await widget.refreshBalance();

    expect(balanceOf(widget)).toEqual(oneEther);
  });
});

it('does nothing without a connection', async () => {
  const { widget, adapters } = freshWidget();

  await widget.refreshBalance();

  expect(adapters.of('eip155').readCount).toBe(0);
});

async function failingWidget(error: unknown = new Error('x')) {
  const wallet = willingWallet('test.first', aliceOnEthereum);
  const headless = freshWidget({ wallets: [wallet] });
  headless.adapters.of('eip155').failWith(error);
  await headless.widget.connect('test.first');
  await headless.clock.advance(0);
  const [session] = wallet.sessions;
  if (!session) throw new TypeError('The wallet has no session');
  return { ...headless, session };
}

/** Chains whose answers a test gives one by one. */
function slowReads() {
  const answers: Deferred<bigint>[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const asked: string[] = [];
  const adapter = {
    namespace: 'eip155',
    nativeBalance: (address, { caipNetworkId }, signal) => {
      const answer = deferred<bigint>();
      answers.push(answer);
      signals.push(signal);
      asked.push(`${address} on ${caipNetworkId}`);
      return answer.promise;
    },
  } as Partial<ChainAdapter> as ChainAdapter;
  return {
    asked,
    override: override(ChainAdapters, { find: async () => adapter }),
    isAborted: (index: number) => signals[index]?.aborted,
    at: (index: number): Deferred<bigint> => {
      const answer = answers[index];
      if (answer) return answer;
      throw new TypeError(`No read ${index}`);
    },
  };
}

function balanceOf({ state }: ReturnType<typeof freshWidget>['widget']) {
  return state.connections.eip155.account?.balance;
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
