import type { WidgetState } from '../../application/snapshot/widget-state';
import { connectorWith } from '../../domain/connection/multi-chain-connector';

/** What can be said of a wallet, installed or not. */
export interface NamedWallet {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;
  readonly homepage?: string;
}

/** The wallet with this id: listed, installed, or found in the directory. */
export function walletOf(state: WidgetState, id: string | undefined): NamedWallet | undefined {
  const isIt = (wallet: NamedWallet): boolean => wallet.id === id;
  const { connectorRows, connectors, features } = state;
  return (
    connectorRows.find(isIt) ??
    connectorWith(connectors, id) ??
    features.wallets?.wallets.find(isIt)
  );
}
