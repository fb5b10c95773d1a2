import { useAppKitProvider } from '@reown/appkit/react'
import { createWidget, ethereum as mainnet } from 'cleatkit'
import { solana } from 'cleatkit/networks'
import { BrowserProvider } from 'ethers'

const metadata = { name: 'Vault', description: 'Keeps', url: 'https://vault.example', icons: [] }

export const widget = createWidget({ networks: [mainnet, solana], metadata, projectId: 'abc' })

export function Sign() {
  const { walletProvider } = useAppKitProvider('eip155')
  const { walletProvider: other } = useAppKitProvider('solana')
  return <button onClick={() => new BrowserProvider(walletProvider).getSigner()}>{String(other)}</button>
}
