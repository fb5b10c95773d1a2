import type { Widget } from '../../application/widget/widget';
import { shownKey } from './shown-key';

/**
 * Keeps a held key from pressing what it has opened: another view, or the page behind the closed modal.
 * Returns a function that stops it.
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
