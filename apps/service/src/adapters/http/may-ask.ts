import type { Config } from '../../config/config';

/** The paths that pages of the sites ask. A new path is for the wallet's frame alone until it is listed here. */
const ofSites = [/^\/onramp\//, /^\/swap\//, /^\/names(?:\/(?:lookup|reverse|suggestions)\/.*)?$/];

/**
 * Whether a caller may ask for a path. Browsers write the origin of a page; another program, which has none, may ask what
 * pages of the sites may, and where there are no logins and so no frame, the rest.
 */
export function mayAsk(
  { login, origins }: Pick<Config, 'login' | 'origins'>,
  path: string,
  origin: string | undefined,
): boolean {
  const isOfSites = ofSites.some((pattern) => pattern.test(path));
  if (!isOfSites) return origin === login?.frameOrigin;
  return origin === undefined || origin === login?.frameOrigin || origins.includes(origin);
}
