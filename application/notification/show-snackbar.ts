import {
  NO_SNACKBAR,
  nextSnackbar,
  type Snackbar,
  type SnackbarEvent,
  snackbarWaitMs,
} from '../../domain/messages/snackbar';
import { type SnackbarCode, snackbarCatalogue } from '../../domain/messages/snackbar-catalogue';
import type { Clock } from '../../ports/clock';
import type { Lifetime } from '../scope/lifetime';
import type { SnackbarState } from '../snapshot/widget-state';
import type { SnackbarStore } from './snackbar-store';

export interface ShowSnackbarDeps {
  readonly clock: Clock;
  readonly lifetime: Lifetime;
  readonly snackbar: SnackbarStore;
}

/** Shows a passing message, one at a time: a new one closes the open one and follows 150 ms later. */
export class ShowSnackbar {
  readonly #deps: ShowSnackbarDeps;
  #snackbar = NO_SNACKBAR;

  /** Waits for the end of what is on show, or of the close. */
  #timer: AbortController | undefined;

  constructor(deps: ShowSnackbarDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => this.#timer?.abort());
  }

  /** Shows the message `code` for a while; one that says that something goes on stays until it is put away. */
  execute(code: SnackbarCode): void {
    if (!this.#deps.lifetime.signal.aborted) this.#on({ type: 'raised', code });
  }

  /** Puts the message `code` away, unless another one has taken its place. */
  dismiss(code: SnackbarCode): void {
    this.#on({ type: 'putAway', code });
  }

  #on(event: SnackbarEvent): void {
    const before = this.#snackbar;
    const next = nextSnackbar(before, event);
    if (next === before) return;
    this.#snackbar = next;
    this.#deps.snackbar.update(() => stateOf(next));
    // A close that has begun goes on, whatever waits for its end.
    if (next.status !== before.status) void this.#wait(snackbarWaitMs(next));
  }

  async #wait(waitMs: number | undefined): Promise<void> {
    this.#timer?.abort();
    if (waitMs === undefined) return;
    this.#timer = new AbortController();
    try {
      await this.#deps.clock.sleep(waitMs, this.#timer.signal);
      this.#on({ type: 'elapsed' });
    } catch {
      // Another message took its place, or the widget is gone.
    }
  }
}

function stateOf(snackbar: Snackbar): SnackbarState | undefined {
  if (snackbar.status !== 'shown') return undefined;
  const { code, lastId } = snackbar;
  const { variant, text } = snackbarCatalogue[code];
  return { id: lastId, code, variant, text };
}
