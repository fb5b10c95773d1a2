import { WidgetError } from '../errors/widget-error';

/** Work of which only the latest run counts: starting one aborts the one before. */
export class LatestRun {
  #controller: AbortController | undefined;

  /** Whether a run has started and neither ended nor been cancelled. */
  get isRunning(): boolean {
    return this.#controller !== undefined;
  }

  /** The signal of the latest run, while it runs. */
  get signal(): AbortSignal | undefined {
    return this.#controller?.signal;
  }

  /** Cancels the run before and starts another one; its signal aborts when it is cancelled. */
  start(): AbortSignal {
    this.cancel();
    this.#controller = new AbortController();
    return this.#controller.signal;
  }

  /** Whether the run that `signal` belongs to is the latest and still counts. */
  isLatest(signal: AbortSignal): boolean {
    return this.#controller?.signal === signal;
  }

  /**
   * Ends the run that `signal` belongs to, without aborting it. Does nothing unless that run is the latest.
   */
  end(signal: AbortSignal): void {
    if (this.isLatest(signal)) this.#controller = undefined;
  }

  /** Ends the latest run, without aborting it. */
  endLatest(): void {
    this.#controller = undefined;
  }

  /** Aborts the run, for `reason`. Does nothing while none is running. */
  cancel(reason: unknown = new WidgetError('ABORTED', {})): void {
    const controller = this.#controller;
    this.#controller = undefined;
    controller?.abort(reason);
  }
}
