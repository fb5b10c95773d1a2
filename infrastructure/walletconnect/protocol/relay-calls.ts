import type { Clock } from '../../../ports/clock';
import { Timer } from './timer';

interface Call {
  readonly text: string;

  /** Whether it means nothing on another connection. */
  readonly isOfConnection: boolean;
  readonly lost: Timer;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long a call may stay unanswered, over all connections. */
const CALL_MS = 60_000;

const methodsOfConnection: ReadonlySet<string> = new Set([
  'irn_batchSubscribe',
  'irn_batchFetchMessages',
]);

/** The calls that the relay has not answered yet. */
export class RelayCalls {
  readonly #clock: Clock;
  readonly #calls = new Map<string, Call>();
  #lastId = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#calls.size > 0;
  }

  /** The open calls, the first one first. The relay tells copies of a message by their text. */
  texts(): readonly string[] {
    return [...this.#calls.values()].map(({ text }) => text);
  }

  /** A new call: the text to send, and its answer. */
  add(
    method: string,
    params: object,
  ): { readonly text: string; readonly answer: Promise<unknown> } {
    const id = this.#nextId();
    const text = JSON.stringify({ id, jsonrpc: '2.0', method, params });
    const answer = new Promise<unknown>((resolve, reject) => {
      const lost = new Timer(this.#clock);
      const isOfConnection = methodsOfConnection.has(method);
      this.#calls.set(id, { text, isOfConnection, lost, resolve, reject });
      lost.start(CALL_MS, () => this.reject(id, new Error(`The relay has not answered ${method}`)));
    });
    return { text, answer };
  }

  resolve(id: string, result: unknown): void {
    this.#take(id)?.resolve(result);
  }

  reject(id: string, error: Error): void {
    this.#take(id)?.reject(error);
  }

  /** The connection is over. The next one repeats the other calls. */
  dropOfConnection(): void {
    for (const [id, { isOfConnection }] of [...this.#calls]) {
      if (isOfConnection) this.reject(id, new Error('The connection to the relay dropped'));
    }
  }

  /** Forgets the calls without an answer. */
  stop(): void {
    this.#calls.forEach(({ lost }) => lost.stop());
    this.#calls.clear();
  }

  #take(id: string): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    call?.lost.stop();
    return call;
  }

  /** 19 digits, which a number cannot hold: the protocol's form. */
  #nextId(): string {
    const ms = BigInt(Math.floor(this.#clock.now()));
    const id = ms * 1_000_000n + BigInt(Math.floor(Math.random() * 1000));
    this.#lastId = id > this.#lastId ? id : this.#lastId + 1n;
    return String(this.#lastId);
  }
}
