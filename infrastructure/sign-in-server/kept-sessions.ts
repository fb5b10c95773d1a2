import { listOf, numberOf, parseEach, textOf } from '../../domain/outside/untrusted-record';
import { attempt } from '../../domain/outside/attempt';
import { Refusal } from './sign-in-refusal';
import type { SignInStore } from './sign-in-store';
import { randomText, seal, unseal } from './secrets';

/** A sign-in as it is kept: what was signed, and until when it counts. */
export interface KeptSignIn {
  readonly message: string;
  readonly signature: string;
  readonly endsAt: number;
}

/** The accounts of one browser that have signed in. */
export interface KeptSessions {
  /** Those that `token` names, without those whose time is over. */
  read(token: string | undefined): Promise<readonly KeptSignIn[]>;

  /** Keeps `signIns` in the place of those of `before`, and resolves with their new token. */
  write(signIns: readonly KeptSignIn[], before: string | undefined): Promise<string>;
  end(token: string | undefined): Promise<void>;
}

/** The most accounts of one browser. */
const SIGN_INS_MAX = 16;

/** What a browser keeps of one cookie, with its name and attributes. */
const COOKIE_MAX = 3_800;

/** Sessions in a store. Each change has a new token, so that one from before the sign-in is worth nothing. */
export function storedSessions(store: SignInStore, now: () => number): KeptSessions {
  const keyOf = (token: string): string => `session:${token}`;
  const end = async (token: string | undefined): Promise<void> => {
    if (token !== undefined) await store.remove(keyOf(token));
  };
  return {
    read: async (token) => {
      const value = token === undefined ? undefined : await store.get(keyOf(token));
      return signInsIn(value, now());
    },
    write: async (signIns, before) => {
      const kept = signIns.slice(-SIGN_INS_MAX);
      const token = randomText(32);
      const lifetimeMs = Math.max(...kept.map(({ endsAt }) => endsAt)) - now();
      await store.set(keyOf(token), JSON.stringify(kept), lifetimeMs);
      await end(before);
      return token;
    },
    end,
  };
}

/** Sessions in the cookie itself, sealed. */
export function sealedSessions(secret: string, now: () => number): KeptSessions {
  return {
    read: async (token) => signInsIn(token && (await unseal(secret, token)), now()),
    write: async (signIns) => {
      for (let kept = signIns.slice(-SIGN_INS_MAX); kept.length > 0; kept = kept.slice(1)) {
        const token = await seal(secret, JSON.stringify(kept));
        if (token.length <= COOKIE_MAX) return token;
      }
      throw new Refusal('SIGN_IN_INVALID', 'The message is too long for a cookie');
    },
    end: async () => {},
  };
}

function signInsIn(value: string | undefined, nowMs: number): readonly KeptSignIn[] {
  const list: unknown = value === undefined ? undefined : attempt(() => JSON.parse(value));
  return parseEach(listOf({ list }, 'list', SIGN_INS_MAX) ?? [], keptSignIn).filter(
    ({ endsAt }) => endsAt > nowMs,
  );
}

function keptSignIn(value: unknown): KeptSignIn | undefined {
  const [message, signature] = [textOf(value, 'message'), textOf(value, 'signature')];
  const endsAt = numberOf(value, 'endsAt');
  if (message === undefined || signature === undefined || endsAt === undefined) return undefined;
  return { message, signature, endsAt };
}
