import type { KnownDevices } from '../devices/known-devices';
import type { Budget, WorkBeyond } from './work-beyond';

const HOUR = 3_600_000;

/** What a device begins before it has a session. */
export type Begun = 'rendezvous' | 'social';

/** The device that begins it, and the range of addresses that it asks from. */
export interface Beginner {
  readonly device: string;
  readonly range: string;
}

/** A site waits half a minute for the address of a login, so its work ends before. */
const SOCIAL_WORK = 6;

/** An approval in the wallet's own window is a rendezvous. */
const budgets: Readonly<Record<Begun, { readonly range: Budget; readonly known: Budget }>> = {
  rendezvous: {
    range: { name: 'meeting-range', limit: 300, spanMs: HOUR, step: 75 },
    known: { name: 'meeting-device', limit: 300, spanMs: HOUR, step: 75 },
  },
  social: {
    range: { name: 'social-range', limit: 60, spanMs: HOUR, step: 12, mostWork: SOCIAL_WORK },
    known: { name: 'social-device', limit: 20, spanMs: HOUR, step: 4, mostWork: SOCIAL_WORK },
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
  async take(begun: Begun, { device, range }: Beginner, asked: unknown): Promise<void> {
    const { beyond, devices } = this.#deps;
    const isKnown = await devices.hasLoggedIn(device);
    const budget = budgets[begun][isKnown ? 'known' : 'range'];
    const subject = { purpose: budget.name, device };
    await beyond.take({ subject, budgets: [[budget, isKnown ? device : range]] }, asked);
  }
}
