import { abortable } from '../../domain/abort/abortable';
import { FRAME_LOAD_TIMEOUT_MS } from '../../domain/auth/frame-timing';
import { FeatureError } from '../../domain/errors/feature-error';
import type { Clock } from '../../ports/clock';
import { FRAME_PROTOCOL } from '../../domain/frame-protocol/frame-envelope';
import type { FramePage, OpenFramePage } from './frame-page';
import { shakeHands } from './handshake';

export interface FrameLifeDeps {
  readonly clock: Clock;
  readonly open: OpenFramePage;
  readonly onMessage: (event: MessageEvent) => void;

  /** The document that has answered is gone. */
  readonly onLost: () => void;
}

/** One element of the frame with the one document that is spoken to, from its birth to its end. */
export class FrameLife {
  readonly page: FramePage;
  readonly #deps: FrameLifeDeps;
  readonly #ending = new AbortController();
  readonly #whenLoaded: Promise<void>;
  #port: MessagePort | undefined;
  #version = '';

  constructor(deps: FrameLifeDeps) {
    this.#deps = deps;
    let loaded = (): void => undefined;
    this.#whenLoaded = new Promise((resolve) => {
      loaded = resolve;
    });
    this.page = deps.open(() => {
      loaded();
      if (this.isConnected) deps.onLost();
    });
  }

  /** Aborts when it ends. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Whether a document has answered. */
  get isConnected(): boolean {
    return this.#port !== undefined && !this.signal.aborted;
  }

  /** Resolves when a document has answered. @throws `WidgetError` `FRAME_NOT_LOADED` after 20 seconds. */
  async connect(): Promise<void> {
    const { clock, onLost, onMessage } = this.#deps;
    const answered = new AbortController();
    void this.#endLate(answered.signal);
    try {
      await abortable(this.#whenLoaded, this.signal);
      const { port, version } = await shakeHands(this.page, clock, this.signal);
      this.#port = port;
      this.#version = version;
      port.addEventListener('message', (event) => {
        if (this.isConnected) onMessage(event);
      });
      port.addEventListener('close', () => {
        if (this.isConnected) onLost();
      });
    } finally {
      answered.abort();
    }
  }

  /** Whether the document hears where it is shown, and says what it shows. Those of the first version do neither. */
  get saysWhatItShows(): boolean {
    return this.isConnected && Number(this.#version) >= 2;
  }

  /** Sends a message to the document. */
  post(message: object): void {
    this.#port?.postMessage({ v: FRAME_PROTOCOL, ...message }, []);
  }

  /** Removes the element, and closes the channel. */
  end(): void {
    this.#ending.abort(new FeatureError('FRAME_ABORTED', { isRpc: false }));
    this.#port?.close();
    this.page.remove();
  }

  async #endLate(answered: AbortSignal): Promise<void> {
    try {
      await this.#deps.clock.sleep(FRAME_LOAD_TIMEOUT_MS, answered);
      this.#ending.abort(new FeatureError('FRAME_NOT_LOADED', {}));
    } catch {
      // It has answered.
    }
  }
}
