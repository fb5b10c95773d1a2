import { MAX_WORK_LEVEL } from '../../../../domain/auth/login-work';
import { ServiceError } from '../http/service-error';
import type { Metrics } from '../observe/metrics';
import type { DoneWork, LoginWork } from './login-work';
import type { Counted, RateLimit, RateLimits } from './rate-limits';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The wait of one device for its next mail. */
export const RESEND_SECONDS = 30;

/** How much more may be required than a device was asked for: others may have sent mail while it worked. */
const SLACK = 2;

/** A mail of a login that is about to leave. */
export interface LeavingMail {
  readonly account: string;

  /** The mailbox of the address. */
  readonly mailbox: string;
  readonly device: string;

  /** Whether the device has logged in to the account before. */
  readonly isKnown: boolean;

  /** The range of addresses that the request comes from. */
  readonly range: string;
  readonly site: string;

  /** What the visitor does when the mail is there. */
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP';
}

/** A limit beyond which a mail costs work: one level more for each `step`. */
interface Budget extends RateLimit {
  readonly step: number;
  readonly keyOf: (mail: LeavingMail) => string;
}

const wait: Budget = {
  name: 'code-wait',
  limit: 1,
  spanMs: RESEND_SECONDS * 1000,
  step: 1,
  keyOf: ({ device, mailbox }) => `${mailbox}:${device}`,
};

const daily: Budget = {
  name: 'code-day',
  limit: 10,
  spanMs: DAY,
  step: 1,
  keyOf: ({ mailbox }) => mailbox,
};

/** The caller's range before the mailbox. */
const ofNewDevice: readonly Budget[] = [
  {
    name: 'code-range',
    limit: 20,
    spanMs: HOUR,
    step: 4,
    keyOf: ({ range }) => range,
  },
  {
    name: 'code-site',
    limit: 1000,
    spanMs: HOUR,
    step: 50,
    keyOf: ({ site }) => site,
  },
  {
    // So one range takes a part of a mailbox's mails only.
    name: 'code-range-mailbox',
    limit: 3,
    spanMs: DAY,
    step: 1,
    keyOf: ({ mailbox, range }) => `${range}:${mailbox}`,
  },
  {
    name: 'code-hour',
    limit: 5,
    spanMs: HOUR,
    step: 1,
    keyOf: ({ mailbox }) => mailbox,
  },
  daily,
];

const ofKnownDevice: readonly Budget[] = [
  {
    name: 'code-device-hour',
    limit: 5,
    spanMs: HOUR,
    step: 1,
    keyOf: ({ account, device }) => `${account}:${device}`,
  },
  {
    name: 'code-device-day',
    limit: 10,
    spanMs: DAY,
    step: 1,
    keyOf: ({ account, device }) => `${account}:${device}`,
  },
];

export interface MailLimitsDeps {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly work: LoginWork;
}

/**
 * The limits of mails that logins send. Beyond a limit no visitor is refused: the device works first, and the work grows with what
 * was sent. So no caller uses up what another one needs. A mail counts when it leaves.
 */
export class MailLimits {
  readonly #deps: MailLimitsDeps;

  constructor(deps: MailLimitsDeps) {
    this.#deps = deps;
  }

  /** Whether new devices have had a mailbox's mails of a day. More codes would be more guesses. */
  async hasHadDay(mail: LeavingMail): Promise<boolean> {
    if (mail.isKnown) return false;
    const [day] = await this.#deps.limits.counted([[daily, daily.keyOf(mail)]]);
    return day !== undefined && day.n >= daily.limit;
  }

  /**
   * Counts a mail. Returns what takes that back, where the mail does not leave.
   *
   * @throws {@link ServiceError} 429 `wait` for the device's own wait, and 429 `work` with a challenge.
   */
  async take(mail: LeavingMail, asked: unknown): Promise<() => Promise<void>> {
    const { limits, work } = this.#deps;
    const budgets = mail.isKnown ? ofKnownDevice : ofNewDevice;
    const all = [wait, ...budgets].map((budget) => [budget, budget.keyOf(mail)] as const);
    const before = await limits.counted(all);
    // With this mail it is one more.
    const next = before.map(({ n, seconds }) => ({ n: n + 1, seconds }));
    const shown = work.read(asked, mail);
    this.#judge(mail, budgets, next, shown);
    const done = shown && (await work.take(shown)) ? shown : undefined;
    if (!done) this.#judge(mail, budgets, next);

    const counts = await Promise.all(all.map(([budget, key]) => limits.count(budget, key)));
    const giveBack = async (): Promise<void> => {
      await Promise.all(all.map(([budget, key]) => limits.giveBack(budget, key)));
      if (done) await work.giveBack(done);
    };
    try {
      this.#judge(mail, budgets, counts, done); // Another request may have been first.
    } catch (error) {
      await giveBack();
      throw error;
    }
    return giveBack;
  }

  #judge(
    mail: LeavingMail,
    budgets: readonly Budget[],
    [waits, ...counts]: readonly Counted[],
    done?: DoneWork,
  ): void {
    if (waits && waits.n > wait.limit) throw new ServiceError(429, 'wait', waits.seconds);
    const levels = budgets.map((budget, index) => levelOf(budget, counts[index]?.n ?? 0));
    const level = Math.max(...levels);
    if (level <= (done ? done.level + SLACK : 0)) return;
    const { metrics, work } = this.#deps;
    metrics.limited(budgets[levels.indexOf(level)]?.name ?? '');
    const more = { challenge: work.challenge(mail, level), level, action: mail.action };
    throw new ServiceError(429, 'work', undefined, { more });
  }
}

function levelOf({ limit, step }: Budget, n: number): number {
  return Math.min(MAX_WORK_LEVEL, Math.max(0, Math.ceil((n - limit) / step)));
}
