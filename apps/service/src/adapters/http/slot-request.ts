import type { Context } from 'hono';
import type { ServiceEnv } from './environment';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { ProvenRequest, ProveSession } from './proven-session';
import type { AskingDevice } from '../../ports/key-shares';

/** A request of a visitor's device about slots, which is proved. */
export interface SlotRequest extends AskingDevice {
  /** What the frame asks, as it has signed it. */
  readonly payload: unknown;

  /** For how many seconds the device gets no key share of a passkey or of words, because of a change that it came after. */
  readonly heldSeconds: () => Promise<number>;
}

/** A request about slots that are kept here, of a session. @throws as `prove` does. */
export async function ownSlots(
  c: Context<ServiceEnv>,
  prove: ProveSession,
  holds: Pick<AccountHolds, 'secondsForDevice'>,
): Promise<SlotRequest & ProvenRequest> {
  const asked = await prove(c, { mayWait: true });
  const { account, known } = asked;
  const knownSinceMs = known.sinceMs;
  return {
    ...asked,
    knownSinceMs,
    heldSeconds: () => holds.secondsForDevice(account, knownSinceMs),
  };
}
