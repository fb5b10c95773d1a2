import type { FeatureVerbs } from '../../../application/widget/features';
import type { Widget } from '../../../application/widget/widget';
import { isWidgetError } from '../../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { FeatureName } from '../../../domain/feature/feature-name';
import type { SendReview } from '../../../domain/send/send-review';
import type { SwapReview } from '../../../domain/swap/swap-review';
import { createWidget } from '../../../index';
import { EmbeddedRequests } from './embedded-requests';
import { Phone } from './phone';
import { ReviewModel } from './review-model';
import type { Step } from './step';
import { attemptFaults, signInFaults, viewFaults, wordFaults } from './walk-invariants';
import { type SignInRule, walletIds, WalkWorld } from './walk-world';
import { anySiwx } from '../any-sign-in';

/** Longer than any wait of the product for a wallet. */
const REST_MS = 10_000;
const LONG_WAIT_MS = 30_000;

/** A widget on its way through a world of fakes and two real wallets, with its obligations. */
export class RandomWalk {
  readonly world: WalkWorld;
  readonly phone: Phone;
  embedded: EmbeddedRequests;
  readonly #signIn: SignInRule;
  readonly #broken: string[] = [];
  readonly #asking = new Set<object>();
  readonly #running = new Set<object>();
  readonly #impatient = new Set<object>();
  /** The page's models of the widget's features. */
  readonly #held = new Map<FeatureName, object>();
  #sending: ReviewModel<SendReview>;
  #swapping: ReviewModel<SwapReview>;
  #widget: Widget;
  #isOver = false;

