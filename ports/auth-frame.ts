import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../domain/frame-protocol/frame-requests';
import type { FrameShown } from '../domain/frame-protocol/frame-shown';
import type { Stream } from './stream';
import { createToken } from './token';

/** A part of the window, in CSS pixels from its upper left corner. */
export interface FramePlace {
  /** In CSS pixels from the left of the window. */
  readonly left: number;
  /** In CSS pixels from its top. */
  readonly top: number;
  /** In CSS pixels. */
  readonly width: number;
  /** In CSS pixels. */
  readonly height: number;
}

/**
 * The embedded wallet: a page of its own origin in a frame, which holds the keys. Waiting, time limits
 * and the order of calls are the caller's.
 */
export interface AuthFrame {
  /** The token of each new session, as soon as the frame has one. */
  readonly sessionTokens$: Stream<string>;

  /** What the frame shows, for the card that it is a place in; `undefined` once it is hidden. Absent without a page. */
  readonly shown$?: Stream<FrameShown | undefined>;

  /**
   * Puts the frame into the page and resolves when it reports READY; at once where it already has.
   *
   * @throws `WidgetError` `FRAME_MISSING` without a page to put it into, and the reason of `signal` as soon
   *   as it aborts, after the frame is removed again.
   */
  load(signal?: AbortSignal): Promise<void>;

  /**
   * Sends one request and returns the frame's own answer to it, never another's. Only messages of the frame's
   * window and origin count.
   *
   * @throws `WidgetError` `FRAME_FAILED` with the frame's text, `RPC` for a request that a wallet answers
   *   with a code, `FRAME_MISSING` unless it is loaded, `SERVICE_RESPONSE_INVALID` for an answer that cannot
   *   be read, and the reason of `signal` as soon as it aborts.
   */
  send<Type extends FrameRequestType>(
    type: Type,
    payload: FramePayload<Type>,
    signal?: AbortSignal,
  ): Promise<FrameAnswer<Type>>;

  /**
   * Shows the frame: over the whole page, for the visitor to approve a request in it, or at `place`, for one field. Shown
   * at a place for the first time, it gets the focus.
   */
  show(place?: FramePlace): void;

  /**
   * A CSS colour as `#rrggbb`, opaque, as the page with the frame understands it: its custom properties count. `undefined`
   * where the browser does not know it, and without a frame.
   */
  colorOf(color: string): string | undefined;

  /** Says whether the page beneath is dimmed already: then the frame draws no overlay of its own. */
  dim?(isDimmed: boolean): void;

  /** Hides it again. */
  hide(): void;

  /**
   * Removes the frame from the page. Pending requests never get an answer. Removing it twice does nothing.
   */
  remove(): void;
}

export const AuthFrame = createToken<AuthFrame>('AuthFrame');
