import { headText, readHead } from '../domain/read-question';
import type { LogHead } from '../domain/release-log';

const nameOf = (origin: string, key: string): string => `cleat-frame-check ${origin} ${key}`;

/** The end of the log as this browser saw it last. A browser that keeps nothing has none. */
export function lastSeen(origin: string, key: string): LogHead | undefined {
  try {
    return readHead(localStorage.getItem(nameOf(origin, key)) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it for the next visit. */
export function keepSeen(origin: string, key: string, head: LogHead): void {
  try {
    localStorage.setItem(nameOf(origin, key), headText(head));
  } catch {
    // The limits, which stand on the page, say what a first look cannot see.
  }
}