  private constructor(signIn: SignInRule) {
    this.#signIn = signIn;
    this.world = new WalkWorld(signIn, nextTurn);
    this.phone = new Phone(this.world.pairing);
    [this.#sending, this.#swapping] = this.#newReviews();
    this.embedded = new EmbeddedRequests(this.world.frame);
    this.#widget = this.#newWidget();
  }

  /** A walk at its beginning: no wallet is connected, and the core is loaded. */
  static async begin(signIn: SignInRule): Promise<RandomWalk> {
    const walk = new RandomWalk(signIn);
    await walk.widget.preload();
    return walk;
  }

  get widget(): Widget {
    return this.#widget;
  }

  /** Takes one step, lets everything run that can, and throws where a promise was broken. */
  async take(step: Step): Promise<void> {
    await step.take(this);
    await nextTurn();
    if (this.#impatient.size > 0) this.#broken.push('a caller that left still waits');
    this.#check();
    this.#throwIfBroken();
  }

  /** Lets time pass until nothing changes by itself any more. */
  async wait(ms: number): Promise<void> {
    await this.world.clock.advance(ms);
    if (ms < LONG_WAIT_MS || this.#isOver) return;
    this.#broken.push(...wordFaults(this.#widget.state, this.world, this.phone));
  }

  /** Lets time pass until nothing changes by itself, and disposes the widget: `late` steps come after. */
  async end(late: readonly Step[]): Promise<void> {
    await this.world.clock.advance(REST_MS);
    this.#broken.push(...wordFaults(this.#widget.state, this.world, this.phone));
    this.#check();
    this.#isOver = true;
    await this.#leave(late);
    this.#throwIfBroken();
  }

  /** The page is reloaded: the widget's state is gone, its storage is not. */
  async reload(): Promise<void> {
    if (this.#isOver) return;
    await this.#leave();
    this.#carryOver();
    [this.#sending, this.#swapping] = this.#newReviews();
    this.embedded = new EmbeddedRequests(this.world.frame);
    this.#widget = this.#newWidget();
    await this.#widget.preload();
  }

  /** A wallet is asked to connect. */
  ask(answer: Promise<unknown>): void {
    const question = {};
    this.#asking.add(question);
    this.run(answer.finally(() => this.#asking.delete(question)));
  }

  /** A wallet is asked to connect, by a caller that waits no longer than this step. */
  askBriefly(answer: Promise<unknown>): void {
    const caller = {};
    this.#impatient.add(caller);
    this.ask(answer.finally(() => this.#impatient.delete(caller)));
  }

  /** A verb is called. It may take long, but it ends, and any error is typed. */
  run(verb: Promise<unknown>): void {
    const running = {};
    this.#running.add(running);
    void verb
      .catch((error: unknown) => {
        const isAbort = error instanceof DOMException && error.name === 'AbortError';
        if (!isAbort && !isWidgetError(error) && !isOutage(error)) {
          this.#broken.push(`a verb threw ${String(error)}`);
        }
      })
      .finally(() => this.#running.delete(running));
  }

  /** A verb of a feature is called as soon as the feature is loaded. */
  async use<Name extends FeatureName>(
    name: Name,
    verb: (verbs: FeatureVerbs[Name]) => unknown,
  ): Promise<void> {
    const feature = this.#held.get(name) ?? (await this.#open(name));
    if (feature) this.run(Promise.resolve().then(() => verb(feature as FeatureVerbs[Name])));
  }

  async #open<Name extends FeatureName>(name: Name): Promise<FeatureVerbs[Name] | undefined> {
    const opening = this.#widget.feature(name);
    this.run(opening);
    const feature = await opening.catch(() => undefined);
    if (feature) this.#held.set(name, feature);
    return feature;
  }

  async #leave(late: readonly Step[] = []): Promise<void> {
    const { world } = this;
    this.#widget.dispose();
    for (const step of late) await step.take(this);
    this.#held.clear();
    await nextTurn();
    if (world.timers > 0) this.#broken.push(`${world.timers} timers left`);
    if (this.#running.size > 0) this.#broken.push(`${this.#running.size} verbs never end`);
    for (const id of walletIds) {
      const { foreignListeners } = world.wallets[id];
      if (foreignListeners > 0) this.#broken.push(`${foreignListeners} listeners left on ${id}`);
    }
    [world.approvals, world.exchanges, world.transfers].forEach((requests) => requests.forget());
  }

  /** Keeps the violations that the models of this page have found. */
  #carryOver(): void {
    const models = [this.#sending, this.#swapping, this.embedded];
    this.#broken.push(...models.flatMap(({ broken }) => broken));
  }

  #newReviews(): [ReviewModel<SendReview>, ReviewModel<SwapReview>] {
    const { exchanges, transfers } = this.world;
    return [
      new ReviewModel('send', transfers, ({ request }) => request),
      new ReviewModel('swap', exchanges, ({ call }) => call),
    ];
  }

  #newWidget(): Widget {
    const widget = createWidget(
      {
        projectId: 'walk',
        networks: [ethereum, arbitrum],
        sources: { unreadSwaps: true },
        connectors: walletIds.map((id) => ({
          id,
          name: id,
          provider: this.world.wallets[id].provider,
        })),
        ...(this.#signIn !== 'off' && { siwx: anySiwx }),
      },
      ...this.world.overrides,
    );
    widget.present();
    widget.subscribe(() => this.#observe(widget));
    return widget;
  }

  #throwIfBroken(): void {
    const { approvals, exchanges, transfers } = this.world;
    const models = [this.#sending, this.#swapping, this.embedded, approvals, exchanges, transfers];
    if (this.#broken.length === 0 && models.every(({ broken }) => broken.length === 0)) return;
    const broken = [...this.#broken, ...models.flatMap((model) => model.broken)];
    throw new Error(`Promises were broken: ${broken.join('; ')}`);
  }

  /** Every state on the way. */
  #observe(widget: Widget): void {
    const { state } = widget;
    if (this.#signIn === 'required') this.#broken.push(...signInFaults(widget, this.world));
    this.#broken.push(...viewFaults(state, 'on the way'));
    if (state.features.send) this.#sending.observe(state.features.send.flow);
    if (state.features.swap) this.#swapping.observe(state.features.swap.flow);
  }

  /** The state between two steps. */
  #check(): void {
    const { state } = this.#widget;
    const isRequired = this.#signIn === 'required';
    this.#broken.push(...viewFaults(state, 'at rest'));
    this.#broken.push(...attemptFaults(state, this.#asking.size, isRequired));
    if (isRequired) this.#broken.push(...signInFaults(this.#widget, this.world));
    if (state.features.send) this.#sending.check(state.features.send.flow);
    if (state.features.swap) this.#swapping.check(state.features.swap.flow);
    this.embedded.check(state);
  }
}

/** The errors that the walk's own services throw: some verbs pass them on. */
function isOutage(error: unknown): boolean {
  return error instanceof TypeError && ['fetch failed', 'offline'].includes(error.message);
}

/** Everything that was ready to run has run after it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
