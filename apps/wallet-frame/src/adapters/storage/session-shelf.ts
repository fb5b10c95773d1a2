import { changeStored, stored } from './frame-storage';
import type { SessionShelf } from '../../ports/session-shelf';

/** The sessions of one site in the frame's storage: sites that share the storage do not share their sessions. */
export function sessionShelf(site: string): SessionShelf {
  const name = `session:${site}`;
  return { read: () => stored(name), change: (work) => changeStored(name, work) };
}
