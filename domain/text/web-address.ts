import { addressPattern } from './address-pattern';

/**
 * Whether `text` is the address of a web page that leads where it seems to lead: without user info, which
 * puts another host's name in front, and without a backslash, which browsers read as a slash.
 */
export function isWebAddress(text: string): boolean {
  return httpPattern.test(text);
}

/** Like {@link isWebAddress}, but with `https:` alone, so that the address is encrypted on its way. */
export function isSafeWebAddress(text: string): boolean {
  return httpsPattern.test(text);
}

const httpPattern = addressPattern('https?://');
const httpsPattern = addressPattern('https://');
