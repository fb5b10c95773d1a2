import { entriesOf } from '../../../domain/outside/untrusted-record';
import type { Clock } from '../../../ports/clock';
import type { HostPage } from '../../../ports/host-page';
import type { StreamSubscription } from '../../../ports/stream';
import { RelayCalls } from './relay-calls';
import { fetchedMessages, readFrame, type RelayMessage } from './relay-frame';
import { RelaySocket } from './relay-socket';
import { relayToken } from './relay-token';
import { Timer } from './timer';

export interface RelayDeps {
  readonly clock: Clock;
  readonly hostPage: Pick<HostPage, 'isVisible' | 'visibility$'>;
  readonly url: string;
  readonly projectId?: string | undefined;

  /** The seed of the client's key, in hexadecimal. */
  readonly seed: string;

  /** Handles a message whole, before it is acknowledged. */
  readonly onMessage: (message: RelayMessage) => void;
}

/** How a message is published. */
export interface Delivery {
  readonly tag: number;

  /** How long the relay keeps it, in seconds. */
  readonly ttl: number;

  /** Whether the wallet's owner is notified. */
  readonly prompt?: boolean;
}

/** The relay's code for a client that it refuses, with a reason. */
const REFUSED = 3000;

/** The pauses between attempts to connect. */
const PAUSES_MS = [100, 1000, 2000, 4000, 8000];
const LONGEST_PAUSE = PAUSES_MS.length - 1;

/** A connection that has lived this long ends the growth of the pauses. */
const STEADY_MS = 5000;

/**
 * One client of a relay (`irn`): connects while it has a topic or a call, and again when the connection drops. A hidden
 * page connects when it is visible again. Messages are acknowledged once they are handled.
 */
export class Relay {
  readonly #deps: RelayDeps;

  /** The topics, with the relay's id of the subscription where it is known. */
  readonly #topics = new Map<string, string | undefined>();
  readonly #calls: RelayCalls;
  readonly #refusals = new Set<(reason: string) => void>();
  readonly #leaving = new AbortController();
  readonly #visibility: StreamSubscription;
  readonly #pause: Timer;
  readonly #steady: Timer;
  #socket: RelaySocket | undefined;
  #failures = 0;

