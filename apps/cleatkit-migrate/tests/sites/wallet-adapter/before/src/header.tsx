import { useWallet } from '@solana/wallet-adapter-react'
import { useWalletModal, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { lazy, type ReactNode } from 'react'

const Late = lazy(async () => ({
  default: (await import('@solana/wallet-adapter-react-ui')).WalletMultiButton,
}))
const Later = lazy(() =>
  import('@solana/wallet-adapter-react-ui').then(({ WalletMultiButton }) => ({
    default: WalletMultiButton,
  })),
)

export function Header({ children }: { children: ReactNode }) {
  const { publicKey } = useWallet()
  const { visible, setVisible } = useWalletModal()
  return (
    <header>
      {publicKey?.toBase58()}
      <WalletMultiButton className="big" style={{ color: 'red' }} />
      <Late />
      <Later />
      <button disabled={visible} onClick={() => setVisible(true)}>
        {children}
      </button>
    </header>
  )
}
