import { dateTimeMs } from './date-time';

/** The times of a sign-in, of a message or of a stored session. */
export interface SignInTimes {
  readonly expirationTime?: string;
  readonly notBefore?: string;
}

/**
 * Why a sign-in is not valid at `nowMs`, if it is not. It ends at its expiration time and begins at
 * `notBefore`. An unreadable time counts as expired.
 */
export function timeRefusal(
  { expirationTime, notBefore }: SignInTimes,
  nowMs: number,
): 'expired' | 'notYetValid' | undefined {
  const end = expirationTime === undefined ? Number.POSITIVE_INFINITY : dateTimeMs(expirationTime);
  const start = notBefore === undefined ? Number.NEGATIVE_INFINITY : dateTimeMs(notBefore);
  if (end === undefined || start === undefined || nowMs >= end) return 'expired';
  return nowMs < start ? 'notYetValid' : undefined;
}
