import { useWidget, useWidgetState } from '../../bindings/widget-context';
import type { WalletLinks } from '../../../domain/connection/wallet-link';
import { type NamedWallet, walletOf } from '../wallet-of';

/** A wallet with what is known of its apps. */
export interface PairableWallet extends NamedWallet, WalletLinks {
  readonly rdns?: string;
}

/** The wallet that the view is about; none where any wallet will do. */
export function usePairableWallet(): PairableWallet | undefined {
  const { customWallets } = useWidget().options;
  const id = useWidgetState(({ view }) => view?.connectorId);
  const named = useWidgetState((state) => walletOf(state, id));
  return customWallets.find((wallet) => wallet.id === id) ?? named;
}
