const brands: ReadonlySet<string> = new Set([
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
  'farcaster',
]);
const PREFIX = 'openid:';

/** A provider as sites name it: a brand, or the operator's own provider with a mark before its id. */
export function siteNameOf(id: string): string {
  return brands.has(id) ? id : `${PREFIX}${id}`;
}

/** The id of the provider that a site names. */
export function providerIdOf(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}
