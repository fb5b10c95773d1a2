/** How far the finger pulls the list to refresh it, and how far the list follows, in pixels. */
const FAR_PX = 88;
const MAX_PX = 56;

/** What a pull shows. */
export interface PullSign {
  /** Gives the sign as much room as the finger has made; `isFar` where letting go refreshes. */
  show(px: number, isFar: boolean): void;
  refresh(): void;
}

/**
 * Follows a finger that pulls the content of `pane` down while its top is on show. Ends with `signal`. Listens only: the
 * browser scrolls as it does without this.
 */
export function followPulls(pane: HTMLElement, sign: PullSign, signal: AbortSignal): void {
  let from: number | undefined;
  let isFar = false;

  const end = (): void => {
    from = undefined;
    sign.show(0, false);
  };
  pane.addEventListener(
    'touchstart',
    ({ touches: [touch, second], target }) => {
      const isHeader = (target as Element).closest('.header') !== null;
      from = !second && !isHeader && pane.scrollTop <= 0 ? touch?.clientY : undefined;
      isFar = false;
    },
    { passive: true, signal },
  );
  pane.addEventListener(
    'touchmove',
    ({ touches: [touch, second] }) => {
      if (from === undefined || !touch) return;
      const pulled = touch.clientY - from;
      // The finger scrolls the list instead, or two of them zoom.
      if (second || pane.scrollTop > 0 || pulled < 0) {
        end();
        return;
      }
      isFar = pulled >= FAR_PX;
      sign.show(Math.min(MAX_PX, pulled / 2), isFar);
    },
    { passive: true, signal },
  );
  pane.addEventListener(
    'touchend',
    () => {
      if (from === undefined) return;
      end();
      if (isFar) sign.refresh();
    },
    { signal },
  );
  pane.addEventListener('touchcancel', end, { signal });
}
