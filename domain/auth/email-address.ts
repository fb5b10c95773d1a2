/** How many characters are typed before an e-mail address can be submitted. */
export const EMAIL_SUBMIT_MIN_LENGTH = 4;

const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** What HTML accepts in an e-mail field, with no dot at either end or twice in a row. */
const localPattern = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

/** Labels of letters, digits and inner hyphens, two at least, the last not a number. */
const domainPattern =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?!\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/;

/**
 * Whether a code can be mailed to `value`: an address of the public mail system as RFC 5321 writes
 * it, without quoted parts and comments, with a domain of at least two labels.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  return (
    at > 0 &&
    value.length <= MAX_ADDRESS_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    localPattern.test(local) &&
    domainPattern.test(value.slice(at + 1))
  );
}

/** Whether enough is typed to offer sending it: the address may still be wrong. */
export function canSubmitEmail(typed: string): boolean {
  return typed.trim().length >= EMAIL_SUBMIT_MIN_LENGTH;
}

/** Hides an address so far that only its owner knows it: `ada@example.org` is `a•••@example.org`. */
export function maskEmailAddress(value: string): string {
  const at = value.lastIndexOf('@');
  const first = Array.from(value.slice(0, Math.max(at, 0)))[0] ?? '';
  return `${first}•••${at < 0 ? '' : value.slice(at)}`;
}
