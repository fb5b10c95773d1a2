import { isLimitName } from '../../domain/limits';
import type { SiteChange } from './site-changes';

/** As many characters as an entry of the log may have for it. */
const MAX_LENGTH = 800;

/**
 * What a change changes, for the console's log: ` code-hour=3, codes=on, logins=email`. A note is named, and not repeated: it may have
 * an address. Names that are none are left out: such a change is refused.
 */
export function saidChange({ limits = {}, logins, note, takesCodes }: SiteChange): string {
  const parts = [
    ...Object.entries(limits)
      .filter(([name]) => isLimitName(name))
      .map(([name, value]) => `${name}=${value ?? 'default'}`),
    ...(takesCodes === undefined ? [] : [`codes=${takesCodes ? 'on' : 'off'}`]),
    ...(logins === undefined ? [] : [`logins=${loginsIn(logins)}`]),
    ...(note === undefined ? [] : ['note']),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ').slice(0, MAX_LENGTH)}`;
}

function loginsIn(logins: readonly string[] | 'all'): string {
  if (logins === 'all') return logins;
  return logins.filter((id) => /^[\w-]{1,40}$/.test(id)).join(' ');
}
