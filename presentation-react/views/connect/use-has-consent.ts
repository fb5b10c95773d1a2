import { useSyncExternalStore } from 'react';
import { useShellContext } from '../../bindings/shell-context';
import { useWidget } from '../../bindings/widget-context';

/** Whether the visitor may connect: the site asks for no consent, or has it. */
export function useHasConsent(): boolean {
  const { consent } = useShellContext();
  const { features } = useWidget().options;
  const hasIt = useSyncExternalStore(
    (onChange) => {
      const subscription = consent.state$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => consent.getSnapshot(),
  );
  return hasIt || !features.legalCheckbox;
}
