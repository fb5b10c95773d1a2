import type { KnownLogin } from './known-login';

const DAY_MS = 24 * 3_600_000;

/** How the removal of a login ended. */
export type Removal =
  | { readonly kind: 'removed'; readonly login: KnownLogin; readonly others: readonly KnownLogin[] }
  | { readonly kind: 'last' | 'unknown' }
  | { readonly kind: 'held'; readonly seconds: number };

/** Whether a login may be removed, and what stays: see `AccountLogins.remove`. */
export function removalOf(known: readonly KnownLogin[], id: string, nowMs: number): Removal {
  const login = known.find((one) => one.id === id);
  if (!login) return { kind: 'unknown' };
  const others = known.filter((one) => one !== login);
  if (others.length === 0) return { kind: 'last' };
  const waits = others.map(({ createdAtMs }) =>
    createdAtMs <= login.createdAtMs ? 0 : createdAtMs + DAY_MS - nowMs,
  );
  const waitMs = Math.min(...waits);
  if (waitMs > 0) return { kind: 'held', seconds: Math.ceil(waitMs / 1000) };
  return { kind: 'removed', login, others };
}
