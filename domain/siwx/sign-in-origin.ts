/** The fields of a sign-in that can name another site than the page. */
export type SignInOriginFault = 'domain' | 'scheme' | 'uri';

/** The parts of a sign-in that name the site, before it is signed. */
export interface NamedSite {
  readonly data: { readonly domain: string; readonly uri: string };
  readonly text: string;
}

interface Origin {
  readonly scheme: string;
  readonly authority: string;
}

const originPattern = /^([A-Za-z][A-Za-z0-9+\-.]*):\/\/([^/?#]*)/;
const headerPattern = /^(?:([A-Za-z][A-Za-z0-9+\-.]*):\/\/)?(.*) wants you to sign in with your /i;
const uriLinePattern = /^URI: *(.*)$/gim;

/** The default ports, which an authority may leave out. */
const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * The first field of a sign-in, in its data or in its text, that names another site than the page at
 * `pageAddress` (ERC-4361, "Specifying the Request Origin"); `undefined` where every field names the page's
 * own. Without a page address, as in a program, there is nothing to compare with.
 */
export function signInOriginFault(
  { data, text }: NamedSite,
  pageAddress: string,
): SignInOriginFault | undefined {
  if (pageAddress === '') return undefined;
  const page = originOf(pageAddress);
  if (!page) return 'domain';
  const header = headerPattern.exec(text.split('\n', 1)[0] ?? '');
  const [, scheme, domain = data.domain] = header ?? [];
  const isSite = (authority: string): boolean => isSameAuthority(authority, page);
  if (!isSite(data.domain) || !isSite(domain)) return 'domain';
  if (scheme !== undefined && scheme.toLowerCase() !== page.scheme) return 'scheme';
  const uris = [data.uri, ...[...text.matchAll(uriLinePattern)].map(([, uri = '']) => uri)];
  return uris.every((uri) => isOfSite(uri, page)) ? undefined : 'uri';
}

function isOfSite(uri: string, page: Origin): boolean {
  const origin = originOf(uri);
  return origin?.scheme === page.scheme && isSameAuthority(origin.authority, page);
}

function isSameAuthority(authority: string, page: Origin): boolean {
  const own = withoutDefaultPort(page.authority, page.scheme);
  return own !== '' && withoutDefaultPort(authority, page.scheme) === own;
}

function originOf(url: string): Origin | undefined {
  const [, scheme = '', authority] = originPattern.exec(url) ?? [];
  return authority === undefined ? undefined : { scheme: scheme.toLowerCase(), authority };
}

/** Hosts are equal in every letter case. User info in front of a host is not part of the page's address. */
function withoutDefaultPort(authority: string, scheme: string): string {
  const port = defaultPorts[scheme];
  const spelled = authority.toLowerCase().replace(/:$/, '');
  return port === undefined ? spelled : spelled.replace(new RegExp(`:0*${port}$`), '');
}
