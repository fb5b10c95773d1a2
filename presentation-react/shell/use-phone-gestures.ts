import { type RefObject, useEffect } from 'react';
import { useWidget } from '../bindings/widget-context';

/** Follows the gestures of a finger: it drags a sheet away, say. The code comes after the modal is there, and only for one. */
export function usePhoneGestures(layer: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const widget = useWidget();
  useEffect(() => {
    const element = layer.current;
    if (!isOpen || !element || !hasFinger()) return undefined;
    const ended = new AbortController();
    import('./phone-gestures').then(
      ({ followGestures }) => followGestures(element, widget, ended.signal),
      () => {
        // The modal has buttons too.
      },
    );
    return () => ended.abort();
  }, [isOpen, layer, widget]);
}

const hasFinger = () => globalThis.matchMedia?.('(pointer: coarse)').matches;
