/** The name of an account: an HMAC of its first login, or `moved:` and a UUID for the account of a login that was removed. */
const ACCOUNT = /^(?:[\w-]{43}|moved:[0-9a-f-]{36})$/;

export function isAccountName(text: unknown): text is string {
  return typeof text === 'string' && ACCOUNT.test(text);
}
