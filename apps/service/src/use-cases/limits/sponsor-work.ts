import type { Budget, WorkBeyond } from './work-beyond';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The visitor waits for it before an approval is shown. */
const MOST_WORK = 5;

/** New devices of a range share a budget: one attacker makes many visitors there. */
const ofNew: Budget = {
  name: 'sponsor-range',
  limit: 30,
  spanMs: HOUR,
  step: 8,
  mostWork: MOST_WORK,
};
const ofKnown: Budget = {
  name: 'sponsor-device',
  limit: 120,
  spanMs: HOUR,
  step: 30,
  mostWork: MOST_WORK,
};

/** A device that asks for a sponsorship. */
export interface SponsoredDevice {
  readonly device: string;

  /** The range of addresses that it asks from. */
  readonly range: string;

  /** Since when its account knows it. */
  readonly sinceMs: number;
}

export interface SponsorWorkDeps {
  readonly beyond: Pick<WorkBeyond, 'take'>;
  readonly now: () => number;
}

/** Work that visitors do whose range, or who themselves, have asked for many sponsorships. */
export class SponsorWork {
  readonly #deps: SponsorWorkDeps;

  constructor(deps: SponsorWorkDeps) {
    this.#deps = deps;
  }

  /** @param asked May show work. @throws `ServiceError` `work` with a challenge. */
  async take({ device, range, sinceMs }: SponsoredDevice, asked: unknown): Promise<void> {
    const { beyond, now } = this.#deps;
    const isKnown = now() - sinceMs > DAY;
    const budget = isKnown ? ofKnown : ofNew;
    const subject = { purpose: budget.name, device };
    await beyond.take({ subject, budgets: [[budget, isKnown ? device : range]] }, asked);
  }
}
