import type { Widget } from '../../application/widget/widget';
import { shownKey } from './shown-key';

/**
 * Keeps a key that is held down from what it has brought up: another view, or the page behind the closed modal.
 * Returns how to stop.
 */
export function guardHeldKeys(widget: Widget): () => void {
  let shown = shownKey(widget.getSnapshot());
  const onKeyDown = (event: KeyboardEvent): void => {
    const now = shownKey(widget.getSnapshot());
    if (!event.repeat) shown = now;
    if (shown === now || !['Enter', 'Escape'].includes(event.key)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
