import { useWidgetState } from '../bindings/widget-context';
import { Card } from './card';
import { hasShownView } from './shown-state';
import { ShellRoot } from './shell-root';

/** The widget in the page: there all the time. */
export function PanelShell() {
  const hasView = useWidgetState(hasShownView);
  return (
    <ShellRoot>
      {hasView ? <Card isModal={false} /> : <div className="card waiting" aria-busy="true" />}
    </ShellRoot>
  );
}
