import { useWallet } from '@solana/wallet-adapter-react'
import { useModal, ConnectButton } from 'cleatkit/react'
import { lazy, type ReactNode } from 'react'

const Late = lazy(async () => ({
  default: (await import('cleatkit/react')).ConnectButton,
}))
const Later = lazy(() =>
  import('cleatkit/react').then(({ ConnectButton: WalletMultiButton }) => ({
    default: WalletMultiButton,
  })),
)

export function Header({ children }: { children: ReactNode }) {
  const { publicKey } = useWallet()
  const modal = useModal()
  const visible = modal.isOpen
  const setVisible = (isVisible: boolean) => void (isVisible ? modal.open() : modal.close())
  return (
    <header>
      {publicKey?.toBase58()}
      <ConnectButton />
      <Late />
      <Later />
      <button disabled={visible} onClick={() => setVisible(true)}>
        {children}
      </button>
    </header>
  )
}
