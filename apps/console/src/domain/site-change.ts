import type { SiteRead, SitesRead } from './read-answers';

/** What an operator has typed into the form of a site. */
export type TypedSite = Pick<FormData, 'get' | 'getAll'>;

/** Names of the form's fields. A limit has its own name after `limit:`. */
export const siteFields = { note: 'note', takesCodes: 'codes', logins: 'logins' } as const;

/**
 * What is to be changed: only what differs from what was read, so that what another operator has changed meanwhile stays.
 * `undefined` where nothing differs.
 */
export function siteChange(
  site: SiteRead,
  { limits, logins }: Pick<SitesRead, 'limits' | 'logins'>,
  typed: TypedSite,
): object | undefined {
  const text = (name: string): string => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const note = text(siteFields.note);
  const takesCodes = text(siteFields.takesCodes) !== '';
  const chosen = typed.getAll(siteFields.logins);
  const before = site.logins ?? logins;
  const isOther = logins.some((id) => before.includes(id) !== chosen.includes(id));
  const changed = limits.flatMap(({ name }): [string, number | null][] => {
    const value = text(`limit:${name}`);
    const own = site.limits.get(name);
    if (value === (own === undefined ? '' : String(own))) return [];
    return [[name, value === '' ? null : Number(value)]];
  });
  const change = {
    ...(note !== site.note && { note }),
    ...(takesCodes !== site.takesCodes && { takesCodes }),
    ...(isOther && { logins: chosen.length === logins.length ? 'all' : chosen }),
    ...(changed.length > 0 && { limits: Object.fromEntries(changed) }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
