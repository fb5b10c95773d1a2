import { changeStored, stored } from './frame-storage';
import type { SessionStore } from '../../ports/session-store';

/** The sessions of one site in the frame's storage: sites that share the storage do not share their sessions. */
export function sessionStore(site: string): SessionStore {
  const name = `session:${site}`;
  return { read: () => stored(name), change: (work) => changeStored(name, work) };
}
