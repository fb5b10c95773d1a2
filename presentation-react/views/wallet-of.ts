import type { WidgetState } from '../../application/widget-state';
import type { ConnectorRow } from '../../domain/connection/connector-list';
import { connectorWith } from '../../domain/connection/multi-chain-connector';

/** What can be said of a wallet, installed or not. */
export interface NamedWallet {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;
  readonly homepage?: string;
}

/** The wallet with this id, from the rows of the Connect view or from the connectors. */
export function walletOf(state: WidgetState, id: string | undefined): NamedWallet | undefined {
  const isIt = (wallet: ConnectorRow): boolean => wallet.id === id;
  return state.connectorRows.find(isIt) ?? connectorWith(state.connectors, id);
}
