import { HttpRefusal } from './http-refusal';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import type { SlotRequest } from './slot-request';

/**
 * The thief of a mailbox who changes the address cannot change the ways in at once.
 *
 * @throws {@link HttpRefusal} 429 `held`
 */
export async function refuseHeld(
  holds: Pick<AccountHolds, 'secondsToWait'>,
  account: string,
): Promise<void> {
  const seconds = await holds.secondsToWait(account);
  if (seconds > 0) throw new HttpRefusal(429, 'held', { retryAfter: seconds });
}

/**
 * A thief who changes the address or adds a login opens the wallet on no device of theirs for a day, whatever the device
 * says that the key share is for.
 *
 * @throws {@link HttpRefusal} 429 `held_device`
 */
export async function refuseHeldDevice({ heldSeconds }: SlotRequest): Promise<void> {
  const seconds = await heldSeconds();
  if (seconds > 0) throw new HttpRefusal(429, 'held_device', { retryAfter: seconds });
}

/**
 * Whether a key share is asked for to show the wallet's words or to make an offline kit. That is the page's own word: it keeps
 * a person at the visitor's unlocked browser from it, and no program.
 */
export function isTakenAway(payload: unknown): boolean {
  return fieldOf(payload, 'use') === 'export';
}
