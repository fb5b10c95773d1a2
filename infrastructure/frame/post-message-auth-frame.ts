import { abortable } from '../../domain/abort/abortable';
import { FRAME_READY_DELAY_MS } from '../../domain/auth/frame-timing';
import { FeatureError } from '../../domain/errors/feature-error';
import { textOf } from '../../domain/outside/untrusted-record';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../domain/frame-protocol/frame-requests';
import type { AuthFrame, FramePlace } from '../../ports/auth-frame';
import type { Clock } from '../../ports/clock';
import { Broadcast } from './broadcast';
import { FrameLife } from './frame-life';
import { isFramePayload } from '../../domain/frame-protocol/frame-envelope';
import { type FrameMessage, readFrameMessage } from './frame-message';
import type { OpenFramePage } from './frame-page';
import { FrameRequest, repeatedOf } from './frame-request';
import { FrameShowing } from './frame-showing';
import { RecentIds } from './recent-ids';

export interface PostMessageAuthFrameDeps {
  readonly clock: Clock;
  readonly open: OpenFramePage;
}

const PENDING_MAX = 64;
const BAD_MAX = 100;
const HEARTBEAT_MS = 5000;
const MISSED_MAX = 3;

/** The waits before a lost frame is loaded again. After the last one it has failed. */
const RETRIES_MS = [1000, 3000];

/**
 * {@link AuthFrame} over a page of another origin. One document is greeted, on a channel of its own; only what arrives
 * on the channel counts. A document that goes away, is replaced or falls silent is lost: the frame is made again,
 * requests that change nothing are sent to it once more, and the others fail.
 */
export class PostMessageAuthFrame implements AuthFrame {
  readonly sessionTokens$ = new Broadcast<string>();
  readonly shown$: FrameShowing['shown$'];
  readonly #deps: PostMessageAuthFrameDeps;
  readonly #showing: FrameShowing;
  readonly #open = new Map<string, FrameRequest>();
  readonly #ended = new RecentIds();

  /** Requests that wait for the channel, in their order. */
  #queue: FrameRequest[] = [];
  #life: FrameLife | undefined;
  #loading: Promise<void> | undefined;

  /** The one work that makes a frame, until it is used. It ends when the next one begins. */
  #run: AbortController | undefined;
  #hasFailed = false;
  #retries = 0;
  #bad = 0;
  #missed = 0;
  #isBeating = false;

  /** Whether a new document has answered, but is not asked for anything yet. */
  #isSettling = false;

  constructor(deps: PostMessageAuthFrameDeps) {
    this.#deps = deps;
    this.#showing = new FrameShowing(deps.clock);
    this.shown$ = this.#showing.shown$;
  }

  async load(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#hasFailed) this.remove();
    this.#loading ??= this.#start((run) => this.#begin(run));
    try {
      await abortable(this.#loading, signal);
    } catch (error) {
      if (signal?.aborted) this.remove();
      throw error;
    }
  }

  async send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    signal?.throwIfAborted();
    if (!this.#loading) throw new FeatureError('FRAME_MISSING', { part: 'iframe' });
    if (!isFramePayload(type, payload)) {
      throw new FeatureError('FRAME_FAILED', { frameMessage: 'The request is too large' });
    }
    const request = new FrameRequest(type, payload);
    this.#queue.push(request as unknown as FrameRequest);
    if (this.#hasFailed) this.#retry();
    this.#flush();
    try {
      return await abortable(request.answer, signal);
    } finally {
      this.#end(request.id);
      this.#flush();
    }
  }

  show(place?: FramePlace): void {
    this.#showing.show(place);
  }

  colorOf(color: string): string | undefined {
    return this.#life?.page.colorOf(color);
  }

  hide(): void {
    this.#showing.hide();
  }

  dim(isDimmed: boolean): void {
    this.#showing.dim(isDimmed);
  }

  remove(): void {
    this.#stop();
    this.#loading = undefined;
    this.#hasFailed = false;
    this.#isSettling = false;
    this.#retries = 0;
    this.#queue = [];
    this.#open.clear();
  }

  /** What made a frame before ends, with its frame, so that there is one at most. */
  #start(work: (run: AbortSignal) => Promise<void>): Promise<void> {
    this.#stop();
    const run = new AbortController();
    this.#run = run;
    this.#loading = work(run.signal);
    this.#loading.catch(() => undefined);
    return this.#loading;
  }

  #stop(): void {
    this.#run?.abort(new FeatureError('FRAME_ABORTED', { isRpc: false }));
    this.#run = undefined;
    this.#endLife();
  }

