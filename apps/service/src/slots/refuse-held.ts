import { ServiceError } from '../http/service-error';
import type { AccountHolds } from '../login/account-holds';
import { fieldOf } from '../onramp/untrusted';

/**
 * The thief of a mailbox who changes the address cannot change the ways in at once, nor take the wallet away.
 *
 * @throws {@link ServiceError} 429 `held`
 */
export async function refuseHeld(
  holds: Pick<AccountHolds, 'secondsToWait'>,
  account: string,
): Promise<void> {
  const seconds = await holds.secondsToWait(account);
  if (seconds > 0) throw new ServiceError(429, 'held', seconds);
}

/** Whether a half is asked for to show the wallet's words or to make an offline kit, as the wallet's page says. */
export function isTakenAway(payload: unknown): boolean {
  return fieldOf(payload, 'use') === 'export';
}
