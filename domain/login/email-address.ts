const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/**
 * What HTML accepts in an e-mail field, with no dot at either end or twice in a row, and without `%` and `!`, by which some
 * mail servers pass a mail on to another host.
 */
const localPattern = /^[a-zA-Z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9#$&'*+/=?^_`{|}~-]+)*$/;

/** The start of an encoded word (RFC 2047): mail programs would show another text in the place of the address. */
const encodedWord = '=?';

/** Letters, digits and hyphens of any script, between dots. What a URL reads as a dot, or passes over, is none of them. */
const typedHostPattern = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Labels of letters, digits and inner hyphens, two at least, the last not a number. */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** `URL`, which writes a host in ASCII, and throws where that is not one. */
export type UrlParser = new (text: string) => { readonly hostname: string };

/**
 * The one spelling of an address of the public mail system (RFC 5321, without quoted parts and comments), by which it is
 * compared and to which the mail goes: in lower case, the host in ASCII. Blanks around it do not count. `undefined` where
 * `text` is none, or is written in letters that only look like those of another address.
 */
export function readEmailAddress(text: string, Url: UrlParser): string | undefined {
  const typed = text.trim();
  if (typed.length > MAX_ADDRESS_LENGTH || typed.normalize('NFKC') !== typed) return undefined;
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  if (local.length > MAX_LOCAL_LENGTH || !localPattern.test(local)) return undefined;
  if (local.includes(encodedWord)) return undefined;
  const host = asciiHost(typed.slice(at + 1), Url);
  const address = `${local.toLowerCase()}@${host ?? ''}`;
  return host !== undefined && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}

/** The mailbox that an address leads to at most providers: `ada+shop@example.org` is one of `ada@example.org`. */
export function mailboxOf(address: string): string {
  const plus = address.indexOf('+');
  const at = address.lastIndexOf('@');
  return plus > 0 && plus < at ? `${address.slice(0, plus)}${address.slice(at)}` : address;
}

function asciiHost(typed: string, Url: UrlParser): string | undefined {
  if (!typedHostPattern.test(typed) || invisible.test(typed)) return undefined;
  const ascii = hostnameOf(`https://${typed}`, Url);
  if (ascii === undefined || !hostPattern.test(ascii)) return undefined;
  // A URL reads numbers as an IP address.
  const isAscii = /^[\x21-\x7e]+$/.test(typed);
  return isAscii && ascii !== typed.toLowerCase() ? undefined : ascii;
}

function hostnameOf(address: string, Url: UrlParser): string | undefined {
  try {
    return new Url(address).hostname;
  } catch {
    return undefined;
  }
}

/** Hides an address so far that only its owner knows it: `ada@example.org` is `a•••@example.org`. */
export function maskEmailAddress(value: string): string {
  const at = value.lastIndexOf('@');
  const first = Array.from(value.slice(0, Math.max(at, 0)))[0] ?? '';
  return `${first}•••${at < 0 ? '' : value.slice(at)}`;
}
