/** The parts of a page's address that another program may be told. */
export interface SharedAddress {
  /** Such as `https://`. */
  readonly scheme: string;

  /** The host and maybe the port. */
  readonly host: string;

  /** The path, the query and a route in the fragment. */
  readonly rest: string;
}

const pattern = /^(https?:\/\/)(?:[^/?#]*@)?([^/?#]+)([^?#]*)(\?[^#]*)?(#!?\/.*)?/i;

/**
 * What logins leave in an address, with its value: parameters of OAuth 2.0, OpenID Connect, SAML and CAS, and names
 * that sites give to the secret of a link in a mail.
 */
const secret =
  /(?<=[?&#/;])(?:access_token|auth|client_secret|code|id_token|jwt|key|otp|password|refresh_token|relaystate|samlresponse|secret|session|session_state|sid|signature|state|ticket|token)=[^&#;]*&?/gi;

/**
 * What a wallet's app may learn of the page's address: not a user's name and password, not a fragment unless it is a
 * route of the site (`#/…`), and no parameter that logins leave there. Returns `undefined` for an address that is
 * none of a web page.
 */
export function sharedAddress(address: string): SharedAddress | undefined {
  const [, scheme, host, path = '', query = '', route = ''] = pattern.exec(address) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const rest = `${path}${kept(query)}${kept(route)}`;
  return { scheme, host, rest };
}

function kept(part: string): string {
  return part.replace(secret, '').replace(/[?&]$/, '');
}
