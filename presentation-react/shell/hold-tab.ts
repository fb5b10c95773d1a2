import { focusedElement, hasFocus } from '../primitives/focus';

/**
 * Has Tab go round in `layer`, in the shadow root of `host`, until `signal`. Most visitors press none, so the code comes
 * with the first one, or at once where the keyboard is in use. What is pressed before it is there is done when it comes.
 */
export function holdTab(layer: HTMLElement, host: HTMLElement, signal: AbortSignal): void {
  const page = host.ownerDocument;
  let steps = 0;
  let isComing = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    // A modal that the page opens later lies above ours: its Tab key is its own.
    if (event.key !== 'Tab' || !hasFocus(host)) return;
    event.preventDefault();
    steps += event.shiftKey ? -1 : 1;
    download();
  };
  const download = (): void => {
    if (isComing) return;
    isComing = true;
    import('./tab-trap')
      .then(({ trapTab }) => {
        if (!signal.aborted) trapTab(layer, host, signal, steps);
      })
      // Without it, Tab leads past the ends of the layer to the browser's own controls: the page is inert.
      .catch(() => {})
      .finally(() => page.removeEventListener('keydown', onKeyDown, true));
  };
  page.addEventListener('keydown', onKeyDown, { capture: true, signal });
  if (focusedElement(page)?.matches(':focus-visible')) download();
}
