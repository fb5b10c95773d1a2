import { useState } from 'react';
import { hashOf } from './avatar';

interface EmblemProps {
  /** What the hue of the initials is made from. */
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | undefined;
  readonly shape: 'wallet' | 'network';
  readonly size?: 'small' | 'large';
}

const safeImage = /^(?:data:image\/|https:\/\/)/i;

/** The logo of a wallet or a network; its initials where there is none, or where it does not load. */
export function Emblem({ id, name, imageUrl, shape, size }: EmblemProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = imageUrl !== undefined && imageUrl !== broken && safeImage.test(imageUrl);
  const style = isShown ? undefined : { background: `oklch(48% .11 ${hashOf(id) % 360})` };
  return (
    <span className="emblem" data-shape={shape} data-size={size} style={style} aria-hidden="true">
      {isShown && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(imageUrl)}
        />
      )}
      {!isShown && initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s\-_.]+/).filter((word) => word !== '');
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return initials.join('').toUpperCase();
}
