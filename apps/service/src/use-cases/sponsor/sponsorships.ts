import { dayOf } from '../../domain/day-of';
import { NotSponsored } from '../../domain/sponsor/not-sponsored';
import { kindOf, type Logger } from '../../observe/logger';
import type { SponsorRule } from '../../ports/sponsor-rules';
import type { HeldSponsorship, Sponsored } from '../../ports/sponsorships';
import type { Events } from '../../ports/events';
import type { Store } from '../../ports/store';
import type { ChainOutcomes } from '../../ports/chain-outcomes';

/** How long a visitor's own sums stay. */
const KEPT_DAYS = 3;

/** How often the chain is asked what has become of a sponsorship, and of how many at once. */
const LOOK_MS = 30_000;
const LOOKS = 50;

/** What is about to be signed. */
export interface Offered extends Sponsored {
  readonly id: string;

  /** The most that it costs, in billionths of the network's coin. */
  readonly sum: number;
  readonly untilSeconds: number;
  readonly trace: string;
}

export interface SponsorshipsDeps {
  readonly events: Events;
  readonly store: Pick<Store, 'sponsorships' | 'transaction'>;
  readonly outcomes: ChainOutcomes;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * The budgets of sponsorships. What is signed is held at its most before it is signed, in one transaction, and counts until the
 * chain says what it has cost, or can no longer take it: neither parallel requests nor several instances get past a budget.
 */
export class Sponsorships {
  readonly #deps: SponsorshipsDeps;

  constructor(deps: SponsorshipsDeps) {
    this.#deps = deps;
  }

  /**
   * Holds what is about to be signed. Of what has the same id the chain takes one, so the dearest of them is held.
   * @throws {@link NotSponsored} `visitor_budget` or `site_budget`.
   */
  async hold(rule: SponsorRule, offered: Offered): Promise<void> {
    const { now, store } = this.#deps;
    await store.transaction(async ({ sponsorships }) => {
      const before = await sponsorships.find(offered.id);
      const day = before?.day ?? dayOf(now());
      const sum = Math.max(offered.sum, before?.sum ?? 0);
      const more = { count: before ? 0 : 1, sum: sum - (before?.sum ?? 0) };
      const [visitor, site] = [offered, wholeSite(offered)];
      const [own, all] = await Promise.all([
        sponsorships.spent(visitor, day),
        sponsorships.spent(site, day),
      ]);
      if (own.count + more.count > rule.visitorCount || own.sum + more.sum > rule.visitorSum) {
        throw new NotSponsored('visitor_budget');
      }
      if (all.count + more.count > rule.siteCount || all.sum + more.sum > rule.siteSum) {
        throw new NotSponsored('site_budget');
      }
      await sponsorships.spend(visitor, day, more);
      await sponsorships.spend(site, day, more);
      const untilSeconds = Math.max(offered.untilSeconds, before?.untilSeconds ?? 0);
      const { trace = offered.trace } = before ?? {}; // The block from which it can be on the chain.
      await sponsorships.hold({ ...offered, day, sum, trace, untilSeconds }, now() + LOOK_MS);
    });
  }

  /** Asks the chains what has become of what is held. A chain that does not answer is asked again. */
  async sweep(): Promise<void> {
    const { logger, now, outcomes, store } = this.#deps;
    const due = await store.transaction(({ sponsorships }) =>
      sponsorships.due(now(), now() + LOOK_MS, LOOKS),
    );
    for (const held of due) {
      try {
        const outcome = await outcomes.of(held);
        if (outcome.kind === 'paid') await this.#end(held, outcome.sum);
        if (outcome.kind === 'over') await this.#end(held, undefined);
      } catch (error) {
        logger.warn('a sponsorship could not be looked for', { kind: kindOf(error) });
      }
    }
    await store.sponsorships.sweep(dayOf(now()) - KEPT_DAYS);
  }

  /** @param paid What it has cost, `undefined` where nothing. */
  async #end(held: HeldSponsorship, paid: number | undefined): Promise<void> {
    const { events, store } = this.#deps;
    await store.transaction(async (stored) => {
      const { sponsorships } = stored;
      if (!(await sponsorships.drop(held))) return; // Another instance was first, or it was signed anew.
      const more = { count: paid === undefined ? -1 : 0, sum: (paid ?? 0) - held.sum };
      await sponsorships.spend(held, held.day, more);
      await sponsorships.spend(wholeSite(held), held.day, more);
      if (paid === undefined) return;
      const { account, network, site } = held;
      await events.publish({ type: 'operation.sponsored', account, network, site }, stored);
    });
  }
}

function wholeSite({ network, site }: Sponsored): Sponsored {
  return { network, site, account: '' };
}
