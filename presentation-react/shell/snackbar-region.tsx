import { useState } from 'react';
import type { SnackbarVariant } from '../../domain/messages/snackbar-code';
import { useStore } from '../bindings/use-store';
import { useWidget } from '../bindings/widget-context';
import { Icon, type IconName } from '../primitives/icon';
import { useMessages } from '../bindings/shell-context';

const icons: Readonly<Record<SnackbarVariant, IconName>> = {
  success: 'check',
  error: 'alert',
  loading: 'clock',
};

/**
 * The passing message, at the foot of the card or of the page. The last one stays, invisible, while it fades.
 * It is read from the widget itself, because a closing modal holds only its view.
 */
export function SnackbarRegion() {
  const { snackbars } = useMessages();
  const snackbar = useStore(useWidget(), (state) => state.snackbar);
  const [last, setLast] = useState(snackbar);
  if (snackbar && snackbar !== last) setLast(snackbar);
  const told = snackbar ?? last;
  return (
    <div role="status" className="snackbar-region">
      {told && (
        <div
          key={told.id}
          className="snackbar"
          data-variant={told.variant}
          data-open={snackbar !== undefined}
        >
          <Icon name={icons[told.variant]} />
          <span>{snackbars[told.code] ?? told.text}</span>
        </div>
      )}
    </div>
  );
}
