import { applyTheme } from '../../../../../presentation-react/theme/apply-theme';
import { refineTheme } from '../../../../../presentation-react/theme/refine-theme';
import { isArmedKind } from '../../domain/screens/armed-kinds';
import type { Screens } from '../../domain/screens/screens';
import { isReadableLook } from './is-readable-look';
import { readSiteTheme, type SiteTheme, type TakenTheme } from './site-theme';

export type { SiteTheme } from './site-theme';

/** How long the looks stay after a change, however often the site sends others. */
const REST_MS = 250;

const OWN: TakenTheme = { mode: 'system', preset: 'cleat', variables: {} };

export interface ThemeDeps {
  readonly root: HTMLElement;

  /** The query of a visitor's system that is dark. */
  readonly system: MediaQueryList;

  /** What the page shows. While a button on show is armed by what the visitor sees, nothing changes its looks. */
  readonly screens?: Pick<Screens, 'getSnapshot' | 'subscribe'>;
}

/**
 * Gives the page the looks of the visitor's system. Returns what takes the site's: the whole of it where each text can be
 * read in it, else the wallet's own.
 */
export function startTheme({ root, screens, system }: ThemeDeps): (theme: SiteTheme) => void {
  let taken = OWN;
  let drawn = '';
  let isHeld = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether there was something to draw. */
  const draw = (): boolean => {
    const preferred = system.matches ? 'dark' : 'light';
    const look = { ...taken, mode: taken.mode === 'system' ? preferred : taken.mode } as const;
    const next = JSON.stringify(look);
    if (next === drawn) return false;
    drawn = next;
    drawLook(root, look);
    return true;
  };
  const drawRested = (): void => {
    if (resting !== undefined || isHeld || !draw()) return;
    resting = setTimeout(() => {
      resting = undefined;
      drawRested();
    }, REST_MS);
  };
  const followScreens = (): void => {
    const wasHeld = isHeld;
    isHeld = screens !== undefined && isArmedKind(screens.getSnapshot().kind);
    // What came before such a screen is drawn before it is.
    if (isHeld !== wasHeld) draw();
  };
  draw();
  system.addEventListener('change', drawRested);
  screens?.subscribe(followScreens);
  return (theme) => {
    taken = readSiteTheme(theme);
    drawRested();
  };
}

/** The media query that {@link startTheme} follows. */
export const DARK = '(prefers-color-scheme: dark)';

type Look = TakenTheme & { readonly mode: 'light' | 'dark' };

/** By the code and the style sheets of the widget. One pair that cannot be read, and nothing of the site's is left. */
function drawLook(root: HTMLElement, look: Look): void {
  const take = ({ mode, preset, variables }: Look): void => {
    applyTheme(root, { mode, preset, variables });
    refineTheme(root, { preset, variables });
  };
  take(look);
  if (!isReadableLook(root)) take({ ...OWN, mode: look.mode });
}