  constructor(deps: RelayDeps) {
    const { clock, hostPage } = deps;
    this.#deps = deps;
    this.#pause = new Timer(clock);
    this.#steady = new Timer(clock);
    this.#calls = new RelayCalls(clock);
    this.#visibility = hostPage.visibility$.subscribe((isVisible) => {
      if (isVisible) this.wake();
    });
    const { signal } = this.#leaving;
    globalThis.addEventListener?.('online', () => this.wake(), { signal });
  }

  /** Calls `listener` with the relay's reason when it refuses the client. */
  onRefused(listener: (reason: string) => void): () => void {
    this.#refusals.add(listener);
    return () => void this.#refusals.delete(listener);
  }

  has(topic: string): boolean {
    return this.#topics.has(topic);
  }

  /** Receives on `topic` from now on, beginning with what waits there. Resolves when the relay knows. */
  async subscribe(topic: string): Promise<void> {
    this.#topics.set(topic, this.#topics.get(topic));
    this.#keep(topic, await this.#call('irn_subscribe', { topic }));
  }

  /** As {@link Relay.subscribe}, as soon as there is a connection. */
  restore(topics: readonly string[]): void {
    for (const topic of topics) {
      if (this.#socket?.isOpen) this.subscribe(topic).catch(() => {});
      else this.#topics.set(topic, this.#topics.get(topic));
    }
    this.#connect();
  }

  unsubscribe(topic: string): void {
    const id = this.#topics.get(topic);
    if (!this.#topics.delete(topic) || !this.#socket?.isOpen) return;
    this.#call('irn_unsubscribe', id === undefined ? { topic } : { topic, id }).catch(() => {});
  }

  /** Resolves when the relay has the message. It is sent again, unchanged, until the relay says so. */
  async publish(topic: string, message: string, delivery: Delivery): Promise<void> {
    const { tag, ttl, prompt = false } = delivery;
    await this.#call('irn_publish', { topic, message, ttl, prompt, tag });
  }

  /** Checks whether the connection lives, and fetches what it missed. */
  wake(): void {
    if (!this.#deps.hostPage.isVisible()) return;
    if (!this.#socket) {
      this.#pause.stop();
      this.#connect();
    } else if (this.#socket.isOpen && this.#topics.size > 0) {
      const topics = [...this.#topics.keys()];
      this.#call('irn_batchFetchMessages', { topics }).then(
        (result) => fetchedMessages(result).forEach((message) => this.#deliver(message)),
        () => {},
      );
    }
  }

  /** Leaves the relay for good. Open calls stay open: leaving is no failure. */
  close(): void {
    this.#leaving.abort();
    this.#visibility.unsubscribe();
    this.#pause.stop();
    this.#steady.stop();
    this.#topics.clear();
    this.#calls.stop();
    this.#socket?.leave();
    this.#socket = undefined;
  }

  #call(method: string, params: object): Promise<unknown> {
    if (this.#leaving.signal.aborted) return new Promise(() => {});
    const { text, answer } = this.#calls.add(method, params);
    if (this.#socket?.isOpen) this.#socket.send(text);
    else this.#connect();
    return answer;
  }

  #connect(): void {
    const isNeeded = this.#topics.size > 0 || this.#calls.isOpen;
    if (!isNeeded || this.#socket || this.#pause.isRunning || this.#leaving.signal.aborted) return;
    const socket = new RelaySocket(this.#address(), {
      clock: this.#deps.clock,
      isAwaited: () => this.#calls.isOpen,
      onOpen: () => this.#onOpen(socket),
      onText: (text) => this.#onText(text, socket),
      onClosed: (code, reason) => this.#onClosed(code, reason),
    });
    this.#socket = socket;
  }

  /** Without `useOnCloseEvent`, a refusal is an HTTP status, which a page cannot read. */
  #address(): string {
    const { clock, projectId, seed, url } = this.#deps;
    const query = new URLSearchParams({ auth: relayToken(seed, url, clock.now()) });
    if (projectId !== undefined) query.set('projectId', projectId);
    query.set('useOnCloseEvent', 'true');
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
  }

  #onOpen(socket: RelaySocket): void {
    this.#steady.start(STEADY_MS, () => void (this.#failures = 0));
    const open = this.#calls.texts();
    const topics = [...this.#topics.keys()];
    if (topics.length > 0) {
      const { text, answer } = this.#calls.add('irn_batchSubscribe', { topics });
      answer.then(
        (ids) => topics.forEach((topic, index) => this.#keep(topic, entriesOf(ids)?.[index])),
        () => {},
      );
      socket.send(text);
    }
    open.forEach((text) => socket.send(text));
  }

  #onText(text: string, socket: RelaySocket): void {
    const frame = readFrame(text);
    if (!frame) return;
    if (frame.type === 'delivery') {
      this.#deliver(frame.message);
      socket.send(frame.receipt);
    } else if (frame.type === 'result') this.#calls.resolve(frame.callId, frame.result);
    else this.#calls.reject(frame.callId, frame.error);
  }

  #deliver(message: RelayMessage): void {
    if (this.#topics.has(message.topic)) this.#deps.onMessage(message);
  }

  #onClosed(code: number, reason: string): void {
    this.#socket = undefined;
    this.#steady.stop();
    this.#calls.dropOfConnection();
    if (code === REFUSED) {
      this.#failures = LONGEST_PAUSE;
      const text = reason || 'The relay refused the connection';
      [...this.#refusals].forEach((listener) => listener(text));
    }
    const pauseMs = PAUSES_MS[Math.min(this.#failures, LONGEST_PAUSE)] ?? 0;
    this.#failures += 1;
    this.#pause.start(pauseMs, () => {
      if (this.#deps.hostPage.isVisible()) this.#connect();
    });
  }

  #keep(topic: string, id: unknown): void {
    if (typeof id === 'string' && this.#topics.has(topic)) this.#topics.set(topic, id);
  }
}
