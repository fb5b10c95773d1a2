import type { Plan } from './reading';

/**
 * Whether a request is nothing but a sign-in of the site that asks, by this account on this network, so that a site which draws
 * on the frame gains nothing by a press there: it has read the account already. All else moves value, gives a right or may be
 * the seed of another key, and so may everything that is not known.
 */
export function isOwnSignIn({ reading, requests }: Pick<Plan, 'reading' | 'requests'>): boolean {
  const { isUnderstood, signsIn = false, warnings } = reading;
  return signsIn && isUnderstood && warnings.length === 0 && requests.length === 1;
}
