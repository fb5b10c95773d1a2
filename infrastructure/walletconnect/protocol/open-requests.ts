import type { Clock } from '../../../ports/clock';
import type { PeerAnswer } from './payload';
import { Timer } from './timer';

/** A request of ours, and how long it waits. */
export interface OpenRequest {
  readonly id: number;

  /** The topics on which its answer counts. */
  readonly topics: readonly string[];
  readonly expirySeconds: number;

  /** What the promise rejects with when the time is over. */
  readonly expired: unknown;

  /** What it rejects with when the client leaves, where that is another reason. */
  readonly left?: unknown;
}

interface Wait {
  readonly topics: readonly string[];
  readonly left: unknown;
  readonly timer: Timer;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Our requests that the peer has not answered yet. */
export class OpenRequests {
  readonly #clock: Clock;
  readonly #waits = new Map<number, Wait>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits for the answer. Rejects with the peer's error. */
  wait({ id, topics, expirySeconds, expired, left = expired }: OpenRequest): Promise<unknown> {
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = new Timer(this.#clock);
      this.#waits.set(id, { topics, left, timer, resolve, reject });
      timer.start(expirySeconds * 1000, () => this.reject(id, expired));
    });
    answer.catch(() => {});
    return answer;
  }

  /** Whether the request of that id still waits. */
  isOpen(id: number): boolean {
    return this.#waits.has(id);
  }

  /** Handles an answer that arrived on `topic`: it counts on the topics of its request alone. */
  settle(topic: string, { id, body }: PeerAnswer): void {
    if (!this.#waits.get(id)?.topics.includes(topic)) return;
    if ('result' in body) this.#take(id)?.resolve(body.result);
    else this.reject(id, body.error);
  }

  reject(id: number, reason: unknown): void {
    this.#take(id)?.reject(reason);
  }

  /** Forgets a request: its promise stays open. */
  forget(id: number): void {
    this.#take(id);
  }

  rejectOf(topic: string, reason: unknown): void {
    for (const [id, { topics }] of [...this.#waits]) {
      if (topics.includes(topic)) this.reject(id, reason);
    }
  }

  /** The client leaves: no answer can arrive any more. */
  stop(): void {
    for (const [id, { left }] of [...this.#waits]) this.reject(id, left);
  }

  #take(id: number): Wait | undefined {
    const wait = this.#waits.get(id);
    this.#waits.delete(id);
    wait?.timer.stop();
    return wait;
  }
}
