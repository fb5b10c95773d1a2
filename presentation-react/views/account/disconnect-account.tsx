import { useState } from 'react';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { accountIcons } from '../../primitives/account-icons';

/** Disconnects the account in use. */
export function DisconnectAccount() {
  const widget = useWidget();
  const messages = useMessages();
  const { shown } = useShellContext();
  const namespace = useWidgetState((state) => state.namespace);
  const [isBusy, setIsBusy] = useState(false);
  const disconnect = async (): Promise<void> => {
    setIsBusy(true);
    // The account stays visible until the modal has closed: no other view flashes in between.
    const release = shown.hold();
    try {
      await widget.disconnect(namespace);
      const { connections } = widget.state;
      if (!Object.values(connections).some(({ account }) => account)) await widget.close();
    } catch {
      // The widget itself names the wallet that failed.
    } finally {
      release();
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="quiet"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void disconnect();
      }}
    >
      {isBusy ? <Spinner /> : <Icon name={accountIcons.disconnect} />}
      {isBusy ? messages.disconnecting : messages.disconnect}
    </button>
  );
}
