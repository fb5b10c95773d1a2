import { type Shown, shownWord } from '../../domain/devtools/shown';
import type { Clock } from '../../ports/clock';
import type { WidgetState } from '../snapshot/widget-state';
import { SnapshotStore } from '../state/snapshot-store';
import { replayedState } from './replayed-state';

/** A view of the past: as it was when the visitor left it. */
export interface JourneyStep {
  readonly id: number;

  /** When the visitor came to it. */
  readonly atMs: number;
  readonly view: Shown;
  readonly state: WidgetState;
}

/** The views of a page, and the one that is shown again. */
export interface Journey {
  readonly steps: readonly JourneyStep[];

  /** The place of the step on show in `steps`. Absent: the present. */
  readonly shown?: number;
}

/** How many views are kept. */
const STEPS_MAX = 50;

/** The views that the visitor came through, to step back and forth among. Stepping changes nothing but what the tools show. */
export class ViewJourney extends SnapshotStore<Journey> {
  readonly #clock: Pick<Clock, 'now'>;
  #lastId = 0;
  #route = '';

  constructor(clock: Pick<Clock, 'now'>) {
    super({ steps: [] });
    this.#clock = clock;
  }

  /** Keeps the view of `state`: as a step of its own where the visitor has moved, else in the place of the last step. */
  follow(state: WidgetState): void {
    const { history, view } = state;
    const route = JSON.stringify(history.map(({ name, connectorId }) => [name, connectorId]));
    const hasMoved = route !== this.#route;
    this.#route = route;
    if (!view) return;
    const { shown, steps } = this.getSnapshot();
    const last = steps.at(-1);
    if (!hasMoved && last) {
      this.#keep([...steps.slice(0, -1), { ...last, state: replayedState(state) }], shown);
      return;
    }
    this.#lastId += 1;
    const step: JourneyStep = {
      id: this.#lastId,
      atMs: this.#clock.now(),
      view: shownWord(view.name),
      state: replayedState(state),
    };
    const kept = [...steps, step].slice(-STEPS_MAX);
    const dropped = steps.length + 1 - kept.length;
    this.#keep(kept, shown === undefined ? undefined : Math.max(0, shown - dropped));
  }

  /** Shows the step at `place` again; beyond the last one is the present. */
  show(place: number): void {
    const { steps } = this.getSnapshot();
    const isPast = Number.isInteger(place) && place < steps.length;
    this.#keep(steps, isPast && steps.length > 0 ? Math.max(0, place) : undefined);
  }

  /** One step back: from the present to the last view. */
  back(): void {
    const { shown, steps } = this.getSnapshot();
    this.show((shown ?? steps.length) - 1);
  }

  /** One step forward: from the last view to the present. */
  forward(): void {
    const { shown, steps } = this.getSnapshot();
    this.show((shown ?? steps.length) + 1);
  }

  /** Forgets all steps, and shows the present. */
  clear(): void {
    this.replace({ steps: [] });
  }

  #keep(steps: readonly JourneyStep[], shown: number | undefined): void {
    this.replace({ steps, ...(shown !== undefined && { shown }) });
  }
}
