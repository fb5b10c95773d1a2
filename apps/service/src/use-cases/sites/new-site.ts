import type { StoredSite } from '../../ports/sites';

/** A site of which the operator has said nothing yet. */
export function newSite(origin: string, createdMs: number): StoredSite {
  return {
    origin,
    note: '',
    isFrozen: false,
    takesCodes: false,
    logins: undefined,
    limits: {},
    createdMs,
  };
}
