import type { Widget } from '../../application/widget/widget';
import { followDrags } from './sheet-drags';
import { setStyle } from './scroll-lock';

/** The browser's own, which TypeScript does not know yet. Absent where the browser has none. */
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy(): void });

/** What a phone's own gestures do while the modal is open in `layer`. Ends with `signal`. */
export function followGestures(
  layer: HTMLElement,
  widget: Pick<Widget, 'back' | 'close'>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  followDrags(layer, () => void widget.close(), signal);
  followBack(() => void widget.back(), signal);
  // A page that is pulled down would be loaded again, and a request in the wallet be lost.
  const { documentElement } = layer.ownerDocument;
  const restore = setStyle(documentElement, 'overscroll-behavior', 'contain');
  signal.addEventListener('abort', restore);
}

/** Has the gesture that goes back leave a view, where the browser tells of it, and not the site. */
function followBack(back: () => void, signal: AbortSignal): void {
  if (typeof CloseWatcher === 'undefined') return;
  // Each hears of one gesture.
  const watcher = new CloseWatcher();
  const over = new AbortController();
  watcher.addEventListener('close', () => {
    over.abort();
    followBack(back, signal);
    back();
  });
  signal.addEventListener('abort', () => watcher.destroy(), { signal: over.signal });
}
