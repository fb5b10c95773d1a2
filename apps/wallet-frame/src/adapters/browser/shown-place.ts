import type { FrameSetting, FrameShown } from '../../../../../domain/frame-protocol/frame-shown';
import { isArmedKind, MIN_HEIGHT } from '../../domain/screens/armed-kinds';
import type { Screen, Screens } from '../../domain/screens/screens';
import { isSlotScreen, nameOfScreen } from '../../domain/screens/slot-screens';

export interface ShownPlaceDeps {
  /** The element with the card of each screen. */
  readonly element: Element;
  readonly root: HTMLElement;
  readonly screens: Pick<Screens, 'getSnapshot' | 'subscribe'>;

  /** Hears what the page shows, at most once a frame, once the site has said where it shows the page. */
  readonly tell: (shown: FrameShown) => void;
}

/** The place in a card of widgets that say nothing of it. */
const SMALL = '(max-width: 430px) and (max-height: 420px)';

/**
 * Draws the page for the place at which the site shows it, and says what it shows and how high that is. Returns what takes the
 * site's word for the place: it moves the overlay and the corners alone, and only a step of a login stands in the site's card.
 */
export function startPlace({
  element,
  root,
  screens,
  tell,
}: ShownPlaceDeps): (at: FrameSetting) => void {
  const small = matchMedia(SMALL);
  let setting: FrameSetting | undefined;
  let said = '';
  let request = 0;
  let kind: Screen['kind'] = 'nothing';
  let isSlot = false;
  const draw = (): void => {
    const next = screens.getSnapshot().kind;
    const isHeld = next === kind && isArmedKind(next);
    kind = next;
    // A button that is armed stays where it is: such a screen moves into the card, or out of it, with the next one.
    if (!isHeld)
      isSlot = isSlotScreen(kind) && (setting === undefined ? small.matches : setting === 'slot');
    const around = setting === 'above' ? 'above' : 'page';
    root.dataset['place'] = isSlot ? 'slot' : around;
  };
  const shown = (): FrameShown => {
    const screen = nameOfScreen(kind);
    const card = element.firstElementChild;
    if (!isSlot || !(card instanceof HTMLElement)) return { screen };
    // Where the place is too low, the card is as high as that, and scrolls.
    return { screen, height: Math.max(card.scrollHeight, isArmedKind(kind) ? MIN_HEIGHT : 0) };
  };
  const say = (): void => {
    request = 0;
    const now = shown();
    if (JSON.stringify(now) === said) return;
    said = JSON.stringify(now);
    tell(now);
  };
  const sayLater = (): void => {
    if (setting !== undefined && request === 0) request = requestAnimationFrame(say);
  };
  const sizes = new ResizeObserver(sayLater);
  const watch = (): void => {
    sizes.disconnect();
    for (const part of element.firstElementChild?.children ?? []) sizes.observe(part);
    draw();
    sayLater();
  };
  new MutationObserver(watch).observe(element, { childList: true });
  screens.subscribe(watch);
  small.addEventListener('change', draw);
  watch();
  return (at) => {
    setting = at;
    said = ''; // A site that shows the page anew has forgotten it.
    watch();
  };
}
