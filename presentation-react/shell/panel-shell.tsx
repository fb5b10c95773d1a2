import { useId } from 'react';
import { useShellContext } from '../bindings/shell-context';
import { useStore } from '../bindings/use-store';
import { useWidget, useWidgetState } from '../bindings/widget-context';
import { Card } from './card';
import { ShellRoot } from './shell-root';

/** The widget in the page, always visible. */
export function PanelShell() {
  const { shown } = useShellContext();
  const titleId = useId();
  const hasView = useWidgetState(shown.hasView);
  if (useStore(useWidget(), (state) => state.isDisposed)) return null;
  return (
    <ShellRoot>
      {hasView ? <Card titleId={titleId} /> : <div className="card waiting" aria-busy="true" />}
    </ShellRoot>
  );
}
