import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Chain, ChainParts } from '../../../composition/chains/chain';
import { type LateChain, lateChain, untilArrived } from '../../../composition/chains/late-chain';
import { bitcoin, polkadot, solana } from '../../../domain/network/more-networks';
import {
  createWidget,
  InMemoryStorage,
  KeyValueStorage,
  override,
  type WidgetState,
} from '../../../index';
import { FakeWalletCatalogue, ManualClock } from '../../../infrastructure/fake';
import { createSolanaTestWallet } from '../../../infrastructure/fake/solana-test-wallet';
import { onChange } from '../../../application/widget/on-change';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';

const catalogue = new FakeWalletCatalogue();
const chain: Chain = {
  adapter: () => Promise.reject(new Error('not asked for')),
  wallets: () => catalogue,
};
const parts = {} as ChainParts;

describe('a chain that is downloaded', () => {
  it('makes its wallets at once when it is here, and after the download before', async () => {
    let downloads = 0;
    const late = lateChain(async () => {
      downloads += 1;
      return chain;
    });

    const before = late.wallets(parts);
    expect(before).toBeInstanceOf(Promise);
    expect(await before).toBe(catalogue);

    expect(late.wallets(parts)).toBe(catalogue);
    expect(downloads).toBe(1);
  });

  it('rejects where its wallets cannot be made, whether it is here or not', async () => {
    const broken: Chain = {
      ...chain,
      wallets: () => {
        throw new Error('broken');
      },
    };
    const late = lateChain(async () => broken);

    await expect(late.wallets(parts)).rejects.toThrow('broken');
    await expect(late.wallets(parts)).rejects.toThrow('broken');
  });

  it('is downloaded again after a failure', async () => {
    const failures = [new Error('no network')];
    const late = lateChain(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
      return chain;
    });

    await expect(late.arrival()).rejects.toThrow('no network');

    expect(await late.wallets(parts)).toBe(catalogue);
  });
});

describe('the wait for the chains of the networks of a site', () => {
  it('is none where all are here', async () => {
    const clock = new ManualClock();

    await untilArrived([chain, chain], clock);

    expect(clock.sleeping).toBe(0);
  });

  it('lasts until the last of them is here, and leaves no timer', async () => {
    const [first, second] = [deferred<Chain>(), deferred<Chain>()];
    const clock = new ManualClock();
    const { isOver } = waitedFor(
      [lateChain(() => first.promise), chain, lateChain(() => second.promise)],
      clock,
    );

    first.resolve(chain);
    await clock.advance(499);
    expect(isOver()).toBe(false);

    second.resolve(chain);
    await clock.advance(0);
    expect(isOver()).toBe(true);
    expect(clock.sleeping).toBe(0);
  });

  it('ends where a download fails, or gets no answer for half a second', async () => {
    const clock = new ManualClock();
    const failing = waitedFor([lateChain(() => Promise.reject(new Error('no network')))], clock);
    const hanging = waitedFor([lateChain(() => new Promise(() => {}))], clock);

    await clock.advance(499);
    expect([failing.isOver(), hanging.isOver()]).toEqual([true, false]);

    await clock.advance(1);
    expect(hanging.isOver()).toBe(true);
  });
});

describe('the first state in which the modal is open', () => {
  beforeEach(() => {
    Object.assign(globalThis, {
      window: Object.assign(new EventTarget(), { location: { host: 'shop.example' } }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('has the wallets of namespaces that are downloaded', async () => {
    createSolanaTestWallet({ name: 'Sol' }).register(globalThis.window);
    const widget = createWidget(
      { networks: [solana, bitcoin, polkadot] },
      override(KeyValueStorage, new InMemoryStorage()),
    );
    widget.present();
    const states: WidgetState[] = [];
    onChange(widget, () => states.push(widget.state));

    await widget.open();
    // Nothing is downloaded any more when the test ends.
    await eventually(() => expect(widget.state.features.wallets?.status).toBe('loaded'));
    widget.dispose();

    const first = states.find(({ isOpen }) => isOpen);
    expect(first?.connectorRows.map(({ name }) => name)).toContain('Sol');
  });
});

function waitedFor(chains: readonly (Chain | LateChain)[], clock: ManualClock) {
  let isOver = false;
  void untilArrived(chains, clock).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}
