import type { WidgetState } from '../../application/widget-state';
import type { ConnectorRow } from '../../domain/connection/connector-list';
import type { Connector } from '../../domain/connection/connector';

/** What can be said of a wallet, installed or not. */
export interface NamedWallet {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;
  readonly homepage?: string;
}

/** The wallet with this id, from the rows of the Connect view or from the connectors. */
export function walletOf(state: WidgetState, id: string | undefined): NamedWallet | undefined {
  const isIt = (wallet: ConnectorRow | Connector): boolean => wallet.id === id;
  return state.connectorRows.find(isIt) ?? state.connectors.find(isIt);
}
