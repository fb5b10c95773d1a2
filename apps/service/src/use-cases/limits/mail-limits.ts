import { ServiceError } from '../../domain/service-error';
import type { Counted, RateLimit, RateLimits } from './rate-limits';
import type { Budget, WorkBeyond } from './work-beyond';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The wait of one device for its next mail. */
export const RESEND_SECONDS = 30;

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

const wait: RateLimit = { name: 'code-wait', limit: 1, spanMs: RESEND_SECONDS * 1000 };

interface MailBudget extends Budget {
  readonly keyOf: (mail: LeavingMail) => string;
}

const daily: MailBudget = {
  name: 'code-day',
  limit: 10,
  spanMs: DAY,
  step: 1,
  keyOf: ({ mailbox }) => mailbox,
};

/** The caller's range before the mailbox. */
const ofNewDevice: readonly MailBudget[] = [
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

const ofKnownDevice: readonly MailBudget[] = [
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
  readonly beyond: Pick<WorkBeyond, 'take'>;
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
   * @throws {@link ServiceError} `wait` for the device's own wait, and `work` with a challenge.
   */
  async take(mail: LeavingMail, asked: unknown): Promise<() => Promise<void>> {
    const { beyond, limits } = this.#deps;
    const { account, action, device, isKnown, mailbox } = mail;
    const own = `${mailbox}:${device}`;
    const [before] = await limits.counted([[wait, own]]);
    if (before && before.n >= wait.limit) throw waiting(before);
    const budgets = (isKnown ? ofKnownDevice : ofNewDevice).map(
      (budget) => [budget, budget.keyOf(mail)] as const,
    );
    const subject = { purpose: account, device };
    const takeBack = await beyond.take({ budgets, subject, more: { action } }, asked);
    const giveBack = async (): Promise<void> => {
      await limits.giveBack(wait, own);
      await takeBack();
    };
    const waits = await limits.count(wait, own);
    if (waits.n <= wait.limit) return giveBack;
    await giveBack(); // Another request of the device was first.
    throw waiting(waits);
  }
}

function waiting({ seconds }: Counted): ServiceError {
  return new ServiceError('wait', { retryAfter: seconds });
}
