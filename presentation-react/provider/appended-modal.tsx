import { useCallback, useEffect, useRef } from 'react';
import { useShell } from './use-shell';

/** Puts the modal at the end of the page's body. */
export function AppendedModal() {
  const host = useRef<HTMLElement>(undefined);
  const findHost = useCallback(() => (host.current ??= appendHost()), []);
  useShell('modal', findHost);
  useEffect(
    () => () => {
      host.current?.remove();
      host.current = undefined;
    },
    [],
  );
  return null;
}

function appendHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset['cleat'] = 'modal';
  return document.body.appendChild(host);
}
