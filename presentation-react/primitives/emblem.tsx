import { useEffect, useState } from 'react';
import { IMAGE_PRELOAD_RACE_MS } from '../../domain/limits';
import { hashOf } from './avatar';

interface EmblemProps {
  /** The seed of the initials' hue. */
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | undefined;
  readonly shape: 'wallet' | 'network';
  readonly size?: 'small' | 'large';
}

const safeImage = /^(?:data:image\/|https:\/\/)/i;

/**
 * The logo of a wallet or a network. Shows the initials where there is no logo, where it does not load, and
 * after two seconds until it loads.
 */
export function Emblem({ id, name, imageUrl, shape, size }: EmblemProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = imageUrl !== undefined && imageUrl !== broken && safeImage.test(imageUrl);
  const [loaded, setLoaded] = useState<string>();
  const isLate = useIsLate(isShown && loaded !== imageUrl ? imageUrl : undefined);
  const style =
    isShown && !isLate ? undefined : { background: `oklch(48% .11 ${hashOf(id) % 360})` };
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
          data-loaded={!isLate}
          onLoad={() => setLoaded(imageUrl)}
          onError={() => setBroken(imageUrl)}
        />
      )}
      {(!isShown || isLate) && <span>{initialsOf(name)}</span>}
    </span>
  );
}

/** Whether two seconds have passed since `imageUrl` was requested. */
function useIsLate(imageUrl: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (imageUrl === undefined) return undefined;
    const timer = setTimeout(() => setLate(imageUrl), IMAGE_PRELOAD_RACE_MS);
    return () => clearTimeout(timer);
  }, [imageUrl]);
  return imageUrl !== undefined && late === imageUrl;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s\-_.]+/).filter((word) => word !== '');
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return initials.join('').toUpperCase();
}
