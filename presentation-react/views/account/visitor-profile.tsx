import { activeConnection } from '../../../application/snapshot/widget-state';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { useMessages } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';

/** Leads to the visitor of the embedded wallet. */
export function VisitorProfile() {
  const widget = useWidget();
  const { authTitles } = useMessages();
  const isEmbedded = useWidgetState(
    (state) => activeConnection(state).account?.connectorId === EMBEDDED_WALLET_ID,
  );
  if (!isEmbedded) return null;
  return (
    <button type="button" className="quiet" onClick={() => void widget.show('Profile')}>
      <Icon name="user" />
      {authTitles.Profile}
    </button>
  );
}
