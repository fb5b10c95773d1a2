import type { Scope } from '../scope/scope';
import { abortable } from '../../domain/abort/abortable';
import { type Pairing, type PairingReuse, reusesPairing } from '../../domain/connection/pairing';
import { isWidgetError } from '../../domain/errors/widget-error';
import { PAIRING_LINGER_MS } from '../../domain/limits';
import type { HostPage } from '../../ports/host-page';
import type { StreamSubscription } from '../../ports/stream';

export interface KeptCodeDeps {
  readonly scope: Scope;
  readonly hostPage: HostPage;
}

/** The code that is kept. */
export interface RenewableCode {
  getSnapshot(): Pairing;
  pair(reuse: PairingReuse): Promise<unknown>;
  cancel(): void;
}

/** Keeps a code at hand for as long as somebody may need it: a fresh one follows each that expires. */
export class KeptCode {
  readonly #code: RenewableCode;
  readonly #deps: KeptCodeDeps;
  #keepers = 0;
  #renewing: AbortController | undefined;
  #lingering: AbortController | undefined;

  constructor(code: RenewableCode, deps: KeptCodeDeps) {
    this.#code = code;
    this.#deps = deps;
    deps.scope.onEnd(() => {
      this.#renewing?.abort();
      this.#lingering?.abort();
    });
  }

  /**
   * Asks for a code unless one is pending. A moment after the last keeper has let go it is given up,
   * except where the next attempt would reuse it.
   */
  keep(): () => void {
    this.#keepers += 1;
    this.#lingering?.abort();
    if (!this.#renewing) this.#follow('always');
    let isKept = true;
    return () => {
      if (!isKept) return;
      isKept = false;
      this.#keepers -= 1;
      if (this.#keepers === 0) void this.#linger();
    };
  }

  /** Asks for a fresh code, whatever became of the one before. */
  renew(): void {
    this.#follow('never');
  }

  #follow(reuse: PairingReuse): void {
    this.#renewing?.abort();
    const renewing = new AbortController();
    this.#renewing = renewing;
    void this.#run(reuse, renewing);
  }

  async #run(reuse: PairingReuse, renewing: AbortController): Promise<void> {
    try {
      await this.#code.pair(reuse);
    } catch (error) {
      if (isWidgetError(error, 'PAIRING_EXPIRED')) await this.#replace(renewing);
      // Given up by somebody else, who may have asked for another: that one is kept instead.
      const isTaken = isWidgetError(error, 'ABORTED') && !renewing.signal.aborted;
      if (isTaken && this.#keepers > 0) this.#follow('always');
    }
    if (this.#renewing === renewing) this.#renewing = undefined;
  }

  /** Nobody needs a code on a page out of sight. */
  async #replace(renewing: AbortController): Promise<void> {
    try {
      await this.#inSight(renewing.signal);
    } catch {
      return;
    }
    if (this.#keepers > 0) this.#follow('always');
  }

  async #inSight(signal: AbortSignal): Promise<void> {
    const { hostPage } = this.#deps;
    signal.throwIfAborted();
    if (hostPage.isVisible()) return;
    let watching: StreamSubscription | undefined;
    const seen = new Promise<void>((resolve) => {
      watching = hostPage.visibility$.subscribe((isVisible) => isVisible && resolve());
    });
    try {
      await abortable(seen, signal);
    } finally {
      watching?.unsubscribe();
    }
  }

  async #linger(): Promise<void> {
    const { hostPage, scope } = this.#deps;
    const lingering = new AbortController();
    this.#lingering = lingering;
    try {
      await scope.clock.sleep(PAIRING_LINGER_MS, lingering.signal);
    } catch {
      return;
    }
    if (reusesPairing(this.#code.getSnapshot(), scope.clock.now(), hostPage.app())) return;
    this.#renewing?.abort();
    // Who comes next does not wait for what has yet to end.
    this.#renewing = undefined;
    this.#code.cancel();
  }
}
