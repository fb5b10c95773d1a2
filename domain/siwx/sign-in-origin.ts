/** Which of a sign-in's fields is not the page's own. */
export type SignInOriginFault = 'domain' | 'scheme' | 'uri';

/** What is about to be signed, as far as it names the site. */
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

/** The ports that an authority need not say. */
const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * The first field of a sign-in that is about to be signed which names another site than the page at
 * `pageAddress` (ERC-4361, "Specifying the Request Origin"), in its data or in its text; `undefined` where all of
 * it is the page's own. A page without an address, as a program has none, is compared with nothing.
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

/** Hosts are the same in every letter case; a person in front of a host is none of the page. */
function withoutDefaultPort(authority: string, scheme: string): string {
  const port = defaultPorts[scheme];
  const spelled = authority.toLowerCase().replace(/:$/, '');
  return port === undefined ? spelled : spelled.replace(new RegExp(`:0*${port}$`), '');
}
