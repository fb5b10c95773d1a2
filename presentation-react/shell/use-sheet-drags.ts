import { type RefObject, useEffect } from 'react';
import { useWidget } from '../bindings/widget-context';

/** Lets a finger drag the sheet of a phone away. The code comes after the sheet is there, and only for one. */
export function useSheetDrags(layer: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const widget = useWidget();
  useEffect(() => {
    const element = layer.current;
    if (!isOpen || !element || !isSheet()) return undefined;
    const ended = new AbortController();
    import('./sheet-drags').then(
      ({ followDrags }) => followDrags(element, () => void widget.close(), ended.signal),
      () => {
        // The sheet has a button that closes it.
      },
    );
    return () => ended.abort();
  }, [isOpen, layer, widget]);
}

const isSheet = () => globalThis.matchMedia?.('(max-width: 430px)').matches;
