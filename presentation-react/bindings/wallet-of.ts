import type { WidgetState } from '../../application/snapshot/widget-state';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { memberWith } from '../../domain/connection/multi-chain-connector';

/** The name and the picture of a wallet, installed or not. */
export interface NamedWallet {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;
  readonly homepage?: string;

  /** Another wallet claims the same identity. */
  readonly isDuplicate?: boolean;
}

/**
 * The wallet with this id: installed, listed, or found in the directory. For a wallet on several namespaces it is the
 * connector on `namespace`, which has its own name and picture.
 */
export function walletOf(
  state: WidgetState,
  id: string | undefined,
  namespace?: ChainNamespace,
): NamedWallet | undefined {
  const isIt = (wallet: NamedWallet): boolean => wallet.id === id;
  const { connectorRows, connectors, features } = state;
  return (
    memberWith(connectors, id, namespace) ??
    connectorRows.find(isIt) ??
    features.wallets?.wallets.find(isIt)
  );
}
