import { useEffect, useState } from 'react';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { type NamedWallet, walletOf } from '../../bindings/wallet-of';

/** A wallet and the known links of its apps. */
export type PairableWallet = NamedWallet & ListedWallet;

/** The wallet of a view: what is known already, then the directory's entry. */
export function usePairableWallet(): PairableWallet | undefined {
  const widget = useWidget();
  const id = useWidgetState(({ view }) => view?.connectorId);
  const named = useWidgetState((state) => walletOf(state, id));
  const [found, setFound] = useState<ListedWallet>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const wallets = await widget.feature('wallets');
      const wallet = await wallets.find(id);
      if (isWanted) setFound(wallet);
    };
    look().catch(() => {
      // Without a wallet, the QR code connects any wallet.
    });
    return () => {
      isWanted = false;
    };
  }, [widget, id]);
  if (id === undefined) return undefined;
  const own = widget.options.customWallets.find((wallet) => wallet.id === id);
  return own ?? (found?.id === id ? found : named);
}
