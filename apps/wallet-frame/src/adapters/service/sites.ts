import { recordOf, unreadable } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';

/** The operator's sites, by their origins. */
export interface OperatorSites {
  /** Those that may have the frame. */
  readonly sites: readonly string[];

  /** Those that may pass on a code which the visitor has typed into the site. */
  readonly codeSites: readonly string[];
}

export async function sitesOf(calls: Pick<ServiceCalls, 'post'>): Promise<OperatorSites> {
  const { codeSites, sites } = recordOf(await calls.post('/frame/sites', {}));
  return { sites: originsIn(sites), codeSites: originsIn(codeSites) };
}

function originsIn(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((site) => typeof site === 'string')) return value;
  throw unreadable('sites');
}
