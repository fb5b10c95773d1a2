'use client'

import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletWidget } from './cleat-wallet'
import { clusterApiUrl } from '@solana/web3.js'
import { type ReactNode, useMemo } from 'react'

export function Wallets({ children }: { children: ReactNode }) {
  const network = WalletAdapterNetwork.Devnet
  const endpoint = useMemo(() => clusterApiUrl(network), [network])
  const wallets = useMemo(
    () => [
    ],
    [network],
  )
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletWidget>{children}</WalletWidget>
      </WalletProvider>
    </ConnectionProvider>
  )
}
