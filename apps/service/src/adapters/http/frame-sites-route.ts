import type { Hono } from 'hono';
import type { Site, Sites } from '../../ports/sites';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { ORIGIN_LENGTH } from './site-in';
import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { FrameVersions } from '../../use-cases/console/frame-versions';

/**
 * `POST /frame/sites`, for the wallet's frame alone: the sites that may have it, and those that may pass codes on. A frame that names
 * the site whose page has it hears of that one alone, so that the answer stays small however many there are. A frozen site is named:
 * its visitor hears of it from what the frame asks next. A frame says here of which version it is.
 */
export function addFrameSitesRoute(
  app: Hono<ServiceEnv>,
  {
    frameVersions,
    sites,
  }: { readonly frameVersions: Pick<FrameVersions, 'seen'>; readonly sites: Sites },
): void {
  app.post('/frame/sites', async (c) => {
    const asked = await jsonBody(c);
    const isNamed = fieldOf(asked, 'origin') !== undefined;
    const all = await (isNamed
      ? named(sites, printableText(asked, 'origin', ORIGIN_LENGTH))
      : sites.list());
    frameVersions.seen(textOf(asked, 'version'), isNamed ? (all[0]?.origin ?? '') : '');
    return c.json({ sites: all.map(originOf), codeSites: all.filter(takesCodes).map(originOf) });
  });
}

async function named(sites: Sites, origin: string | undefined): Promise<readonly Site[]> {
  const site = origin === undefined ? undefined : await sites.find(origin);
  return site ? [site] : [];
}

function originOf({ origin }: Site): string {
  return origin;
}

function takesCodes(site: Site): boolean {
  return site.takesCodes;
}
