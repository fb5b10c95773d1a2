import { describe, expect, it } from '@jest/globals';
import type { KeptSessions } from '../../infrastructure/sign-in-server/kept-sessions';
import type { SignInStore } from '../../infrastructure/sign-in-server';

/** A store, and its time. */
export interface SignInStoreHarness {
  readonly store: SignInStore;
  readonly passTime: (ms: number) => void;
}

/** The contract of every {@link SignInStore}: of `cleatkit/server`, of a database, and of a site. */
export function describeSignInStore(name: string, create: () => SignInStoreHarness): void {
  describe(`${name} keeps the SignInStore contract`, () => {
    const key = (): string => `key:${crypto.randomUUID()}`;

    it('keeps a value for its time', async () => {
      const { passTime, store } = create();
      const one = key();
      expect(await store.get(one)).toBeUndefined();
      await store.set(one, 'a value with "quotes" and \u{1F511}', 10_000);
      passTime(9_000);
      expect(await store.get(one)).toBe('a value with "quotes" and \u{1F511}');
      passTime(1_000);
      expect(await store.get(one)).toBeUndefined();
      expect(await store.remove(one)).toBe(false);
    });

    it('replaces a value, and its time', async () => {
      const { passTime, store } = create();
      const one = key();
      await store.set(one, 'first', 10_000);
      await store.set(one, 'second', 20_000);
      passTime(15_000);
      expect(await store.get(one)).toBe('second');
    });

    it('removes a value for one of several callers only', async () => {
      const { store } = create();
      const [one, other] = [key(), key()];
      await store.set(one, 'nonce', 10_000);
      await store.set(other, 'kept', 10_000);
      const removed = await Promise.all(Array.from({ length: 8 }, () => store.remove(one)));
      expect(removed.filter(Boolean)).toEqual([true]);
      expect(await store.get(one)).toBeUndefined();
      expect(await store.get(other)).toBe('kept');
    });
  });
}

/** Sessions, and their time. */
export interface KeptSessionsHarness {
  readonly sessions: KeptSessions;
  readonly nowMs: () => number;
  readonly passTime: (ms: number) => void;

  /** Whether the server can end a session before its time. */
  readonly canEnd: boolean;
}

/** The contract of every {@link KeptSessions}: in a store, and in the visitor's cookie. */
export function describeKeptSessions(name: string, create: () => KeptSessionsHarness): void {
  describe(`${name} keeps the KeptSessions contract`, () => {
    const signIn = (message: string, endsAt: number) => ({ message, signature: '0x51', endsAt });

    it('reads what a token names, and nothing without one', async () => {
      const { nowMs, sessions } = create();
      const [alice, bob] = [
        signIn('alice', nowMs() + 10_000),
        signIn('böb "1"', nowMs() + 10_000),
      ] as const;
      const token = await sessions.write([alice], undefined);
      const both = await sessions.write([alice, bob], token);

      expect(await sessions.read(both)).toEqual([alice, bob]);
      expect(both).not.toBe(token);
      expect(await sessions.read(undefined)).toEqual([]);
    });

    it('believes no token that it has not made', async () => {
      const { nowMs, sessions } = create();
      const token = await sessions.write([signIn('alice', nowMs() + 10_000)], undefined);
      const forged = [
        '',
        '.',
        'x',
        `${token}x`,
        token.slice(1),
        `A${token.slice(1)}B`,
        `session:${token}`,
        '__proto__',
      ];
      for (const one of forged) expect(await sessions.read(one)).toEqual([]);
    });

    it('leaves out each sign-in whose own time is over', async () => {
      const { nowMs, passTime, sessions } = create();
      const [short, long] = [signIn('short', nowMs() + 1_000), signIn('long', nowMs() + 5_000)];
      const token = await sessions.write([short, long], undefined);
      passTime(1_000);
      expect(await sessions.read(token)).toEqual([long]);
      passTime(4_000);
      expect(await sessions.read(token)).toEqual([]);
    });

    it('ends a token, where the server can: also the one that another replaces', async () => {
      const { canEnd, nowMs, sessions } = create();
      const kept = [signIn('alice', nowMs() + 10_000)];
      const before = await sessions.write(kept, undefined);
      const after = await sessions.write(kept, before);
      expect(await sessions.read(before)).toEqual(canEnd ? [] : kept);
      await sessions.end(after);
      expect(await sessions.read(after)).toEqual(canEnd ? [] : kept);
      await sessions.end(undefined);
    });

    it('keeps the latest sixteen at most', async () => {
      const { nowMs, sessions } = create();
      const many = Array.from({ length: 20 }, (_, index) => signIn(`${index}`, nowMs() + 10_000));
      const read = await sessions.read(await sessions.write(many, undefined));
      expect(read).toEqual(many.slice(-16));
    });
  });
}
