import { useState } from 'react';
import { avatarGradient } from '../../primitives/avatar';

interface PortraitProps {
  readonly address: string;
  readonly imageUrl: string | undefined;
}

/** The picture that an account chose for itself, else colours made of its address. */
export function Portrait({ address, imageUrl }: PortraitProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="avatar" style={{ background: avatarGradient(address) }}>
      {imageUrl !== undefined && !isBroken && (
        <img
          src={imageUrl}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
