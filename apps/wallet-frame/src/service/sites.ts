import { recordOf, unreadable } from '../bytes/untrusted';
import type { ProvenCalls } from './proven-calls';

/** The origins of the operator's sites, which may have the frame. */
export async function sitesOf(calls: Pick<ProvenCalls, 'post'>): Promise<readonly string[]> {
  const { sites } = recordOf(await calls.post('/frame/sites', {}));
  if (!Array.isArray(sites) || !sites.every((site) => typeof site === 'string')) {
    throw unreadable('sites');
  }
  return sites;
}
