import { numberOf, textOf } from '../outside/untrusted-record';

/**
 * What the embedded wallet's page can show, as far as a site hears of it: by name what a site draws its card around, and all
 * else, approvals and the visitor's keys and logins, as `other`.
 */
export const frameScreens = [
  'nothing',
  'code',
  'safety',
  'unlock',
  'renewal',
  'kit',
  'window',
  'other',
] as const;

/** The name of what the page shows. */
export type FrameScreen = (typeof frameScreens)[number];

/** What the page shows, and how high it is in CSS pixels. */
export interface FrameShown {
  /** Which screen it is. */
  readonly screen: FrameScreen;

  /** Absent where the page has its own place on the screen. */
  readonly height?: number;
}

/**
 * Where a site shows the page: as a place in its card, over its own overlay, or as all that is over the page. It changes what
 * stands around the page's views, and never a view that is armed.
 */
export const framePlaces = ['slot', 'above', 'page'] as const;

/** The name of a place. */
export type FrameSetting = (typeof framePlaces)[number];

/** More than any window. */
const HEIGHT_MAX = 4096;

/** Reads what a page says of itself. A screen of a later version is `other`; `undefined` where it names none. */
export function readFrameShown(payload: unknown): FrameShown | undefined {
  const named = textOf(payload, 'screen');
  if (named === undefined) return undefined;
  const screen = frameScreens.find((one) => one === named) ?? 'other';
  const height = numberOf(payload, 'height');
  if (height === undefined || !Number.isFinite(height)) return { screen };
  return { screen, height: Math.round(Math.min(Math.max(height, 0), HEIGHT_MAX)) };
}
