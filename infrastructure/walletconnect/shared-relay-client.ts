import type { RelayClient } from './relay-client';

/** The client for as long as its holder needs it. */
export interface HeldRelayClient {
  readonly relay: RelayClient;

  /** Lets go of it. Doing it twice does nothing. */
  release(): void;
}

interface Running {
  readonly relay: Promise<RelayClient>;
  holders: number;
}

/** One client for all that need one at a time: the last to let go leaves the relay, the next starts anew. */
export class SharedRelayClient {
  readonly #start: () => Promise<RelayClient>;
  #running: Running | undefined;

  constructor(start: () => Promise<RelayClient>) {
    this.#start = start;
  }

  async hold(): Promise<HeldRelayClient> {
    const running = (this.#running ??= { relay: this.#start(), holders: 0 });
    running.holders += 1;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      running.holders -= 1;
      if (running.holders === 0) this.#close(running);
    };
    try {
      return { relay: await running.relay, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Leaves the relay, whoever still holds the client. */
  close(): void {
    if (this.#running) this.#close(this.#running);
  }

  #close(running: Running): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    running.relay.then(
      (relay) => relay.close(),
      () => {},
    );
  }
}
