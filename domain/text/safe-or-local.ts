import { isSafeWebAddress } from './web-address';

/** Whether `text` is a web address that is encrypted on its way, or on this computer itself, which it never leaves. */
export function isSafeOrLocal(text: string): boolean {
  return isSafeWebAddress(text) || localPattern.test(text);
}

const localPattern =
  /^http:\/\/(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)+localhost)(?::\d+)?(?:[/?#][^\s\\]*)?$/i;
