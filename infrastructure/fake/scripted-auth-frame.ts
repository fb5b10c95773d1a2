import { ReplaySubject } from 'rxjs';
import { FeatureError } from '../../domain/errors/feature-error';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../domain/frame-protocol/frame-requests';
import type { AuthFrame, FramePlace } from '../../ports/auth-frame';
import type { Stream } from '../../ports/stream';
import { abortable } from '../../domain/abort/abortable';

/** One request to a {@link ScriptedAuthFrame}. */
export interface SentToFrame {
  readonly type: FrameRequestType;
  readonly payload: unknown;
}

/**
 * How a {@link ScriptedAuthFrame} handles the requests of one type: it answers, fails, or leaves them open.
 */
export type FrameScript<Type extends FrameRequestType> =
  { readonly answer: FrameAnswer<Type> } | { readonly error: unknown } | 'hang';

interface Hanging {
  readonly type: FrameRequestType;
  readonly settle: (script: FrameScript<FrameRequestType>) => void;
}

/**
 * An {@link AuthFrame} that the test plays. It is never READY and refuses every request until the test sets
 * an answer.
 */
export class ScriptedAuthFrame implements AuthFrame {
  readonly sessionTokens$: Stream<string>;
  readonly #tokens = new ReplaySubject<string>();
  readonly #scripts = new Map<FrameRequestType, FrameScript<FrameRequestType>>();
  readonly #sent: SentToFrame[] = [];
  readonly #hanging = new Set<Hanging>();
  readonly #waiting = new Set<() => void>();
  #isReady = false;
  #isLoaded = false;
  #isShown = false;
  #place: FramePlace | undefined;

  constructor() {
    this.sessionTokens$ = { subscribe: (next) => this.#tokens.subscribe(next) };
  }

  /** The requests, the latest last. */
  get sent(): readonly SentToFrame[] {
    return this.#sent;
  }

  /** The types of the requests, in their order. */
  get sentTypes(): readonly FrameRequestType[] {
    return this.#sent.map(({ type }) => type);
  }

  /** Whether the frame is in the page. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Whether the visitor sees it. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** The part of the window at which it was shown last; `undefined` for all of it. */
  get place(): FramePlace | undefined {
    return this.#place;
  }

  /** The frame reports READY, now and whenever it is loaded again. */
  ready(): this {
    this.#isReady = true;
    this.#waiting.forEach((resolve) => resolve());
    this.#waiting.clear();
    return this;
  }

  /** From now on handles every request of `type` with `script`. */
  on<Type extends FrameRequestType>(type: Type, script: FrameScript<Type>): this {
    this.#scripts.set(type, script);
    return this;
  }

  /** From now on answers every request of `type` with `answer`. */
  answer<Type extends FrameRequestType>(type: Type, answer: FrameAnswer<Type>): this {
    return this.on<Type>(type, { answer });
  }

  /** From now on refuses every request of `type`, with the frame's own text. */
  refuse(type: FrameRequestType, frameMessage?: string): this {
    const context = frameMessage === undefined ? {} : { frameMessage };
    return this.on(type, { error: new FeatureError('FRAME_FAILED', context) });
  }

  /** Handles the open requests of `type` with `script`. */
  settle<Type extends FrameRequestType>(type: Type, script: FrameScript<Type>): void {
    for (const hanging of this.#hanging) {
      if (hanging.type !== type) continue;
      this.#hanging.delete(hanging);
      hanging.settle(script);
    }
  }

  /** Handles the oldest open request of `type` with `script`. */
  settleOldest<Type extends FrameRequestType>(type: Type, script: FrameScript<Type>): void {
    const oldest = [...this.#hanging].find((hanging) => hanging.type === type);
    if (!oldest) return;
    this.#hanging.delete(oldest);
    oldest.settle(script);
  }

  /** The frame has a new session. */
  startSession(token: string): void {
    this.#tokens.next(token);
  }

  async load(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#isLoaded = true;
    if (this.#isReady) return;
    try {
      await abortable(new Promise<void>((resolve) => void this.#waiting.add(resolve)), signal);
    } catch (error) {
      this.#isLoaded = false;
      throw error;
    }
  }

  async send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>> {
    signal?.throwIfAborted();
    if (!this.#isLoaded) throw new FeatureError('FRAME_MISSING', { part: 'iframe' });
    this.#sent.push({ type, payload });
    const script = this.#scripts.get(type) ?? { error: new FeatureError('FRAME_FAILED', {}) };
    const settled =
      script === 'hang'
        ? new Promise<FrameScript<FrameRequestType>>((settle) =>
            this.#hanging.add({ type, settle }),
          )
        : Promise.resolve(script);
    return abortable(
      settled.then((given) => outcomeOf<Type>(given)),
      signal,
    );
  }

  show(place?: FramePlace): void {
    this.#isShown = true;
    this.#place = place;
  }

  /** Without a page, every colour stands as it is written. */
  colorOf(color: string): string | undefined {
    return color;
  }

  hide(): void {
    this.#isShown = false;
  }

  remove(): void {
    this.#isLoaded = false;
    this.#isShown = false;
  }
}

function outcomeOf<Type extends FrameRequestType>(
  script: FrameScript<FrameRequestType>,
): FrameAnswer<Type> {
  if (script === 'hang') throw new TypeError('A request left open is settled with an answer');
  if ('error' in script) throw script.error;
  return script.answer;
}
