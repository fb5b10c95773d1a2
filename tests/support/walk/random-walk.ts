import fc from 'fast-check';
import type { Widget } from '../../application/widget';
import { isWidgetError } from '../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import { viewNames } from '../../domain/routing/view-name';
import { createWidget } from '../../index';
import { FakeChainAdapters } from '../../infrastructure/fake/fake-chain-adapters';
import { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../infrastructure/fake/recording-logger';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import { ChainAdapters } from '../../ports/chain-adapter';
import { Clock } from '../../ports/clock';
import { HostPage } from '../../ports/host-page';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { Logger } from '../../ports/logger';
import { override } from '../../ports/token';
import { ALICE, BOB } from './headless-kit';
import { anyWalletStep, ObservedWallet, type WalletStep } from './observed-wallet';

const walletIds = ['one', 'two'] as const;
type WalletId = (typeof walletIds)[number];

/** One thing that happens: by the visitor or the site, in a wallet, on a chain, or in time. */
export type Step =
  | { readonly do: 'nothing' }
  | { readonly do: 'connect' | 'choose'; readonly wallet: WalletId }
  | { readonly do: 'connectBriefly'; readonly wallet: WalletId }
  | { readonly do: 'switch'; readonly to: string }
  | { readonly do: 'show' | 'open'; readonly view: (typeof viewNames)[number] }
  | {
      readonly do:
        | 'openAny'
        | 'back'
        | 'close'
        | 'cancel'
        | 'dismiss'
        | 'disconnect'
        | 'refresh'
        | 'copy'
        | 'reload'
        | 'breakChains'
        | 'mendChains';
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'wallet'; readonly wallet: WalletId; readonly step: WalletStep };

const anyWallet = fc.constantFrom(...walletIds);
const anyView = fc.constantFrom(...viewNames);

/** Any step; a walk that fails shrinks to those that matter. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'nothing' }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('connect', 'choose'), wallet: anyWallet }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connectBriefly'), wallet: anyWallet }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('switch'),
      to: fc.constantFrom('eip155:1', 'eip155:42161', 'eip155:10'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('show', 'open'), view: anyView }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'openAny',
        'back',
        'close',
        'cancel',
        'dismiss',
        'disconnect',
        'refresh',
        'copy',
        'reload',
        'breakChains',
        'mendChains',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(0, 1, 49, 50, 150, 500, 3000, 30_000),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constant('wallet'), wallet: anyWallet, step: anyWalletStep }),
  },
);

/** A widget on its way, with two wallets of real make in front of it and a clock that stands still. */
export class RandomWalk {
  readonly #clock = new ManualClock(undefined, nextTurn);
  readonly #adapters = new FakeChainAdapters();
  readonly #storage = new InMemoryStorage();
  readonly #wallets = { one: this.#wallet('one'), two: this.#wallet('two') };
  readonly #broken: string[] = [];
  readonly #asking = new Set<object>();
  readonly #running = new Set<object>();
  #widget: Widget = this.#newWidget();

  private constructor() {
    for (const address of [ALICE, BOB]) {
      for (const { caipNetworkId } of [ethereum, arbitrum]) {
        this.#adapters.of('eip155').setBalance(address, caipNetworkId, 1n);
      }
    }
  }

  /** A walk at its beginning: nobody is connected, and the code is there. */
  static async begin(): Promise<RandomWalk> {
    const walk = new RandomWalk();
    await walk.#widget.preload();
    return walk;
  }

  /** Takes one step, and lets everything run that can. */
  async take(step: Step): Promise<void> {
    await this.#do(step);
    await nextTurn();
  }

  /** Lets time pass until nothing changes by itself. */
  async rest(): Promise<void> {
    await this.#clock.advance(10_000);
    this.#checkAgainstWallets();
  }

  /** Every promise that has been broken so far. */
  brokenPromises(): readonly string[] {
    this.#checkAttempts();
    this.#checkViews('at rest');
    return this.#broken;
  }

  /** Disposes the widget. */
  async end(): Promise<void> {
    this.#widget.dispose();
    await nextTurn();
  }

  /** What a disposed widget has not let go of. */
  leftBehind(): readonly string[] {
    const left: string[] = [];
    const walletTimers = walletIds.reduce((sum, id) => sum + this.#wallets[id].timers, 0);
    const timers = this.#clock.sleeping - walletTimers;
    if (timers > 0) left.push(`${timers} timers`);
    if (this.#running.size > 0) left.push(`${this.#running.size} verbs that never end`);
    for (const id of walletIds) {
      const { foreignListeners } = this.#wallets[id];
      if (foreignListeners > 0) left.push(`${foreignListeners} listeners on wallet ${id}`);
    }
    return left;
  }

  async #do(step: Step): Promise<void> {
    const widget = this.#widget;
    switch (step.do) {
      case 'nothing':
        return undefined;
      case 'connect':
        return this.#ask(widget.connect(step.wallet));
      case 'connectBriefly':
        return this.#connectBriefly(step.wallet);
      case 'choose':
        return this.#ask(widget.chooseWallet(step.wallet));
      case 'switch':
        return this.#run(widget.switchNetwork(step.to));
      case 'show':
        return this.#run(widget.show(step.view));
      case 'open':
        return this.#run(widget.open({ view: step.view }));
      case 'openAny':
        return this.#run(widget.open());
      case 'back':
        return this.#run(widget.back());
      case 'close':
        return this.#run(widget.close());
      case 'cancel':
        return widget.cancelConnect();
      case 'dismiss':
        return widget.dismissSwitch();
      case 'disconnect':
        return this.#run(widget.disconnect());
      case 'refresh':
        return this.#run(widget.refreshBalance());
      case 'copy':
        return this.#run(widget.copyAddress());
      case 'reload':
        return this.#reload();
      case 'breakChains':
        return void this.#adapters.of('eip155').failWith(new TypeError('fetch failed'));
      case 'mendChains':
        return void this.#adapters.of('eip155').recover();
      case 'wait':
        return this.#clock.advance(step.ms);
      case 'wallet':
        return this.#wallets[step.wallet].take(step.step);
    }
  }

  /** A caller that loses its patience at once. */
  #connectBriefly(wallet: WalletId): void {
    const controller = new AbortController();
    this.#ask(this.#widget.connect(wallet, controller.signal));
    controller.abort(new DOMException('left', 'AbortError'));
  }

  /** The page is loaded anew: what the widget holds is gone, what it stored is not. */
  async #reload(): Promise<void> {
    await this.end();
    this.#broken.push(...this.leftBehind().map((what) => `a reload left ${what}`));
    this.#widget = this.#newWidget();
    await this.#widget.preload();
  }

  #ask(answer: Promise<unknown>): void {
    const question = {};
    this.#asking.add(question);
    this.#run(answer.finally(() => this.#asking.delete(question)));
  }

  #run(verb: Promise<unknown>): void {
    const running = {};
    this.#running.add(running);
    void verb
      .catch((error: unknown) => {
        const isAbort = error instanceof DOMException && error.name === 'AbortError';
        if (!isAbort && !isWidgetError(error)) this.#broken.push(`a verb threw ${String(error)}`);
      })
      .finally(() => this.#running.delete(running));
  }

  #wallet(id: WalletId): ObservedWallet {
    return new ObservedWallet(id, (ms) => this.#clock.sleep(ms));
  }

  #newWidget(): Widget {
    const widget = createWidget(
      {
        networks: [ethereum, arbitrum],
        connectors: walletIds.map((id) => ({
          id,
          name: id,
          provider: this.#wallets[id].provider,
        })),
      },
      override(Clock, this.#clock),
      override(ChainAdapters, this.#adapters),
      override(HostPage, new FakeHostPage()),
      override(KeyValueStorage, this.#storage),
      override(Logger, new RecordingLogger()),
    );
    widget.subscribe(() => this.#checkViews('on the way'));
    return widget;
  }

  #checkViews(when: string): void {
    const { isOpen, history, view } = this.#widget.state;
    if (isOpen && history.length === 0) this.#broken.push(`open without a view ${when}`);
    if (view !== history.at(-1)) this.#broken.push(`another view than the last ${when}`);
    const isRepeated = history.some(
      ({ name, connectorId }, index) =>
        name === history[index - 1]?.name && connectorId === history[index - 1]?.connectorId,
    );
    if (isRepeated) this.#broken.push(`a view on top of itself ${when}`);
  }

  /** At most one wallet is asked, and the status says whether one is. */
  #checkAttempts(): void {
    const { status, attempt, account } = this.#widget.state.connections.eip155;
    const isRestoring = attempt?.status === 'asking' && attempt.purpose === 'restore';
    const isConnecting = status === 'connecting';
    const asked = this.#asking.size + Number(isRestoring);
    if (asked > 1) this.#broken.push(`${asked} wallets asked at once`);
    if (isConnecting !== (asked === 1)) this.#broken.push(`${status} with ${asked} wallets asked`);
    if (status === 'connected' && !account) this.#broken.push('connected without an account');
    if (status === 'disconnected' && account) this.#broken.push('disconnected with an account');
  }

  /** The account on show is what its wallet said last. */
  #checkAgainstWallets(): void {
    const { account, network } = this.#widget.state.connections.eip155;
    if (!account) return;
    const id = walletIds.find((each) => each === account.connectorId);
    const said = id && this.#wallets[id].lastWord;
    const shown = { addresses: account.allAddresses, chainId: String(network?.id) };
    if (JSON.stringify(shown) !== JSON.stringify(said)) {
      this.#broken.push(`${JSON.stringify(shown)} shown after ${JSON.stringify(said)} was said`);
    }
  }
}

/** Everything that is ready to run has run after it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
