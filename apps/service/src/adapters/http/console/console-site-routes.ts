import {
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  textOf,
} from '../../../../../../domain/outside/untrusted-record';
import type { EntryAct } from '../../../domain/console-entry';
import type { Sites, StoredSite } from '../../../ports/sites';
import type { ConsoleLog } from '../../../use-cases/console/console-log';
import { limitChoice, type LimitName, limitNames } from '../../../domain/limits';
import { saidChange } from '../../../use-cases/sites/said-change';
import type { SiteChange } from '../../../use-cases/sites/site-changes';
import { SiteError } from '../../../use-cases/sites/site-error';
import type { SiteRegister } from '../../../use-cases/sites/site-register';
import type { RateLimit } from '../../../use-cases/limits/rate-limits';
import type { Gate } from '../gate';
import { HttpRefusal } from '../http-refusal';
import type { ConsoleDoor } from './console-door';
import { reasonIn } from './console-payload';

const MAX_ORIGIN = 255;
const MAX_LOGINS = 50;

const changes: RateLimit = { name: 'console-site', limit: 120, spanMs: 3_600_000 };

export interface ConsoleSitesDeps {
  readonly gate: Gate;
  readonly log: Pick<ConsoleLog, 'append'>;

  /** The service's own limits. */
  readonly limits: Readonly<Record<LimitName, number>>;

  /** The ids of the service's logins. */
  readonly offered: readonly string[];
  readonly register: Pick<SiteRegister, 'add' | 'change' | 'freeze' | 'thaw'>;
  readonly sites: Sites;
}

/** What operators with the role `act` do to sites. The entry in the log comes first, also for what is refused then. */
export function addConsoleSites(door: ConsoleDoor, deps: ConsoleSitesDeps): void {
  const { gate, limits, log, offered, register, sites } = deps;
  const ofSites = limitNames
    .filter((name) => limitChoice(name).ofSite)
    .map((name) => {
      const { least, meaning, most } = limitChoice(name);
      return { name, least, most, meaning, ofService: limits[name] };
    });

  door.route('/console/site/list', 'read', async () => ({
    sites: await sites.list(),
    logins: offered,
    limits: ofSites,
  }));

  const change = (
    path: string,
    act: EntryAct,
    work: (origin: string, change: SiteChange) => Promise<StoredSite>,
    readChange: (payload: unknown) => SiteChange = () => ({}),
  ): void =>
    door.route(path, 'act', async (asked) => {
      const { subject: operator } = asked.operator;
      const reason = reasonIn(asked);
      const about = textOf(asked.payload, 'origin') ?? '';
      if (about.length > MAX_ORIGIN || !/^[!-~]+$/.test(about) || about.includes('@')) {
        throw new HttpRefusal(400, 'origin_unusable');
      }
      await gate.refuseOver(changes, operator);
      const own = readChange(asked.payload);
      await log.append({ operator, act, about: `${about}${saidChange(own)}`, reason });
      try {
        return { site: await work(about, own) };
      } catch (error) {
        if (!(error instanceof SiteError)) throw error;
        throw new HttpRefusal(400, 'site_refused', { more: { says: error.message } });
      }
    });

  change('/console/site/add', 'site.add', (origin, own) => register.add(origin, own), changeIn);
  change(
    '/console/site/change',
    'site.change',
    (origin, own) => register.change(origin, own),
    changeIn,
  );
  change('/console/site/freeze', 'site.freeze', (origin) => register.freeze(origin));
  change('/console/site/thaw', 'site.thaw', (origin) => register.thaw(origin));
}

/** What is said of a site. What has another type is as if it were absent. */
function changeIn(payload: unknown): SiteChange {
  const note = textOf(payload, 'note');
  const takesCodes = fieldOf(payload, 'takesCodes');
  const logins = loginsIn(fieldOf(payload, 'logins'));
  const limits = limitsIn(fieldOf(payload, 'limits'));
  return {
    ...(note !== undefined && { note }),
    ...(typeof takesCodes === 'boolean' && { takesCodes }),
    ...(logins !== undefined && { logins }),
    ...(limits !== undefined && { limits }),
  };
}

function loginsIn(given: unknown): SiteChange['logins'] {
  if (given === 'all') return 'all';
  return entriesOf(given, MAX_LOGINS)?.filter((id) => typeof id === 'string');
}

/** `null` takes the service's own limit again. */
function limitsIn(given: unknown): SiteChange['limits'] {
  if (!isUntrustedRecord(given)) return undefined;
  const read = Object.keys(given).flatMap((name): [string, number | undefined][] => {
    const value = fieldOf(given, name);
    if (value === null) return [[name, undefined]];
    return typeof value === 'number' ? [[name, value]] : [];
  });
  return Object.fromEntries(read);
}
