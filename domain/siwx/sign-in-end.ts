import { dateTimeMs } from './date-time';
import type { SignInTimes } from './sign-in-times';

/** When the last of these sign-ins ends; infinity where one of them does not say it. */
export function signInEndMs(signIns: readonly { readonly data: SignInTimes }[]): number {
  const ends = signIns.map(({ data: { expirationTime } }) =>
    expirationTime === undefined ? Number.POSITIVE_INFINITY : (dateTimeMs(expirationTime) ?? 0),
  );
  return Math.max(...ends);
}
