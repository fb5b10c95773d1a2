import { useState } from 'react';
import { isNumbered, type Nft } from '../../../domain/nft/nft';
import { hashOf } from '../../primitives/avatar';

const safeImage = /^(?:data:image\/|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/i;

/**
 * The picture of an NFT, where the site's rule for pictures lets the page load it; else the number, or the name where it has none, on a colour of its own. It
 * is decoration: the name stands beside it.
 */
export function NftPicture({ nft }: { readonly nft: Nft }) {
  const [broken, setBroken] = useState<string>();
  const { id, imageUrl, name, tokenId } = nft;
  const isThere = imageUrl !== undefined && imageUrl !== broken && safeImage.test(imageUrl);
  const text = isNumbered(nft) ? `#${tokenId}` : name;
  return (
    <span
      className="nft-picture"
      style={isThere ? undefined : { background: `oklch(42% .08 ${hashOf(id) % 360})` }}
      aria-hidden="true"
    >
      {isThere ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <bdi>{text.length > 7 ? `${text.slice(0, 6)}…` : text}</bdi>
      )}
    </span>
  );
}
