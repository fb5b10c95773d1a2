import { accountMessages } from '../../messages/account-en';
import { useState } from 'react';
import { configuredNamespaces } from '../../../application/snapshot/initial-state';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { useConnections } from '../../bindings/use-connections';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { useStyle } from '../../bindings/use-style';
import { Action } from '../../primitives/action';
import { useAccountMessages } from '../../bindings/use-account-messages';
import { ConnectedWallet } from './connected-wallet';
import { NoWalletYet } from './no-wallet-yet';
import profileWalletsCss from './profile-wallets.css';
import { accountIcons } from '../../primitives/account-icons';

export { accountMessages as messages };

/** Every namespace of the site: its connected wallet and account, and how to connect or disconnect. */
export default function ProfileWalletsView() {
  useStyle(profileWalletsCss);
  const widget = useWidget();
  const messages = useAccountMessages();
  const connections = useConnections();
  const networks = useWidgetState((state) => state.networks);
  const [isLeaving, setIsLeaving] = useState(false);
  const [left, setLeft] = useState<ChainNamespace>();
  const namespaces = configuredNamespaces({ networks });
  const connected = namespaces.filter((namespace) => connections[namespace].account);
  const leaveAll = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      await widget.disconnect();
    } catch {
      // The widget itself names the wallet that failed.
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <>
      <ul className="list" aria-label={messages.walletsTitle}>
        {namespaces.map((namespace) => (
          <li key={namespace}>
            {connections[namespace].account ? (
              <ConnectedWallet
                namespace={namespace}
                account={connections[namespace].account}
                onLeave={() => setLeft(namespace)}
              />
            ) : (
              <NoWalletYet
                namespace={namespace}
                network={connections[namespace].network}
                takesFocus={namespace === left}
              />
            )}
          </li>
        ))}
      </ul>
      {connected.length > 1 && (
        <Action
          kind="secondary"
          icon={accountIcons.disconnect}
          onPress={() => {
            if (!isLeaving) void leaveAll();
          }}
        >
          {isLeaving ? messages.disconnecting : messages.disconnectAll}
        </Action>
      )}
    </>
  );
}
