import { type RefObject, useEffect, useState } from 'react';
import { MIN_HEIGHT, MIN_WIDTH } from '../domain/screens/armed-kinds';
import { spokenLanguage } from '../domain/texts/spoken';
import type { Language } from '../../../../domain/language/language';
import { isFramed } from './press/is-framed';
import { SeenParts } from './press/seen-parts';

/** How long the page has to be visible, and unchanged, after all was seen, before a press counts. */
export const ARM_MS = 500;

/** Less of the card in view than this, and a part of it is cropped. */
const RATIO = 0.99;

/** A smaller scale of the page, such as by the site's `zoom`, leaves nothing to read. */
const MIN_SCALE = 0.66;

/** How often the browser may look whether something covers the element. It allows no shorter time. */
const DELAY_MS = 100;

/** What the second version of the observer adds. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

/** Whether the visitor has seen what a button does. */
export interface Armed {
  /** Everything was in view, and nothing has covered, cropped or changed it for half a second. */
  readonly isArmed: boolean;

  /** Something of it has not been in view yet: the visitor has to scroll. */
  readonly isUnread: boolean;

  /** The site gives the page too little space to show it. */
  readonly isTooSmall: boolean;
}

export interface ArmedButton {
  readonly button: RefObject<HTMLElement | null>;

  /** What has to be seen: its parts with `data-part`, or all of it. The whole card by default. */
  readonly seen?: RefObject<HTMLElement | null> | undefined;
}

interface Found {
  readonly content: unknown;
  readonly language: Language;
  readonly armed: Armed;
}

const NOT_YET: Armed = { isArmed: false, isTooSmall: false, isUnread: false };

/**
 * Whether the visitor has seen what a button does since `content`, the language or the size of the page has changed, in a card that
 * nothing covers, blurs, shrinks or crops. Where the browser cannot say what covers the card, the rest has to do. In the
 * wallet's own window, which no site can cover, any size will do.
 */
export function useArmed({ button, seen }: ArmedButton, content: unknown): Armed {
  const [found, setFound] = useState<Found>();
  const language = spokenLanguage();
  useEffect(() => {
    const card = button.current?.closest('main');
    const element = seen ? seen.current : card;
    if (!card || !element) return undefined;
    const own = new AbortController();
    const { signal } = own;
    let parts = new SeenParts(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isVisible = false;
    const say = (armed: Partial<Armed>): void =>
      setFound({ content, language, armed: { ...NOT_YET, ...armed } });
    const begin = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const isTooSmall = isSmall();
      if (isVisible && !isTooSmall) parts.look();
      const isUnread = isVisible && !isTooSmall && !parts.isWhole;
      say({ isUnread });
      if (!isVisible || isUnread) return;
      timer = setTimeout(() => say({ isArmed: !isTooSmall, isTooSmall }), ARM_MS);
    };
    const restart = (): void => {
      parts = new SeenParts(element);
      begin();
    };
    const scroll = (): void => {
      if (!isVisible || parts.isWhole) return;
      parts.look();
      if (parts.isWhole) begin();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const was = isVisible;
        isVisible = isWhole(entries.at(-1));
        if (isVisible !== was || !isVisible) begin();
      },
      { threshold: [0, RATIO, 1], trackVisibility: true, delay: DELAY_MS } as object,
    );
    observer.observe(card);
    followScale(restart, signal);
    addEventListener('resize', restart, { signal });
    addEventListener('scroll', scroll, { capture: true, passive: true, signal });
    addEventListener('blur', begin, { signal }); // Of the window alone: elements lose the focus at each press.
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      own.abort();
      setFound(undefined);
    };
  }, [button, seen, content, language]);
  return found && found.content === content && found.language === language ? found.armed : NOT_YET;
}

/** A query of the scale says one change alone: that it is another one than it was. */
function followScale(onChange: () => void, signal: AbortSignal): void {
  const change = (): void => {
    onChange();
    followScale(onChange, signal);
  };
  const scale = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  scale.addEventListener('change', change, { once: true, signal });
}

function isWhole(entry: VisibilityEntry | undefined): boolean {
  return entry !== undefined && entry.isVisible !== false && entry.intersectionRatio >= RATIO;
}

/** A site can also shrink the page itself: it is then wider than the screen, or its pixels are small. */
function isSmall(): boolean {
  if (!isFramed()) return false;
  const isShrunk =
    devicePixelRatio < MIN_SCALE || innerWidth > Math.max(screen.width, outerWidth) / MIN_SCALE;
  return isShrunk || innerWidth < MIN_WIDTH || innerHeight < MIN_HEIGHT;
}
