import {
  type ChosenLimits,
  isLimitName,
  limitChoice,
  limitNames,
  whyNoLimit,
} from '../../domain/limits';
import type { StoredSite } from '../../ports/sites';
import { SiteError } from './site-error';

/** What an operator says of a site. What is absent stays as it is. */
export interface SiteChange {
  readonly note?: string;
  readonly takesCodes?: boolean;

  /** Ids of logins; `all`: every login of the service, also one that comes later. */
  readonly logins?: readonly string[] | 'all';

  /** Numbers by the names of limits. `undefined` takes the service's own again. */
  readonly limits?: Readonly<Record<string, number | undefined>>;
}

const MAX_NOTE = 200;

/**
 * The site after a change.
 *
 * @param offered The ids of the service's logins.
 * @throws {@link SiteError} with what is wrong.
 */
export function changedSite(
  site: StoredSite,
  change: SiteChange,
  offered: readonly string[],
): StoredSite {
  const { limits, logins, note = site.note, takesCodes = site.takesCodes } = change;
  if (note.length > MAX_NOTE || /\p{C}/u.test(note)) {
    throw new SiteError(`A note is one line of at most ${MAX_NOTE} characters.`);
  }
  return {
    origin: site.origin,
    note,
    isFrozen: site.isFrozen,
    takesCodes,
    logins: logins === undefined ? site.logins : loginsIn(logins, offered),
    limits: limits === undefined ? site.limits : limitsIn(site.limits, limits),
    createdMs: site.createdMs,
  };
}

function loginsIn(
  logins: readonly string[] | 'all',
  offered: readonly string[],
): StoredSite['logins'] {
  if (logins === 'all') return undefined;
  const unknown = logins.find((id) => !offered.includes(id));
  if (unknown !== undefined) {
    throw new SiteError(
      `${unknown} is no login of this service, which has ${offered.join(', ') || 'none'}.`,
    );
  }
  if (logins.length === 0) throw new SiteError('A site without a login: freeze it instead.');
  return offered.filter((id) => logins.includes(id));
}

function limitsIn(
  before: ChosenLimits,
  change: Readonly<Record<string, number | undefined>>,
): ChosenLimits {
  const after = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(change)) {
    if (!isLimitName(name) || !limitChoice(name).ofSite) {
      const known = limitNames.filter((each) => limitChoice(each).ofSite).join(', ');
      throw new SiteError(`${name} is no limit of a site. Those are ${known}.`);
    }
    const why = value === undefined ? undefined : whyNoLimit(name, value);
    if (why !== undefined) throw new SiteError(`${name} ${why}.`);
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return Object.fromEntries(after);
}
