import { createAppKit, useAppKitProvider } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet, solana } from '@reown/appkit/networks'
import { BrowserProvider } from 'ethers'

const metadata = { name: 'Vault', description: 'Keeps', url: 'https://vault.example', icons: [] }

createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, solana],
  metadata,
  projectId: 'abc',
  siweConfig,
})

export function Sign() {
  const { walletProvider } = useAppKitProvider('eip155')
  const { walletProvider: other } = useAppKitProvider('solana')
  return <button onClick={() => new BrowserProvider(walletProvider).getSigner()}>{String(other)}</button>
}
