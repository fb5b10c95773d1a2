import type { PendingLogins } from '../../ports/pending-logins';
import { changeStored, stored } from './frame-storage';

/** How long a login may take, and how many tabs of a site may be at providers at once. */
const LIFE_MS = 600_000;
const MOST = 4;

interface PendingLogin {
  readonly flow: string;
  readonly atMs: number;
}

/** {@link PendingLogins} of `site` in the frame's storage, which the tab finds again when it comes back. */
export function pendingLogins(site: string, now: () => number): PendingLogins {
  const name = `left:${site}`;
  const recent = (value: unknown): readonly PendingLogin[] =>
    ((value ?? []) as readonly PendingLogin[]).filter(
      ({ atMs }) => Math.abs(now() - atMs) <= LIFE_MS,
    );
  const keep = (logins: readonly PendingLogin[]): readonly PendingLogin[] | undefined =>
    logins.length > 0 ? logins.slice(0, MOST) : undefined;
  return {
    list: async () => recent(await stored(name)).map(({ flow }) => flow),
    add: (flow) => changeStored(name, (value) => keep([{ flow, atMs: now() }, ...recent(value)])),
    drop: (flow) =>
      changeStored(name, (value) => keep(recent(value).filter((one) => one.flow !== flow))),
  };
}
