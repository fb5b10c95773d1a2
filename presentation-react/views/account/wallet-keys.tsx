import { activeConnection } from '../../../application/snapshot/widget-state';
import { AUTH_CONNECTOR_ID } from '../../../domain/auth/auth-connector';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { Icon } from '../../primitives/icon';

/** Leads to the ways that open the embedded wallet, which its own page shows. */
export function WalletKeys() {
  const widget = useWidget();
  const { walletKeys } = useCatalogue(accountMessages);
  const isEmbedded = useWidgetState(
    (state) => activeConnection(state).account?.connectorId === AUTH_CONNECTOR_ID,
  );
  if (!isEmbedded) return null;
  const show = async (): Promise<void> => {
    const auth = await widget.feature('auth');
    await widget.close();
    await auth.showKeys();
  };
  return (
    <button type="button" className="quiet" onClick={() => void show().catch(() => undefined)}>
      <Icon name="key" />
      {walletKeys}
    </button>
  );
}
