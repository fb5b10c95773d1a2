import { useShellContext } from '../bindings/shell-context';
import { useWidgetState } from '../bindings/widget-context';
import { Card } from './card';
import { ShellRoot } from './shell-root';

/** The widget in the page: there all the time. */
export function PanelShell() {
  const { shown } = useShellContext();
  const hasView = useWidgetState(shown.hasView);
  return (
    <ShellRoot>
      {hasView ? <Card isModal={false} /> : <div className="card waiting" aria-busy="true" />}
    </ShellRoot>
  );
}
