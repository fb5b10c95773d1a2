import { isSafeWebAddress } from './web-address';

/** How long the address of a picture may be that carries the picture itself. */
const INLINE_MAX_LENGTH = 262_144;

/** A `data:` URL of an image type that browsers draw, with any parameters, a comma and some data. */
const inlinePattern =
  /^data:image\/(?:apng|avif|bmp|gif|jpe?g|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)(?:;[\w.+=-]+)*,[^\p{Cc}]*[^\s\p{Cc}][^\p{Cc}]*$/iu;

/**
 * Whether `url` carries a picture itself, so that no host learns that it was shown. Wallets of the page and
 * paired wallets may supply only such pictures. EIP-6963 requires it.
 */
export function isInlineImage(url: string): boolean {
  return url.length <= INLINE_MAX_LENGTH && inlinePattern.test(url);
}

/** Whether a browser loads `url` as a picture without running anything: from a host by `https:`, or inline. */
export function isImageUrl(url: string): boolean {
  return isSafeWebAddress(url) || isInlineImage(url);
}
