import { useEffect, useState } from 'react';
import { IMAGE_PRELOAD_RACE_MS } from '../../domain/limits';
import { Picture } from '../pictures/picture';
import { usePicture } from '../pictures/use-picture';
import { hashOf } from './avatar';

interface EmblemProps {
  /** What its built-in picture is found by, and the seed of the initials' hue. */
  readonly id: string;
  readonly name: string;

  /** The image that the site or the wallet itself gives, which comes before a built-in one. */
  readonly imageUrl?: string | undefined;

  /** Another wallet claims the same identity: neither gets the picture of the known one. */
  readonly isDuplicate?: boolean | undefined;
  readonly shape: 'wallet' | 'network' | 'token' | 'login';
  readonly size?: 'small' | 'large';
}

const safeImage = /^(?:data:image\/|https:\/\/)/i;

/**
 * The logo of a wallet, a network, a token or a provider of logins: the given image, else the built-in picture, else the initials. The initials also
 * stand for a logo that has not loaded within two seconds.
 */
export function Emblem({ id, name, imageUrl, isDuplicate, shape, size }: EmblemProps) {
  const [broken, setBroken] = useState<string>();
  const isGiven = imageUrl !== undefined && imageUrl !== broken && safeImage.test(imageUrl);
  const [loaded, setLoaded] = useState<string>();
  const art = usePicture(shape, isGiven || isDuplicate ? undefined : id);
  const awaited = isGiven ? imageUrl : art && id;
  const isThere = isGiven ? loaded === imageUrl : art !== 'unread';
  const isLate = useIsLate(isThere ? undefined : awaited);
  const isNamed = isLate || (!isGiven && art === undefined);
  // White is read on each of the hues.
  const background = `oklch(53% .14 ${hashOf(id) % 360})`;
  // A button, whose styles every page downloads, does not centre the initials.
  const style = isNamed ? { background, textAlign: 'center' as const } : undefined;
  return (
    <span className="emblem" data-shape={shape} data-size={size} style={style} aria-hidden="true">
      {isGiven && (
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
      {art && art !== 'unread' && <Picture art={art} />}
      {isNamed && <span>{initialsOf(name)}</span>}
    </span>
  );
}

/** Whether two seconds have passed since `awaited` was requested. */
function useIsLate(awaited: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return undefined;
    const timer = setTimeout(() => setLate(awaited), IMAGE_PRELOAD_RACE_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== undefined && late === awaited;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s\-_.]+/).filter((word) => word !== '');
  const initials = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return initials.join('').toUpperCase();
}
