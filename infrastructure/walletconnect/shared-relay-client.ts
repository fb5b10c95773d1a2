import { abortable } from '../../domain/abort/abortable';
import type { Clock } from '../../ports/clock';
import type { RelayClient } from './session-client';

/** The client for as long as its holder needs it. */
export interface HeldRelayClient {
  readonly relay: RelayClient;

  /** Releases it. Releasing it twice does nothing. */
  release(): void;
}

interface Running {
  readonly relay: Promise<RelayClient>;
  readonly closed: AbortController;
  holders: number;
}

/** How long an unused client stays connected: the relay may not have the last messages yet. */
const LINGER_MS = 1000;

/**
 * One relay client, shared by all current holders. It leaves the relay soon after the last holder has
 * released it; a later holder gets a new client.
 */
export class SharedRelayClient {
  readonly #clock: Clock;
  readonly #start: () => Promise<RelayClient>;
  #running: Running | undefined;

  constructor(clock: Clock, start: () => Promise<RelayClient>) {
    this.#clock = clock;
    this.#start = start;
  }

  /** @throws the reason of `signal` as soon as it aborts. Nothing is held then. */
  async hold(signal?: AbortSignal): Promise<HeldRelayClient> {
    const running = (this.#running ??= {
      relay: this.#start(),
      closed: new AbortController(),
      holders: 0,
    });
    running.holders += 1;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      running.holders -= 1;
      if (running.holders === 0) void this.#closeSoon(running);
    };
    try {
      return { relay: await abortable(running.relay, signal), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Leaves the relay, even while holders remain. */
  close(): void {
    if (this.#running) this.#close(this.#running);
  }

  async #closeSoon(running: Running): Promise<void> {
    await this.#clock.sleep(LINGER_MS, running.closed.signal).catch(() => {});
    if (running.holders === 0) this.#close(running);
  }

  #close(running: Running): void {
    if (this.#running !== running) return;
    this.#running = undefined;
    running.closed.abort();
    running.relay.then(
      (relay) => relay.close(),
      () => {},
    );
  }
}
