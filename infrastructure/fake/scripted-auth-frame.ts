import { ReplaySubject } from 'rxjs';
import { WidgetError } from '../../domain/errors/widget-error';
import type {
  AuthFrame,
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../ports/auth-frame';
import type { Stream } from '../../ports/stream';
import { abortable } from '../../domain/abort/abortable';

/** One request that a {@link ScriptedAuthFrame} was sent. */
export interface SentToFrame {
  readonly type: FrameRequestType;
  readonly payload: unknown;
}

/** What a {@link ScriptedAuthFrame} does with the requests of one type: answers, fails, or leaves them open. */
export type FrameScript<Type extends FrameRequestType> =
  { readonly answer: FrameAnswer<Type> } | { readonly error: unknown } | 'hang';

interface Hanging {
  readonly type: FrameRequestType;
  readonly settle: (script: FrameScript<FrameRequestType>) => void;
}

/**
 * An {@link AuthFrame} played by the test: it is never READY and refuses every request until the test sets an answer.
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

  constructor() {
    this.sessionTokens$ = { subscribe: (next) => this.#tokens.subscribe(next) };
  }

  /** What was sent, the latest last. */
  get sent(): readonly SentToFrame[] {
    return this.#sent;
  }

  /** The types of what was sent, in their order. */
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

  /** The frame reports READY, now and whenever it is loaded again. */
  ready(): this {
    this.#isReady = true;
    this.#waiting.forEach((resolve) => resolve());
    this.#waiting.clear();
    return this;
  }

  /** Does `script` with every request of `type` from now on. */
  on<Type extends FrameRequestType>(type: Type, script: FrameScript<Type>): this {
    this.#scripts.set(type, script);
    return this;
  }

  /** Answers every request of `type` with `answer` from now on. */
  answer<Type extends FrameRequestType>(type: Type, answer: FrameAnswer<Type>): this {
    return this.on<Type>(type, { answer });
  }

  /** Refuses every request of `type` from now on, with the frame's own words. */
  refuse(type: FrameRequestType, frameMessage?: string): this {
    const context = frameMessage === undefined ? {} : { frameMessage };
    return this.on(type, { error: new WidgetError('FRAME_FAILED', context) });
  }

  /** Does `script` with the requests of `type` that were left open. */
  settle<Type extends FrameRequestType>(type: Type, script: FrameScript<Type>): void {
    for (const hanging of this.#hanging) {
      if (hanging.type !== type) continue;
      this.#hanging.delete(hanging);
      hanging.settle(script);
    }
  }

  /** Does `script` with the oldest request of `type` that was left open. */
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
    if (!this.#isLoaded) throw new WidgetError('FRAME_MISSING', { part: 'iframe' });
    this.#sent.push({ type, payload });
    const script = this.#scripts.get(type) ?? { error: new WidgetError('FRAME_FAILED', {}) };
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

  show(): void {
    this.#isShown = true;
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
