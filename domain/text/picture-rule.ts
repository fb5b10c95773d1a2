import { isInlineImage } from './image-url';
import { isSafeWebAddress } from './web-address';

/** The site's rule for pictures that it did not name itself: of names, tokens and NFTs. */
export interface PictureOptions {
  /** Whether they are loaded from the hosts that they are on, which learn who looks at them. */
  readonly enableRemoteImages: boolean;

  /** The site's own proxy, which is called with `?url=` in the place of those hosts. */
  readonly imageProxyUrl?: string;
}

/** The address that a picture is loaded from, or `undefined` where it is not loaded. */
export type PictureRule = (url: string) => string | undefined;

/**
 * Pictures that are in the address itself are always shown. Others are loaded through the site's proxy, or
 * from their hosts where the site says so, or not at all.
 */
export function pictureRule({ enableRemoteImages, imageProxyUrl }: PictureOptions): PictureRule {
  return (url) => {
    if (isInlineImage(url)) return url;
    if (!isSafeWebAddress(url)) return undefined;
    if (imageProxyUrl === undefined) return enableRemoteImages ? url : undefined;
    // A picture that was stored with the proxy's address keeps it.
    if (url.startsWith(imageProxyUrl)) return url;
    const separator = imageProxyUrl.includes('?') ? '&' : '?';
    return `${imageProxyUrl}${separator}url=${encodeURIComponent(url)}`;
  };
}
