'use client';

import type { WalletName } from '@solana/wallet-adapter-base';
import { useWallet } from '@solana/wallet-adapter-react';
import { useAccount, useWidget } from 'cleatkit/react';
import { registerSolanaWallet } from 'cleatkit/solana';
import { type ReactNode, useEffect } from 'react';

const NAME = 'Cleat' as WalletName;

/** The widget, around what uses it and the hooks of wallet-adapter. It is inside of WalletProvider. */
export function WalletWidget({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <FollowWidget />
      {children}
    </>
  );
}

/** Has the hooks of wallet-adapter follow the wallet that a visitor connects in the widget. */
function FollowWidget() {
  const { connect, connected, connecting, select, wallet } = useWallet();
  const { address } = useAccount('solana');
  const widget = useWidget();
  const isSelected = wallet?.adapter.name === NAME;

  useEffect(() => registerSolanaWallet(widget, NAME), [widget]);
  useEffect(() => {
    if (address && !isSelected) select(NAME);
    else if (address && !connected && !connecting) connect().catch(() => {});
  }, [address, connect, connected, connecting, isSelected, select]);
  return null;
}
