import type { Context } from 'hono';
import type { ServiceEnv } from './environment';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { CountsOf, ProvenRequest, ProveSession } from './proven-session';
import type { AskingDevice } from '../../ports/key-shares';

/** A request of a visitor's device about slots, which is proved. */
export interface SlotRequest extends AskingDevice {
  /** What the frame asks, as it has signed it. */
  readonly payload: unknown;

  /** Whether the device is known to have opened the wallet. */
  readonly hasOpened?: boolean;

  /** For how many seconds the device gets no key share of a passkey or of words, because of a change that it came after. */
  readonly heldSeconds: () => Promise<number>;
}

export interface OwnSlotsDeps {
  readonly prove: ProveSession;
  readonly holds: Pick<AccountHolds, 'secondsForDevice'>;
}

/** A request about slots that are kept here, of a session. @throws as `prove` does. */
export async function ownSlots(
  c: Context<ServiceEnv>,
  { holds, prove }: OwnSlotsDeps,
  counts?: CountsOf<SlotRequest & ProvenRequest>,
): Promise<SlotRequest & ProvenRequest> {
  const slotRequest = (asked: ProvenRequest): SlotRequest & ProvenRequest => {
    const { account, known } = asked;
    const knownSinceMs = known.sinceMs;
    const heldSeconds = (): Promise<number> => holds.secondsForDevice(account, knownSinceMs);
    const hasOpened = known.hasOpened && known.isApproved;
    return { ...asked, hasOpened, knownSinceMs, heldSeconds };
  };
  const counted = counts && ((asked: ProvenRequest) => counts(slotRequest(asked)));
  return slotRequest(await prove(c, { counts: counted, mayWait: true }));
}
