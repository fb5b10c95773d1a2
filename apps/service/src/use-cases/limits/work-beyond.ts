import { MAX_WORK_LEVEL } from '../../../../../domain/login/login-work';
import { ServiceError } from '../../domain/service-error';
import type { Metrics } from '../../observe/metrics';
import type { DoneWork, LoginWork, WorkSubject } from './login-work';
import type { Counted, RateLimit, RateLimits } from './rate-limits';

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

  /** What a refusal says besides. */
  readonly more?: Readonly<Record<string, string>>;
}

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
   * @throws {@link ServiceError} `work` with a challenge.
   */
  async take(demand: Demand, asked: unknown): Promise<() => Promise<void>> {
    const { limits, work } = this.#deps;
    const { budgets, subject } = demand;
    const before = await limits.counted(budgets);
    // With this one it is one more.
    const next = before.map(({ n, seconds }) => ({ n: n + 1, seconds }));
    const shown = work.read(asked, subject);
    this.#judge(demand, next, shown);
    const done = shown && (await work.take(shown)) ? shown : undefined;
    if (!done) this.#judge(demand, next);

    const counts = await Promise.all(budgets.map(([budget, key]) => limits.count(budget, key)));
    const giveBack = async (): Promise<void> => {
      await Promise.all(budgets.map(([budget, key]) => limits.giveBack(budget, key)));
      if (done) await work.giveBack(done);
    };
    try {
      this.#judge(demand, counts, done); // Another request may have been first.
    } catch (error) {
      await giveBack();
      throw error;
    }
    return giveBack;
  }

  #judge({ budgets, more, subject }: Demand, counts: readonly Counted[], done?: DoneWork): void {
    const levels = budgets.map(([budget], index) => levelOf(budget, counts[index]?.n ?? 0));
    const level = Math.max(...levels);
    if (level <= (done ? done.level + SLACK : 0)) return;
    const { metrics, work } = this.#deps;
    metrics.limited(budgets[levels.indexOf(level)]?.[0].name ?? '');
    const challenge = work.challenge(subject, level);
    throw new ServiceError('work', { more: { ...more, challenge, level } });
  }
}

function levelOf({ limit, mostWork = MAX_WORK_LEVEL, step }: Budget, n: number): number {
  return Math.min(mostWork, Math.max(0, Math.ceil((n - limit) / step)));
}
