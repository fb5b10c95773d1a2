import { ServiceError } from '../../domain/service-error';
import type { ChosenLimits } from '../../domain/limits';
import { type Counted, limitNamed, type RateLimit, type RateLimits } from './rate-limits';
import type { Budget, Demand, Seen, WorkBeyond } from './work-beyond';

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

  /** The limits of the site. */
  readonly ofSite?: ChosenLimits;

  /** What the visitor does when the mail is there. */
  readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP';
}

const waitOfDevice = limitNamed('code-wait');

interface MailBudget extends Budget {
  readonly keyOf: (mail: LeavingMail) => string;
}

const daily: MailBudget = {
  ...limitNamed('code-day'),
  step: 1,
  keyOf: ({ mailbox }) => mailbox,
};

/** The caller's range before the mailbox. */
const ofNewDevice: readonly MailBudget[] = [
  {
    ...limitNamed('code-range'),
    step: 4,
    keyOf: ({ range }) => range,
  },
  {
    ...limitNamed('code-site'),
    step: 50,
    keyOf: ({ site }) => site,
  },
  {
    // So one range takes a part of a mailbox's mails only.
    ...limitNamed('code-range-mailbox'),
    step: 1,
    keyOf: ({ mailbox, range }) => `${range}:${mailbox}`,
  },
  {
    ...limitNamed('code-hour'),
    step: 1,
    keyOf: ({ mailbox }) => mailbox,
  },
  daily,
];

const ofKnownDevice: readonly MailBudget[] = [
  {
    ...limitNamed('code-device-hour'),
    step: 1,
    keyOf: ({ account, device }) => `${account}:${device}`,
  },
  {
    ...limitNamed('code-device-day'),
    step: 1,
    keyOf: ({ account, device }) => `${account}:${device}`,
  },
];

export interface MailLimitsDeps {
  readonly limits: RateLimits;
  readonly beyond: Pick<WorkBeyond, 'look' | 'take'>;
}

/** What was sent before. */
export interface SeenMails {
  readonly seen: Seen;

  /** Whether new devices have had the mailbox's mails of a day. More codes would be more guesses. */
  readonly hadDay: boolean;
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

  /** How long one device waits for its next mail. */
  get waitSeconds(): number {
    return this.#deps.limits.mostOf(waitOfDevice);
  }

  /** What was sent before, without counting a mail. */
  async look(mail: LeavingMail): Promise<SeenMails> {
    const { beyond, limits } = this.#deps;
    const demand = this.#demandOf(mail);
    const seen = await beyond.look(demand);
    const day = seen[demand.budgets.findIndex(([{ name }]) => name === daily.name)];
    return { seen, hadDay: day !== undefined && day.n >= limits.mostOf(daily, mail.ofSite) };
  }

  /**
   * Counts a mail. Returns what takes that back, where the mail does not leave.
   *
   * @param seen What {@link MailLimits.look} has found for it.
   * @throws {@link ServiceError} `wait` for the device's own wait, and `work` with a challenge.
   */
  async take(mail: LeavingMail, asked: unknown, seen?: Seen): Promise<() => Promise<void>> {
    return this.#deps.beyond.take(this.#demandOf(mail), asked, seen);
  }

  #demandOf(mail: LeavingMail): Demand {
    const { account, action, device, isKnown, mailbox, ofSite } = mail;
    const wait: RateLimit = { name: 'code-wait', limit: 1, spanMs: this.waitSeconds * 1000 };
    const own = { limit: [wait, `${mailbox}:${device}`], refusal: waiting } as const;
    const budgets = (isKnown ? ofKnownDevice : ofNewDevice).map(
      (budget) => [budget, budget.keyOf(mail)] as const,
    );
    const subject = { purpose: account, device };
    return { budgets, own, subject, more: { action }, ...(ofSite && { ofSite }) };
  }
}

function waiting({ seconds }: Counted): ServiceError {
  return new ServiceError('wait', { retryAfter: seconds });
}
