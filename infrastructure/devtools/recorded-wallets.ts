import type {
  WalletConnector,
  WalletConnectorCatalogue,
  WalletSession,
} from '../../ports/wallet-connector';
import { askWallet, recordedSession } from './recorded-session';
import type { Tap } from './tap';
import { withReplaced } from './with-replaced';

/** A {@link WalletConnectorCatalogue} whose wallets are recorded, and have the faults that are played. */
export function recordedWallets(
  inner: WalletConnectorCatalogue,
  tap: Tap,
): WalletConnectorCatalogue {
  const known = new WeakMap<WalletConnector, WalletConnector>();
  return withReplaced(inner, {
    find: (connectorId, namespace) => {
      const connector = inner.find(connectorId, namespace);
      if (!connector) return undefined;
      const recorded = known.get(connector) ?? recordedConnector(connector, tap);
      known.set(connector, recorded);
      return recorded;
    },
  });
}

function recordedConnector(connector: WalletConnector, tap: Tap): WalletConnector {
  const { details } = connector;
  const played = (session: WalletSession): WalletSession => recordedSession(session, details, tap);
  return withReplaced(connector, {
    connect: async (signal) =>
      played(await askWallet(tap, details, 'connect', () => connector.connect(signal), signal)),
    restore: async (signal) => {
      // The visitor is not asked, and a locked wallet shares no account.
      if (tap.faults.isOn('walletLocked')) return undefined;
      const session = await connector.restore(signal);
      return session && played(session);
    },
  });
}
