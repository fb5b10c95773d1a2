import { attempt } from '../../../domain/outside/attempt';
import type { Clock } from '../../../ports/clock';
import { Timer } from './timer';

export interface RelaySocketDeps {
  readonly clock: Clock;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;

  /** Called once, when the connection is over, or counts as dead. */
  readonly onClosed: (code: number, reason: string) => void;

  /** Whether the relay owes an answer. */
  readonly isAwaited: () => boolean;
}

/** How long a connection may take to open. */
const CONNECT_MS = 15_000;

/** How long the relay may be silent while it owes an answer, before the connection counts as dead. */
const ANSWER_MS = 10_000;

/** One connection to the relay. A page cannot see that a connection is dead, but by an answer that does not come. */
export class RelaySocket {
  readonly #deps: RelaySocketDeps;
  readonly #patience: Timer;
  readonly #socket: WebSocket | undefined;
  #isOver = false;

  constructor(url: string, deps: RelaySocketDeps) {
    this.#deps = deps;
    this.#patience = new Timer(deps.clock);
    this.#patience.start(CONNECT_MS, () => this.#giveUp());
    // The constructor throws for an address that the page may not reach.
    this.#socket = attempt(() => new WebSocket(url));
    if (this.#socket) this.#listen(this.#socket);
    else queueMicrotask(() => this.#end(0, ''));
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1 && !this.#isOver;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    attempt(() => this.#socket?.send(text));
    if (!this.#patience.isRunning && this.#deps.isAwaited()) this.#awaitAnswer();
  }

  /** Leaves the relay, without a call of `onClosed`. */
  leave(): void {
    this.#isOver = true;
    this.#patience.stop();
    // A connection that is being made is closed when it is there: closing it earlier is an error in some browsers.
    if (this.#socket && this.#socket.readyState !== 0) this.#socket.close();
  }

  #listen(socket: WebSocket): void {
    socket.addEventListener('open', () => {
      if (this.#isOver) {
        socket.close();
        return;
      }
      this.#heard();
      this.#deps.onOpen();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#isOver) return;
      this.#heard();
      if (typeof data === 'string') this.#deps.onText(data);
      if (!this.#deps.isAwaited()) this.#patience.stop();
    });
    socket.addEventListener('close', ({ code, reason }) => this.#end(code, reason));
    // The close event follows.
    socket.addEventListener('error', () => {});
  }

  /** Any frame shows that the connection lives. */
  #heard(): void {
    this.#patience.stop();
    if (this.#deps.isAwaited()) this.#awaitAnswer();
  }

  #awaitAnswer(): void {
    this.#patience.start(ANSWER_MS, () => this.#giveUp());
  }

  /** The close event of a dead connection can take minutes. */
  #giveUp(): void {
    this.leave();
    this.#deps.onClosed(0, '');
  }

  #end(code: number, reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#patience.stop();
    this.#deps.onClosed(code, reason);
  }
}
