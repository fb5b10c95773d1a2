import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import { untilHeard } from '../../domain/abort/until-heard';
import { type Pairing, type PairingReuse, reusesPairing } from '../../domain/connection/pairing';
import { isWidgetError } from '../../domain/errors/widget-error';
import { PAIRING_LINGER_MS } from '../../domain/limits';
import type { HostPage } from '../../ports/host-page';

export interface KeptPairingDeps {
  readonly scope: Scope;
  readonly hostPage: HostPage;
}

/** The pairing that is kept. */
export interface RenewablePairing {
  getSnapshot(): Pairing;
  pair(reuse: PairingReuse): Promise<unknown>;
  cancel(): void;
}

/** Keeps a pairing URI pending while a view may show it, and replaces each that expires. */
export class KeptPairing {
  readonly #pairing: RenewablePairing;
  readonly #deps: KeptPairingDeps;
  #keepers = 0;
  #isResumed = false;
  readonly #renewing = new LatestRun();
  readonly #lingering = new LatestRun();

  constructor(pairing: RenewablePairing, deps: KeptPairingDeps) {
    this.#pairing = pairing;
    this.#deps = deps;
    deps.scope.onEnd(() => {
      this.#renewing.cancel();
      this.#lingering.cancel();
    });
  }

  /**
   * Requests a pairing URI unless one is pending. A moment after the last caller has released it, the pairing
   * is cancelled, unless the next attempt would reuse it.
   */
  keep(): () => void {
    this.#keepers += 1;
    this.#lingering.cancel();
    const hasOutcome = this.#isResumed && this.#pairing.getSnapshot().status === 'failed';
    this.#isResumed = false;
    if (!this.#renewing.isRunning && !hasOutcome) this.#follow('always');
    let isKept = true;
    return () => {
      if (!isKept) return;
      isKept = false;
      this.#keepers -= 1;
      if (this.#keepers === 0) void this.#linger();
    };
  }

  /** The next view to keep it shows the outcome of the pairing of the page before, also where that has failed. */
  resumed(): void {
    this.#isResumed = true;
  }

  /** Requests a new pairing URI, whatever the state of the current one. */
  renew(): void {
    this.#follow('never');
  }

  #follow(reuse: PairingReuse): void {
    void this.#run(reuse, this.#renewing.start());
  }

  async #run(reuse: PairingReuse, renewing: AbortSignal): Promise<void> {
    try {
      await this.#pairing.pair(reuse);
    } catch (error) {
      if (isWidgetError(error, 'PAIRING_EXPIRED')) await this.#replace(renewing);
      // Another caller has cancelled it, and may have requested another one: that one is kept instead.
      const isTaken = isWidgetError(error, 'ABORTED') && !renewing.aborted;
      if (isTaken && this.#keepers > 0) this.#follow('always');
    }
    this.#renewing.end(renewing);
  }

  /** A page that is not visible needs no pairing URI. */
  async #replace(renewing: AbortSignal): Promise<void> {
    try {
      await this.#inSight(renewing);
    } catch {
      return;
    }
    if (this.#keepers > 0) this.#follow('always');
  }

  async #inSight(signal: AbortSignal): Promise<void> {
    const { hostPage } = this.#deps;
    signal.throwIfAborted();
    if (hostPage.isVisible()) return;
    const listen = (hear: () => void): (() => void) => {
      const watching = hostPage.visibility$.subscribe((isVisible) => isVisible && hear());
      return () => watching.unsubscribe();
    };
    await untilHeard(listen, signal);
  }

  async #linger(): Promise<void> {
    const { hostPage, scope } = this.#deps;
    try {
      await scope.clock.sleep(PAIRING_LINGER_MS, this.#lingering.start());
    } catch {
      return;
    }
    if (reusesPairing(this.#pairing.getSnapshot(), scope.clock.now(), hostPage.app())) return;
    // The next caller does not wait for this one to end.
    this.#renewing.cancel();
    this.#pairing.cancel();
  }
}
