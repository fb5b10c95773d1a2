import { ServiceError } from '../http/service-error';
import type { AccountHolds } from '../login/account-holds';

/**
 * The thief of a mailbox who changes the address cannot change the ways in at once.
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
