/** The parts of RFC 3986's grammar that a sign-in message uses, as sources of patterns. */
const percentEncoded = '%[0-9A-Fa-f]{2}';
const unreservedAndSubDelims = "[A-Za-z0-9\\-._~!$&'()*+,;=]";
const pathCharacter = `(?:${unreservedAndSubDelims}|[:@]|${percentEncoded})`;
const userInfo = `(?:${unreservedAndSubDelims}|:|${percentEncoded})*`;
const registeredName = `(?:${unreservedAndSubDelims}|${percentEncoded})+`;
const futureAddress = `v[0-9A-Fa-f]+\\.(?:${unreservedAndSubDelims}|:)+`;
const bracketedHost = `\\[(?:(?<v6>[0-9A-Fa-f:.]+)|${futureAddress})\\]`;
const authority = `(?:${userInfo}@)?(?:${bracketedHost}|${registeredName})(?::\\d*)?`;
const segments = `(?:/${pathCharacter}*)*`;
const rootless = `${pathCharacter}+${segments}`;
const queryOrFragment = `(?:${pathCharacter}|[/?])*`;

const schemePattern = /^[A-Za-z][A-Za-z0-9+\-.]*$/;
const authorityPattern = new RegExp(`^${authority}$`);
const pathCharactersPattern = new RegExp(`^${pathCharacter}*$`);
const uriPattern = new RegExp(
  `^[A-Za-z][A-Za-z0-9+\\-.]*:(?://${authority}${segments}|//(?=/)${segments}|/(?:${rootless})?|${rootless}|)` +
    `(?:\\?${queryOrFragment})?(?:#${queryOrFragment})?$`,
);

/** Whether `text` is the name of a URI scheme, such as `https`. */
export function isUriScheme(text: string): boolean {
  return schemePattern.test(text);
}

/** Whether `text` is the authority of a URI with a host in it, such as `user@127.0.0.1:8080`. */
export function isAuthority(text: string): boolean {
  return matchesWithHost(authorityPattern, text);
}

/** Whether `text` is a URI with a scheme. */
export function isUri(text: string): boolean {
  return matchesWithHost(uriPattern, text);
}

/** Whether `text` has only characters of a path segment; it may be empty. */
export function isPathSegment(text: string): boolean {
  return pathCharactersPattern.test(text);
}

function matchesWithHost(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const v6 = match.groups?.['v6'];
  return v6 === undefined || isIpv6(v6);
}

const ipv6Group = /^[0-9A-Fa-f]{1,4}$/;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Eight groups; a double colon stands for one or more of them, a dotted tail for the last two. */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const tail = groups.at(-1) ?? '';
  const hasTail = ipv4.test(tail) && !text.endsWith('::');
  const plain = hasTail ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => ipv6Group.test(group))) return false;
  const count = plain.length + (hasTail ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}
