import type { FrameShown } from './frame-shown';

/** What the frame says by itself, and what each event carries. */
export interface FrameEvents {
  /** The page of the frame is there. `n` is the number that the site greeted it with. */
  readonly READY: { readonly n: string; readonly version: string };

  /** The session token of the visitor; empty when the session is over. */
  readonly SESSION_UPDATE: { readonly token: string };

  /** The visitor has to see the frame, or no more. */
  readonly SHOW: undefined;
  readonly HIDE: undefined;

  /** What the page shows now. Said only to a site that has said where it shows the page, and at most once a frame. */
  readonly SCREEN: FrameShown;

  /** The answer to a PING. */
  readonly PONG: undefined;
}

/** The name of an event. */
export type FrameEventType = keyof FrameEvents;

/** Every event. */
export const frameEventTypes: readonly FrameEventType[] = [
  'READY',
  'SESSION_UPDATE',
  'SHOW',
  'HIDE',
  'SCREEN',
  'PONG',
];
