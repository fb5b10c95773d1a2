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
  #currentCode: SnackbarCode | undefined;
  #lastId = 0;

  /** When the one that is closing is closed. */
  #freeAtMs = 0;

  constructor(deps: ShowSnackbarDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => this.#current?.abort());
  }

  /** Shows the message `code` for a while; one that says that something goes on stays until it is put away. */
  execute(code: SnackbarCode): void {
    if (this.#deps.lifetime.signal.aborted) return;
    this.#current?.abort();
    this.#current = new AbortController();
    this.#currentCode = code;
    void this.#show(code, this.#current.signal);
  }

  /** Puts the message `code` away, unless another one has taken its place. */
  dismiss(code: SnackbarCode): void {
    if (this.#currentCode !== code) return;
    this.#current?.abort();
    this.#currentCode = undefined;
    const { clock, snackbar } = this.#deps;
    if (!snackbar.getSnapshot()) return;
    snackbar.update(() => undefined);
    this.#freeAtMs = clock.now() + SNACKBAR_SWAP_MS;
  }

  async #show(code: SnackbarCode, signal: AbortSignal): Promise<void> {
    const { clock, snackbar } = this.#deps;
    const { variant, text } = snackbarCatalogue[code];
    try {
      if (snackbar.getSnapshot()) {
        snackbar.update(() => undefined);
        this.#freeAtMs = clock.now() + SNACKBAR_SWAP_MS;
      }
      const wait = this.#freeAtMs - clock.now();
      if (wait > 0) await clock.sleep(Math.min(wait, SNACKBAR_SWAP_MS), signal);
      this.#lastId += 1;
      const id = this.#lastId;
      snackbar.update(() => ({ id, code, variant, text }));
      if (variant === 'loading') return;
      await clock.sleep(variant === 'error' ? SNACKBAR_ERROR_SHOWN_MS : SNACKBAR_SHOWN_MS, signal);
      snackbar.update(() => undefined);
    } catch {
      // Another message took its place, or the widget is gone.
    }
  }
}
