/** How far ahead a moving finger is taken to go on, in milliseconds. */
const AHEAD_MS = 150;

/** The part of its height that a sheet is dragged to be dragged away. */
const AWAY = 1 / 3;

/** A finger that has rested for this long lets go without a swing. */
const REST_MS = 80;

interface Drag {
  readonly from: number;
  y: number;
  atMs: number;

  /** Pixels per millisecond, down. */
  speed: number;
}

/**
 * The sheet in `layer` follows a finger at its header, and asks to `close` where the finger throws it down or
 * lets go of it far down. It then leaves from where it is, or goes back. Ends with `signal`.
 */
export function followDrags(layer: HTMLElement, close: () => void, signal: AbortSignal): void {
  const card = layer.querySelector<HTMLElement>('.card');
  const backdrop = layer.querySelector<HTMLElement>('.backdrop');
  if (!card || !backdrop) return;
  let drag: Drag | undefined;

  const move = (px: number): void => {
    const height = card.offsetHeight;
    // It resists where it cannot go.
    card.style.translate = `0 ${px > 0 ? px : px / 8}px`;
    backdrop.style.opacity = String(Math.min(1, 1 - px / height));
    for (const { style } of [card, backdrop]) style.transition = 'none';
  };
  const letGo = (): void => {
    drag = undefined;
    for (const { style } of [card, backdrop])
      style.translate = style.opacity = style.transition = '';
  };

  const begin = ({
    isPrimary,
    button,
    clientY,
    pointerId,
    target,
    timeStamp,
  }: PointerEvent): void => {
    const pressed = target as Element;
    const header = pressed.closest('.header');
    if (!header || pressed.closest('button') || !isPrimary || button !== 0) return;
    // Only a sheet takes the finger from the browser.
    if (getComputedStyle(header).touchAction !== 'none') return;
    drag = { from: clientY, y: clientY, atMs: timeStamp, speed: 0 };
    header.setPointerCapture(pointerId);
  };
  const follow = ({ clientY, timeStamp }: PointerEvent): void => {
    if (!drag) return;
    const passed = timeStamp - drag.atMs;
    if (passed > 0) drag.speed = (clientY - drag.y) / passed;
    Object.assign(drag, { y: clientY, atMs: timeStamp });
    move(clientY - drag.from);
  };
  const end = ({ timeStamp }: PointerEvent): void => {
    if (!drag) return;
    const { atMs, from, speed, y } = drag;
    const isThrown = timeStamp - atMs < REST_MS;
    const goal = y - from + (isThrown ? speed * AHEAD_MS : 0);
    const isAway = y > from && goal > card.offsetHeight * AWAY;
    letGo();
    if (isAway) close();
  };

  layer.addEventListener('pointerdown', begin, { signal });
  layer.addEventListener('pointermove', follow, { signal });
  layer.addEventListener('pointerup', end, { signal });
  layer.addEventListener('pointercancel', letGo, { signal });
  signal.addEventListener('abort', letGo);
}
