import { fieldOf } from '../../../../../../domain/outside/untrusted-record';
import { dayOf } from '../../../domain/day-of';
import { emailAddress } from '../../../domain/email-address';
import type { Store } from '../../../ports/store';
import type { ConsoleLog } from '../../../use-cases/console/console-log';
import type { Deletions } from '../../../use-cases/console/deletions';
import type { FrameVersions } from '../../../use-cases/console/frame-versions';
import type { Tally } from '../../../use-cases/console/tally';
import type { VisitorReads } from '../../../use-cases/console/visitor-reads';
import type { RateLimit } from '../../../use-cases/limits/rate-limits';
import type { Gate } from '../gate';
import { HttpRefusal } from '../http-refusal';
import type { ConsoleDoor } from './console-door';
import { accountIn, actIn, reasonIn } from './console-payload';

const HOUR = 3_600_000;
const MOST_SITES = 500;
const DAYS = 7;

/** What names visitors: more is no help for one visitor. */
const reveals: RateLimit = { name: 'console-reveal', limit: 30, spanMs: HOUR };

/** How a part of the set-up is. */
export interface HealthFinding {
  readonly is: 'open' | 'right' | 'wrong';
  readonly about: string;
  readonly says: string;
}

export interface ConsoleReadsDeps {
  readonly deletions: Pick<Deletions, 'list'>;
  readonly frameVersions: Pick<FrameVersions, 'ofDays'>;
  readonly gate: Gate;

  /** Looks at the database, the mail servers and the nodes. */
  readonly health: () => Promise<readonly HealthFinding[]>;
  readonly log: Pick<ConsoleLog, 'page' | 'verify'>;
  readonly now: () => number;

  readonly store: Pick<Store, 'reads' | 'spending'>;
  readonly tally: Pick<Tally, 'ofDays'>;
  readonly visitors: VisitorReads;
}

/** What any operator may read: see `apps/console`. */
export function addConsoleReads(door: ConsoleDoor, deps: ConsoleReadsDeps): void {
  const { deletions, frameVersions, gate, health, log, now, store, tally, visitors } = deps;
  const { reads, spending } = store;

  door.route('/console/overview', 'read', async () => {
    const [counts, findings, waiting] = await Promise.all([
      reads.counts(now()),
      health(),
      deletions.list(),
    ]);
    return { counts, health: findings, deletions: waiting };
  });

  door.route('/console/sites', 'read', async () => ({
    sessions: await reads.sites(now(), MOST_SITES),
  }));

  door.route('/console/mails', 'read', async () => {
    const [waiting, givenUp] = await Promise.all([
      reads.waitingMails(),
      tally.ofDays('mail-given-up', DAYS),
    ]);
    return { days: DAYS, waiting, givenUp };
  });

  door.route('/console/limits', 'read', async () => ({
    days: DAYS,
    limits: await tally.ofDays('limit', DAYS),
  }));

  door.route('/console/frames', 'read', async () => ({
    days: DAYS,
    ...(await frameVersions.ofDays(DAYS)),
  }));

  door.route('/console/sponsors', 'read', async () => {
    const spent = await spending.ofSites(dayOf(now()) - DAYS + 1);
    return { days: DAYS, spent: spent.slice(0, MOST_SITES) };
  });

  door.route('/console/log', 'read', async ({ payload }) => {
    const before = fieldOf(payload, 'before');
    const isNumber = typeof before === 'number' && Number.isSafeInteger(before);
    return { entries: await log.page(isNumber ? before : undefined) };
  });

  door.route('/console/log/verify', 'read', async ({ operator }) => {
    await gate.refuseOver(verifications, operator.subject);
    return log.verify();
  });

  door.route('/console/visitor/find', 'read', async (asked) => {
    const email = emailAddress(fieldOf(asked.payload, 'email'));
    if (email === undefined) throw new HttpRefusal(400, 'email');
    const reason = reasonIn(asked);
    await gate.refuseOver(reveals, asked.operator.subject);
    return visitors.find(email, { operator: asked.operator.subject, reason });
  });

  door.route('/console/visitor', 'read', (asked) => visitors.view(accountIn(asked)));

  door.route('/console/visitor/reveal', 'read', async (asked) => {
    const act = actIn(asked);
    await gate.refuseOver(reveals, act.operator);
    return { logins: await visitors.reveal(act) };
  });
}

const verifications: RateLimit = { name: 'console-verify', limit: 60, spanMs: HOUR };
