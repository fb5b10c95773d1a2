import type { ReactNode } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import { useOpener } from '../bindings/use-opener';
import { useEntryMessages, useWidgetState } from '../bindings/widget-context';

export interface OpenerButtonProps {
  /** The look of the button. */
  readonly state: 'connect' | 'account' | 'network' | 'wrong';

  /** The view it opens; the widget's own choice when absent. */
  readonly view?: ViewName;
  readonly isRestoring?: boolean;
  readonly isDisabled?: boolean;

  /** What the visit before showed. */
  readonly remembered?: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens the widget. Shows a failure to open, because the next press tries again. */
export function OpenerButton({
  state,
  view,
  isRestoring = false,
  isDisabled = false,
  children,
}: OpenerButtonProps) {
  const { disposed, restoring, tryAgain } = useEntryMessages();
  const isDisposed = useWidgetState((state) => state.isDisposed);
  const { hasFailed, openerProps } = useOpener(view);
  return (
    <button
      type="button"
      className="button"
      data-state={state}
      disabled={isDisabled || isDisposed}
      title={isDisposed ? disposed : undefined}
      aria-busy={isRestoring}
      aria-label={isRestoring ? restoring : undefined}
      {...openerProps}
    >
      {hasFailed && !isDisposed ? tryAgain : children}
    </button>
  );
}
