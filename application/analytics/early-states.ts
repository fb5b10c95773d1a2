import type { Scope } from '../scope/scope';
import type { ReadableStore } from '../state/readable-store';
import type { WidgetState } from '../snapshot/widget-state';

/** A state of the widget, and when it was published. */
export interface SeenState {
  readonly state: WidgetState;
  readonly atMs: number;
}

export interface EarlyStatesDeps {
  readonly scope: Scope;
  readonly widgetState: ReadableStore<WidgetState>;
}

/** The most states that are kept. The step from the last of them to the state after the download counts as one. */
const MAX_STATES = 100;

/** The states of the widget while the code of the analytics is downloaded, so that its first events are not lost. */
export class EarlyStates {
  readonly #deps: EarlyStatesDeps;
  #states: readonly SeenState[] = [];
  #stop = (): void => {};

  constructor(deps: EarlyStatesDeps) {
    this.#deps = deps;
  }

  /** Keeps the states from now on. */
  start(): void {
    const { scope, widgetState } = this.#deps;
    const following = widgetState.state$.subscribe((state) => {
      const seen = { state, atMs: scope.clock.now() };
      if (this.#states.length < MAX_STATES) this.#states = [...this.#states, seen];
    });
    this.#stop = () => following.unsubscribe();
    scope.onEnd(this.#stop);
  }

  /** The states so far, the oldest first. Keeps no others. */
  take(): readonly SeenState[] {
    this.#stop();
    const states = this.#states;
    this.#states = [];
    return states;
  }
}
