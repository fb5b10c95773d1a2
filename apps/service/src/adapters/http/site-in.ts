import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { Site, Sites } from '../../ports/sites';
import { demandLogin } from '../../use-cases/sites/demand-site';
import { HttpRefusal } from './http-refusal';

/** The longest origin that the service reads. */
export const ORIGIN_LENGTH = 256;

/**
 * The site in what the frame asks, where it offers a login.
 *
 * @throws {@link HttpRefusal} 400 `origin`, and `ServiceError` `site_frozen` and `site_login`.
 */
export async function siteIn(
  sites: Pick<Sites, 'find'>,
  asked: unknown,
  login: string,
): Promise<Site> {
  const origin = printableText(asked, 'origin', ORIGIN_LENGTH);
  if (origin === undefined || !(await sites.find(origin))) throw new HttpRefusal(400, 'origin');
  return demandLogin(sites, origin, login);
}

/** The site that the frame names, frozen or not. `undefined` where it names none. @throws {@link HttpRefusal} 400 `origin`. */
export async function namedSite(
  sites: Pick<Sites, 'find'>,
  asked: unknown,
): Promise<Site | undefined> {
  if (fieldOf(asked, 'origin') === undefined) return undefined;
  const site = await sites.find(printableText(asked, 'origin', ORIGIN_LENGTH) ?? '');
  if (!site) throw new HttpRefusal(400, 'origin');
  return site;
}
