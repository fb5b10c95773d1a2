import { MAX_WORK_LEVEL } from '../../../../../domain/login/login-work';
import type { ChosenLimits } from '../../domain/limits';
import { ServiceError } from '../../domain/service-error';
import type { Metrics } from '../../observe/metrics';
import type { DoneWork, LoginWork, WorkSubject } from './login-work';
import type { Counted, LimitOfKey, RateLimit, RateLimits } from './rate-limits';

/** How much more may be required than a device was asked for: others may have asked while it worked. */
const SLACK = 2;

/** A limit beyond which a device works: one level more for each `step`. */
export interface Budget extends RateLimit {
  readonly step: number;

  /** The most work that it asks for, where that is less than for a mail. */
  readonly mostWork?: number;
}

/** What a device asks for, and the budgets that it takes from, each by its key. */
export interface Demand {
  readonly subject: WorkSubject;
  readonly budgets: readonly (readonly [Budget, string])[];

  /** The device's own limit, beyond which it is refused whatever it works. */
  readonly own?: {
    readonly limit: LimitOfKey;
    readonly refusal: (counted: Counted) => ServiceError;
  };

  /** The limits of the site that the device is in. */
  readonly ofSite?: ChosenLimits;

  /** What a refusal says besides. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What was counted, in the order of a demand. */
export type Seen = readonly Counted[];

export interface WorkBeyondDeps {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly work: LoginWork;
}

/** Budgets that callers share. Beyond one no caller is refused: the device works first, and the work grows with what was taken. */
export class WorkBeyond {
  readonly #deps: WorkBeyondDeps;

  constructor(deps: WorkBeyondDeps) {
    this.#deps = deps;
  }

  /**
   * Counts what a device asks for. Returns what takes that back.
   *
   * @param asked The request, which may show work.
   * @param seen What {@link WorkBeyond.look} has found for it.
   * @throws {@link ServiceError} `work` with a challenge, and the refusal of the device's own limit.
   */
  async take(demand: Demand, asked: unknown, seen?: Seen): Promise<() => Promise<void>> {
    const { limits, work } = this.#deps;
    const { subject } = demand;
    const counted = countedIn(demand);
    const before = seen ?? (await this.look(demand));
    // With this one it is one more.
    const next = before.map(({ n, seconds }) => ({ n: n + 1, seconds }));
    refuseOwn(demand, next);
    const shown = work.read(asked, subject);
    this.#judge(demand, next, shown);
    const done = shown && (await work.take(shown)) ? shown : undefined;
    if (!done) this.#judge(demand, next);

    const counts = await limits.countAll(counted);
    const giveBack = async (): Promise<void> => {
      await limits.giveBack(counted);
      if (done) await work.giveBack(done);
    };
    try {
      // Another request may have been first.
      refuseOwn(demand, counts);
      this.#judge(demand, counts, done);
    } catch (error) {
      await giveBack();
      throw error;
    }
    return giveBack;
  }

  /** What was taken before, without counting: of each budget, and of the device's own limit behind them. */
  look(demand: Pick<Demand, 'budgets' | 'own'>): Promise<Seen> {
    return this.#deps.limits.counted(countedIn(demand));
  }

  #judge(demand: Demand, counts: readonly Counted[], done?: DoneWork): void {
    const { budgets, more, ofSite, subject } = demand;
    const { limits, metrics, work } = this.#deps;
    const levels = budgets.map(([budget], index) =>
      levelOf(budget, limits.mostOf(budget, ofSite), counts[index]?.n ?? 0),
    );
    const level = Math.max(...levels);
    if (level <= (done ? done.level + SLACK : 0)) return;
    metrics.limited(budgets[levels.indexOf(level)]?.[0].name ?? '');
    const challenge = work.challenge(subject, level);
    throw new ServiceError('work', { more: { ...more, challenge, level } });
  }
}

function countedIn({ budgets, own }: Pick<Demand, 'budgets' | 'own'>): readonly LimitOfKey[] {
  return [...budgets, ...(own ? [own.limit] : [])];
}

/** @param counts Of the budgets, and of the device's own limit behind them. */
function refuseOwn({ budgets, own }: Demand, counts: readonly Counted[]): void {
  const counted = counts[budgets.length];
  if (own && counted && counted.n > own.limit[0].limit) throw own.refusal(counted);
}

function levelOf({ mostWork = MAX_WORK_LEVEL, step }: Budget, most: number, n: number): number {
  return Math.min(mostWork, Math.max(0, Math.ceil((n - most) / step)));
}
