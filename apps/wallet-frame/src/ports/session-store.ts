import type { Session } from '../domain/session/session';

/** Where the sessions of a site outlive the page: one of each visitor, the newest last. */
export interface SessionStore {
  read(): Promise<unknown>;
  change(work: (kept: unknown) => readonly Session[] | undefined): Promise<void>;
}
