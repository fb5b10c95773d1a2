import type { Widget, WidgetState } from 'cleatkit';
import { useEffect } from 'react';
import type { DemoChains } from '../demo-config';
import type { Layout } from '../playground/choices';

/** What a widget takes from the demo once, as it is made. */
export function madeOf({ counterparts, tokens }: DemoChains): string {
  return JSON.stringify([counterparts, tokens]);
}

/**
 * Calls `renew` with what runs now where a widget was made without it, as soon as the visitor is amid nothing: another
 * widget then takes its place, and restores its connections.
 */
export function useNewestAtRest(
  widget: Widget,
  made: DemoChains,
  { chains, layout }: { readonly chains: DemoChains; readonly layout: Layout },
  renew: (chains: DemoChains) => void,
): void {
  useEffect(() => {
    if (madeOf(made) === madeOf(chains)) return;
    const unsubscribe = widget.subscribe((state) => {
      if (isAtRest(state, layout)) queueMicrotask(() => renew(chains));
    });
    return unsubscribe;
  }, [widget, made, chains, layout, renew]);
}

/** A panel is open all the time. */
function isAtRest({ connections, history, isOpen }: WidgetState, layout: Layout): boolean {
  const isAtStart = layout === 'panel' ? history.length <= 1 : !isOpen;
  return isAtStart && Object.values(connections).every(({ attempt }) => attempt === undefined);
}
