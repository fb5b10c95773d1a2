import { isFramed } from './is-framed';
import { HeldPress, type Hold } from './held-press';
import { ALL_ZOOMS, PointerRun, READABLE_ZOOMS, sampleOf } from './pointer-run';
import { TabbedFocus } from './tabbed-focus';

/** Why a press does not count. `none` is a press without pointer and key, as assistive technology makes it. */
export type RefusedPress = 'early' | 'none' | 'tab' | 'tap' | 'unmoved';

export interface FollowedButton {
  readonly element: HTMLElement;

  /** Another value each time that the button becomes ready, and `undefined` while it is not. */
  readonly armed: () => object | undefined;
  readonly onHold: (hold: Hold | undefined) => void;
  readonly onPress: () => void;
  readonly onRefused: (press: RefusedPress) => void;
}

/**
 * Judges the trusted presses of a button: the visitor has to make them where the button was seen. A mouse comes over a page
 * that stood still for half a second. A finger, which leaves no earlier place, holds the button and lets it go. A key
 * counts where the focus came by a key of this page. Returns how to end that.
 */
export function followPresses(button: FollowedButton): () => void {
  const { armed, element, onHold, onPress, onRefused } = button;
  const own = new AbortController();
  const { signal } = own;
  const everywhere = { capture: true, passive: true, signal } as const;
  const run = new PointerRun(zoomsHere);
  const focus = new TabbedFocus(element, armed, signal);
  const hold = new HeldPress(onHold);

  /** What the click that follows is worth, and for which time of the button. */
  let begun: { readonly press: RefusedPress | 'held' | 'real'; readonly era: object | undefined };
  const forget = (): void => {
    begun = { press: 'none', era: undefined };
  };
  forget();

  const follow = (event: PointerEvent): void => {
    if (event.isTrusted && event.pointerType === 'mouse') run.take(sampleOf(event));
  };
  addEventListener('pointermove', follow, everywhere);
  addEventListener('pointerover', follow, everywhere);
  addEventListener(
    'pointerout',
    ({ isTrusted, pointerType, relatedTarget }: PointerEvent) => {
      if (isTrusted && pointerType === 'mouse' && relatedTarget === null) run.end();
    },
    everywhere,
  );
  addEventListener('blur', () => hold.drop(), { signal });
  const letGo = ({ target }: PointerEvent): void => {
    if (!(target instanceof Node && element.contains(target))) forget(); // No click of the button follows.
  };
  addEventListener('pointerup', letGo, everywhere);
  const begin = ({ isPrimary }: PointerEvent): void => {
    if (!isPrimary) hold.drop(); // A second finger.
  };
  addEventListener('pointerdown', begin, everywhere);

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    element.addEventListener(type, (event) => event.isTrusted && listener(event), { signal });
  };
  on('pointerdown', (event) => {
    forget();
    if (!event.isPrimary || isMadeUp(event)) return;
    const era = armed();
    if (event.pointerType === 'mouse') {
      begun = { press: run.judge(sampleOf(event), element.getBoundingClientRect()), era };
      return;
    }
    begun = { press: 'tap', era };
    if (era) hold.begin(event.pointerId, sampleOf(event), era);
  });
  on('pointermove', (event) => hold.move(event.pointerId, sampleOf(event)));
  on('pointercancel', () => hold.drop());
  on('pointerup', (event) => {
    if (!hold.isWhole(event.pointerId, sampleOf(event), armed())) return;
    begun = { press: 'held', era: undefined };
    onPress();
  });
  on('contextmenu', (event) => event.preventDefault());
  on('blur', forget);
  on('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.repeat) event.preventDefault();
    else begun = { press: focus.isOf(armed()) ? 'real' : 'tab', era: armed() };
  });
  on('click', () => {
    const { era, press } = begun;
    forget();
    if (press === 'held') return;
    if (press === 'none' && !isFramed() && armed()) return onPress();
    if (press !== 'real') return onRefused(press);
    return era && era === armed() ? onPress() : onRefused('early');
  });
  return () => {
    hold.drop();
    own.abort();
  };
}

/** Whether the browser has made the pointer up for assistive technology: a mouse whose button is down has some pressure. */
function isMadeUp({ pointerType, pressure }: PointerEvent): boolean {
  return pointerType === '' || (pointerType === 'mouse' && pressure === 0);
}

/** In the wallet's own window the visitor may have made the page as small as they like. */
function zoomsHere(): readonly number[] {
  if (isFramed()) return READABLE_ZOOMS;
  return ALL_ZOOMS.map((zoom) => zoom * (visualViewport?.scale ?? 1));
}
