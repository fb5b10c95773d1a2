import { useState } from 'react';
import type { Nft } from '../../../domain/nft/nft';
import { hashOf } from '../../primitives/avatar';

const safeImage = /^(?:data:image\/|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/i;

/**
 * The picture of an NFT, where the site's rule for pictures lets the page load it; else the number on a colour of its own. It
 * is decoration: the name stands beside it.
 */
export function NftPicture({ nft }: { readonly nft: Nft }) {
  const [broken, setBroken] = useState<string>();
  const { id, imageUrl, tokenId } = nft;
  const isThere = imageUrl !== undefined && imageUrl !== broken && safeImage.test(imageUrl);
  const text = String(tokenId);
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
        <bdi>#{text.length > 6 ? `${text.slice(0, 5)}…` : text}</bdi>
      )}
    </span>
  );
}
