import type { ChosenLimits } from '../../domain/limits';
import type { KnownDevices } from '../devices/known-devices';
import { limitNamed } from './rate-limits';
import type { Budget, WorkBeyond } from './work-beyond';

/** What a device begins before it has a session. */
export type Begun = 'rendezvous' | 'social';

/** The device that begins it, and the range of addresses that it asks from. */
export interface Beginner {
  readonly device: string;
  readonly range: string;

  /** The limits of the site that it is in. */
  readonly ofSite?: ChosenLimits;
}

/** A site waits half a minute for the address of a login, so its work ends before. */
const SOCIAL_WORK = 6;

/** An approval in the wallet's own window is a rendezvous. */
const budgets: Readonly<Record<Begun, { readonly range: Budget; readonly known: Budget }>> = {
  rendezvous: {
    range: { ...limitNamed('meeting-range'), step: 75 },
    known: { ...limitNamed('meeting-device'), step: 75 },
  },
  social: {
    range: { ...limitNamed('social-range'), step: 12, mostWork: SOCIAL_WORK },
    known: { ...limitNamed('social-device'), step: 4, mostWork: SOCIAL_WORK },
  },
};

export interface BegunLimitsDeps {
  readonly beyond: Pick<WorkBeyond, 'take'>;
  readonly devices: Pick<KnownDevices, 'hasLoggedIn'>;
}

/** The limits of what a device begins: a range shares a budget, and a device that has logged in has one of its own. */
export class BegunLimits {
  readonly #deps: BegunLimitsDeps;

  constructor(deps: BegunLimitsDeps) {
    this.#deps = deps;
  }

  /** @throws `ServiceError` `work` with a challenge. */
  async take(begun: Begun, { device, ofSite, range }: Beginner, asked: unknown): Promise<void> {
    const { beyond, devices } = this.#deps;
    const isKnown = await devices.hasLoggedIn(device);
    const budget = budgets[begun][isKnown ? 'known' : 'range'];
    const subject = { purpose: budget.name, device };
    const taken = [[budget, isKnown ? device : range]] as const;
    await beyond.take({ subject, budgets: taken, ...(ofSite && { ofSite }) }, asked);
  }
}
