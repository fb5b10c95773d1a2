import { useCallback, useEffect, useRef } from 'react';
import { useWidgetContext } from '../bindings/widget-context';
import { useShell } from './use-shell';

/** The widget in the page itself, always visible. Goes with the option `enableEmbedded`. */
export function WidgetPanel() {
  const { presenter } = useWidgetContext();
  useEffect(presenter.preload, [presenter]);
  return <PlacedWidget place="panel" />;
}

/** The modal, from where it stands in the page. Goes with the option `disableAppend`. */
export function WidgetModal() {
  return <PlacedWidget place="modal" />;
}

function PlacedWidget({ place }: { readonly place: 'modal' | 'panel' }) {
  const host = useRef<HTMLDivElement>(null);
  const findHost = useCallback(() => host.current ?? undefined, []);
  useShell(place, findHost);
  return <div ref={host} data-cleat={place} />;
}
