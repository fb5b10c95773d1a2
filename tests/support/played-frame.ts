import type { MessagePort as NodePort } from 'node:worker_threads';
import type { FramePlace } from '../../ports/auth-frame';
import type { FramePage, OpenFramePage } from '../../infrastructure/frame/frame-page';

/** A message that arrived inside. */
export interface Arrived {
  readonly v: number;
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

interface Hello {
  readonly n: string;
}

/** The page inside the frame, which a test plays. */
export class PlayedFrame {
  readonly arrived: Arrived[] = [];
  readonly hellos: Hello[] = [];

  /** How many elements were made. */
  births = 0;

  /** How many elements are in the page. */
  living = 0;
  isVisible = false;

  /** The part of the window at which it is visible, where that is not all of it. */
  place: FramePlace | undefined;

  /** Whether the page answers greetings. */
  isReady = false;

  /** The version that it names when it answers. */
  version = '1';

  /** Whether it answers PING. */
  isAlive = true;
  #port: NodePort | undefined;
  #ports: { readonly hello: Hello; readonly port: NodePort }[] = [];
  #onLoad: () => void = () => undefined;

  readonly open: OpenFramePage = (onLoad): FramePage => {
    this.births += 1;
    this.living += 1;
    const birth = this.births;
    let isInPage = true;
    this.isVisible = false;
    this.close();
    this.#ports = [];
    this.#port = undefined;
    this.#onLoad = () => {
      if (isInPage) onLoad();
    };
    queueMicrotask(this.#onLoad);
    return {
      greet: (hello, port) => this.#greeted(hello as Hello, port as unknown as NodePort),
      show: (place) => {
        this.isVisible = true;
        this.place = place;
      },
      colorOf: () => undefined,
      hide: () => {
        this.isVisible = false;
      },
      remove: () => {
        if (isInPage) this.living -= 1;
        isInPage = false;
        if (birth === this.births) this.isVisible = false;
      },
    };
  };

  /** The frame loads a document, the first or another. */
  loadDocument(): void {
    this.#onLoad();
  }

  get isInPage(): boolean {
    return this.living > 0;
  }

  /** The page answers the first greeting that it has, and any later one of a new document. */
  ready(): void {
    this.isReady = true;
    const [first] = this.#ports;
    if (!first || this.#port) return;
    this.#port = first.port;
    this.say({ v: 1, type: 'READY', payload: { n: first.hello.n, version: this.version } });
    first.port.on('message', (message: Arrived) => this.#take(message));
  }

  /** Sends anything. */
  say(message: unknown): void {
    this.#port?.postMessage(message);
  }

  /** Sends a message with a port. */
  sayWith(message: unknown, port: MessagePort): void {
    this.#port?.postMessage(message, [port as unknown as NodePort]);
  }

  /** Answers the oldest open request of this type. */
  reply(type: string, outcome: 'SUCCESS' | 'ERROR', payload: unknown): void {
    const at = this.#unanswered.findIndex((request) => request.type === type);
    const [request] = this.#unanswered.splice(at, at < 0 ? 0 : 1);
    this.say({ v: 1, id: request?.id, type: `${type}_${outcome}`, payload });
  }

  /** Closes the channel, as a page that goes away does. */
  hangUp(): void {
    this.#port?.close();
  }

  /** Messages over the channels that were offered and not taken. */
  sayOnOtherPorts(message: unknown): void {
    for (const { port } of this.#ports) if (port !== this.#port) port.postMessage(message);
  }

  close(): void {
    for (const { port } of this.#ports) port.close();
  }

  readonly #unanswered: Arrived[] = [];

  #greeted(hello: Hello, port: NodePort): void {
    this.hellos.push(hello);
    this.#ports.push({ hello, port });
    if (this.isReady) this.ready();
  }

  #take(message: Arrived): void {
    if (message.type === 'PING') {
      if (this.isAlive) this.say({ v: 1, type: 'PONG' });
      return;
    }
    this.arrived.push(message);
    this.#unanswered.push(message);
  }
}
