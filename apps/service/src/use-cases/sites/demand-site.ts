import { ServiceError } from '../../domain/service-error';
import type { Site, Sites } from '../../ports/sites';

/**
 * The site with this origin, where it may be served.
 *
 * @throws {@link ServiceError} `site` where the operator has no such site, and `site_frozen`.
 */
export async function demandSite(sites: Pick<Sites, 'find'>, origin: string): Promise<Site> {
  const site = await sites.find(origin);
  if (!site) throw new ServiceError('site');
  if (site.isFrozen) throw new ServiceError('site_frozen');
  return site;
}

/**
 * The same, where it offers a login.
 *
 * @throws {@link ServiceError} `site_login` where the operator has it without this login.
 */
export async function demandLogin(
  sites: Pick<Sites, 'find'>,
  origin: string,
  login: string,
): Promise<Site> {
  const site = await demandSite(sites, origin);
  if (site.logins && !site.logins.includes(login)) throw new ServiceError('site_login');
  return site;
}
