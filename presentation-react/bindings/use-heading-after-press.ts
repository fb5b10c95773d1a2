import { useEffect } from 'react';
import { focusedElement } from '../primitives/focus';
import { useShellContext } from './shell-context';

/** The heading gets the focus where the button that had it went with the part before this one. */
export function useHeadingAfterPress(): void {
  const { host } = useShellContext();
  useEffect(() => {
    if (focusedElement(host.ownerDocument)) return;
    host.shadowRoot?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [host]);
}
