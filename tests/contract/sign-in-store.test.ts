import { memoryStore, type SignInStore } from '../../infrastructure/sign-in-server';
import { sealedSessions, storedSessions } from '../../infrastructure/sign-in-server/kept-sessions';
import { describeKeptSessions, describeSignInStore } from './sign-in-store.contract';

/** A clock that stands until the test moves it. */
function standingClock() {
  let ms = Date.UTC(2026, 0, 1);
  return {
    nowMs: () => ms,
    passTime: (by: number) => {
      ms += by;
    },
  };
}

/** The site's own: the three functions over what the site has. */
function siteStore(now: () => number): SignInStore {
  const rows = new Map<string, readonly [string, number]>();
  const live = (key: string) => {
    const [value, endMs = 0] = rows.get(key) ?? [];
    return endMs > now() ? value : undefined;
  };
  return {
    get: async (key) => live(key),
    set: async (key, value, lifetimeMs) => void rows.set(key, [value, now() + lifetimeMs]),
    remove: async (key) => {
      const isThere = live(key) !== undefined;
      rows.delete(key);
      return isThere;
    },
  };
}

describeSignInStore('memoryStore', () => {
  const clock = standingClock();
  return { ...clock, store: memoryStore(clock.nowMs) };
});

describeSignInStore("a site's own store", () => {
  const clock = standingClock();
  return { ...clock, store: siteStore(clock.nowMs) };
});

describeKeptSessions('storedSessions', () => {
  const clock = standingClock();
  const sessions = storedSessions(memoryStore(clock.nowMs), clock.nowMs);
  return { ...clock, sessions, canEnd: true };
});

describeKeptSessions('sealedSessions', () => {
  const clock = standingClock();
  const sessions = sealedSessions('a secret of at least 32 characters', clock.nowMs);
  return { ...clock, sessions, canEnd: false };
});
