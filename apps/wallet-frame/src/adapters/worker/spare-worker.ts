/** The next worker of the wallet, started before it is needed. At most one waits, and it has no keys and no visitor. */
export class SpareWorker {
  readonly #start: () => Worker;
  #spare: Worker | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Starts it, where none waits, and has it compile what opens a wallet: a visitor is about to log in. */
  prepare(): void {
    if (this.#spare) return;
    const spare = this.#start();
    this.#spare = spare;
    // The browser tells of a failure once, and a login with a dead worker would wait for ever.
    spare.addEventListener('error', () => {
      if (this.#spare === spare) this.#spare = undefined;
    });
    spare.postMessage({ type: 'prepare' }, []);
  }

  /** A worker for one visitor: each call gives another one. */
  readonly take = (): Worker => {
    const taken = this.#spare ?? this.#start();
    this.#spare = undefined;
    return taken;
  };
}
