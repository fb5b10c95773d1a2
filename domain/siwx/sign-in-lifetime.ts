import { dateTimeMs } from './date-time';
import type { SiwxSessionData } from './siwx-session';

/** A message that is older is made anew before it is signed: servers keep nonces for five minutes and longer. */
export const SIGN_IN_MESSAGE_LIFETIME_MS = 240_000;

/**
 * How long a message may be signed, from when it was issued, by its own times: the visitor's clock may be wrong.
 * Infinity where the message does not say it.
 */
export function signInLifetimeMs({ expirationTime, issuedAt }: SiwxSessionData): number {
  const end = dateTimeMs(expirationTime ?? '');
  const start = dateTimeMs(issuedAt ?? '');
  return end === undefined || start === undefined ? Number.POSITIVE_INFINITY : end - start;
}