  async #begin(run: AbortSignal): Promise<void> {
    try {
      await this.#connect(run);
    } catch (error) {
      if (!run.aborted) this.remove(); // The next load begins anew.
      throw error;
    }
  }

  /** Makes the frame, and resolves when a document of it has answered. */
  async #connect(run: AbortSignal): Promise<void> {
    const life = new FrameLife({
      clock: this.#deps.clock,
      open: this.#deps.open,
      onLost: () => this.#lose(),
      onMessage: (event) => this.#receive(event),
    });
    this.#life = life;
    this.#showing.follow(life);
    await life.connect();
    run.throwIfAborted();
    this.#showing.tell();
  }

  #endLife(): void {
    this.#life?.end();
    this.#life = undefined;
    this.#showing.follow(undefined);
    this.#missed = 0;
  }

  /** The document is gone: what may be repeated waits for the next one, and the rest fails. */
  #lose(): void {
    this.#queue = [...repeatedOf(this.#open.values()), ...this.#queue];
    this.#open.clear();
    this.#retry();
  }

  #retry(): void {
    this.#hasFailed = false;
    this.#isSettling = true;
    void this.#start((run) => this.#reconnect(run));
  }

  async #reconnect(run: AbortSignal): Promise<void> {
    const { clock } = this.#deps;
    for (; this.#retries < RETRIES_MS.length; this.#retries += 1) {
      await clock.sleep(RETRIES_MS[this.#retries] ?? 0, run);
      try {
        await this.#connect(run);
        this.#retries += 1;
        await clock.sleep(FRAME_READY_DELAY_MS, run);
        this.#isSettling = false;
        this.#flush();
        return;
      } catch {
        run.throwIfAborted();
        this.#endLife();
      }
    }
    this.#fail();
    throw new FeatureError('FRAME_NOT_LOADED', {});
  }

  /** Nothing is pending after it. The next request tries again. */
  #fail(): void {
    this.#stop();
    this.#hasFailed = true;
    this.#retries = 0;
    this.#bad = 0;
    for (const request of [...this.#open.values(), ...this.#queue.splice(0)]) {
      request.fail(new FeatureError('FRAME_NOT_LOADED', {}));
    }
    this.#open.clear();
  }

  #flush(): void {
    const life = this.#life;
    if (!life?.isConnected || this.#isSettling) return;
    for (const request of this.#queue.splice(0, PENDING_MAX - this.#open.size)) {
      this.#open.set(request.id, request);
      life.post({ id: request.id, type: request.type, payload: request.payload });
    }
    if (this.#open.size > 0 && !this.#isBeating) void this.#beat();
  }

  #end(id: string): void {
    if (this.#open.delete(id)) this.#ended.add(id);
    this.#queue = this.#queue.filter((request) => request.id !== id);
  }

  /** Asks the frame whether it lives, while something waits for it. */
  async #beat(): Promise<void> {
    this.#isBeating = true;
    this.#missed = 0;
    while (this.#open.size > 0) {
      const life = this.#life;
      if (!life?.isConnected) break;
      if (this.#missed >= MISSED_MAX) {
        this.#lose();
        break;
      }
      life.post({ type: 'PING' });
      this.#missed += 1;
      await this.#deps.clock.sleep(HEARTBEAT_MS, life.signal).catch(() => undefined);
    }
    this.#isBeating = false;
  }

  #receive({ data, ports }: MessageEvent): void {
    ports.forEach((port) => port.close());
    const message = ports.length === 0 ? readFrameMessage(data) : undefined;
    if (message && this.#take(message)) {
      this.#missed = 0;
    } else {
      this.#bad += 1;
      if (this.#bad >= BAD_MAX) this.#fail();
    }
  }

  /** `false` where the message does not belong here. */
  #take(message: FrameMessage): boolean {
    if (message.kind === 'event') return this.#takeEvent(message);
    const request = this.#open.get(message.id);
    if (!request) return this.#ended.has(message.id);
    if (request.type !== message.request) return false;
    this.#retries = 0; // A frame that answers is well.
    this.#end(message.id);
    request.settle(message);
    // What is asked of the old document now would be lost with it.
    if (request.type === 'RELOAD' && message.isSuccess) this.#lose();
    return true;
  }

  #takeEvent({ payload, type }: FrameMessage & { readonly kind: 'event' }): boolean {
    switch (type) {
      case 'PONG':
        return true;
      case 'SHOW':
        this.#showing.showAgain();
        return true;
      case 'HIDE':
        this.hide();
        return true;
      case 'SCREEN':
        return this.#showing.take(payload);
      case 'SESSION_UPDATE': {
        const sessionToken = textOf(payload, 'token');
        if (sessionToken) this.sessionTokens$.say(sessionToken);
        return Boolean(sessionToken);
      }
      case 'READY':
        return false; // It was answered once.
    }
  }
}
