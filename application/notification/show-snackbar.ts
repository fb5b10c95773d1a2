import { SNACKBAR_ERROR_SHOWN_MS, SNACKBAR_SHOWN_MS, SNACKBAR_SWAP_MS } from '../../domain/limits';
import { type SnackbarCode, snackbarCatalogue } from '../../domain/messages/snackbar-catalogue';
import type { Clock } from '../../ports/clock';
import type { Lifetime } from '../lifecycle/lifetime';
import type { SnackbarStore } from './snackbar-store';

export interface ShowSnackbarDeps {
  readonly clock: Clock;
  readonly lifetime: Lifetime;
  readonly snackbar: SnackbarStore;
}

/** Shows a passing message, one at a time: a new one closes the open one and follows 150 ms later. */
export class ShowSnackbar {
  readonly #deps: ShowSnackbarDeps;
  #current: AbortController | undefined;
  #lastId = 0;

  constructor(deps: ShowSnackbarDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => this.#current?.abort());
  }

  execute(code: SnackbarCode): void {
    this.#current?.abort();
    this.#current = new AbortController();
    void this.#show(code, this.#current.signal);
  }

  async #show(code: SnackbarCode, signal: AbortSignal): Promise<void> {
    const { clock, snackbar } = this.#deps;
    const { variant, text } = snackbarCatalogue[code];
    try {
      if (snackbar.getSnapshot()) {
        snackbar.update(() => undefined);
        await clock.sleep(SNACKBAR_SWAP_MS, signal);
      }
      this.#lastId += 1;
      const id = this.#lastId;
      snackbar.update(() => ({ id, code, variant, text }));
      await clock.sleep(variant === 'error' ? SNACKBAR_ERROR_SHOWN_MS : SNACKBAR_SHOWN_MS, signal);
      snackbar.update(() => undefined);
    } catch {
      // Another message took its place, or the widget is gone.
    }
  }
}
