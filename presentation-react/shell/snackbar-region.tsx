import { useState } from 'react';
import type { SnackbarVariant } from '../../domain/messages/snackbar-code';
import { useStore } from '../bindings/use-store';
import { useWidget } from '../bindings/widget-context';
import { isOutgoing, outgoing } from '../primitives/action';
import { Icon, type IconName } from '../primitives/icon';
import { useMessages } from '../bindings/shell-context';

const icons: Readonly<Record<SnackbarVariant, IconName>> = {
  success: 'check',
  error: 'alert',
  loading: 'clock',
};

/**
 * The passing message, at the foot of the page or of the panel. The last one stays, invisible, while it fades, and as long as
 * the visitor is at its link. It is read from the widget itself, because a closing modal holds only its view.
 */
export function SnackbarRegion() {
  const { snackbars, viewOnExplorer } = useMessages();
  const snackbar = useStore(useWidget(), (state) => state.snackbar);
  const [last, setLast] = useState(snackbar);
  if (snackbar && snackbar !== last) setLast(snackbar);
  const told = snackbar ?? last;
  const link = told?.link;
  return (
    <div aria-live="polite" className="snackbar-region">
      {told && (
        <div
          key={told.id}
          className="snackbar"
          data-variant={told.variant}
          data-open={snackbar !== undefined}
        >
          <Icon name={icons[told.variant]} />
          <span>{snackbars[told.code] ?? told.text}</span>
          {link && isOutgoing(link.href) && (
            <a {...outgoing} href={link.href} aria-label={viewOnExplorer(link.explorer)}>
              <bdi>{link.explorer}</bdi>
              <Icon name="external" />
            </a>
          )}
        </div>
      )}
    </div>
  );
}
