import { recordOf, unreadable } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';

/** The operator's sites, by their origins. */
export interface OperatorSites {
  /** Those that may have the frame. */
  readonly sites: readonly string[];

  /** Those that may pass on a code which the visitor has typed into the site. */
  readonly codeSites: readonly string[];
}

/**
 * @param version Of this frame, for the operator's console.
 * @param named The site that the page's address or the browser names, where one does. It makes the answer short, and is believed
 *   nothing: the greeting's own origin has to be among the sites.
 */
export async function sitesOf(
  calls: Pick<ServiceCalls, 'post'>,
  version: string,
  named: string | undefined,
): Promise<OperatorSites> {
  const asked = { version, ...(named !== undefined && { origin: named }) };
  const { codeSites, sites } = recordOf(await calls.post('/frame/sites', asked));
  return { sites: originsIn(sites), codeSites: originsIn(codeSites) };
}

function originsIn(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((site) => typeof site === 'string')) return value;
  throw unreadable('sites');
}
