'use client';

import { createWidget, ethereum } from 'cleatkit';
import { useAccount, useProvider, WidgetProvider } from 'cleatkit/react';
import { type ReactNode, useEffect } from 'react';
import { useDisconnect, useSetActiveWallet } from 'thirdweb/react';
import { EIP1193 } from 'thirdweb/wallets';
import { client } from './client';

export const widget = createWidget({ networks: [ethereum] });

/** The widget, around what uses it and the hooks of thirdweb. It is inside of ThirdwebProvider. */
export function WalletWidget({ children }: { readonly children: ReactNode }) {
  return (
    <WidgetProvider widget={widget}>
      <FollowWidget />
      {children}
    </WidgetProvider>
  );
}

/** Has the hooks of thirdweb follow the wallet that a visitor connects in the widget. */
function FollowWidget() {
  const provider = useProvider();
  const { address } = useAccount('eip155');
  const setActive = useSetActiveWallet();
  const { disconnect } = useDisconnect();

  useEffect(() => {
    if (!provider || !address) return undefined;
    const wallet = EIP1193.fromProvider({ provider: provider as EIP1193.EIP1193Provider });
    let isOver = false;
    wallet.connect({ client: client }).then(
      () => (isOver ? undefined : setActive(wallet)),
      () => {},
    );
    return () => {
      isOver = true;
      disconnect(wallet);
    };
    // The functions of thirdweb are others at each render.
  }, [address, provider]);
  return null;
}
