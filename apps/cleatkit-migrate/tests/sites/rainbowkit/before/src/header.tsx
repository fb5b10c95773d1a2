import { ConnectButton as Wallet, useAccountModal, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit';
import { useAccount } from 'wagmi';

export function Header(props: { label: string }) {
  const { openConnectModal: enter, connectModalOpen } = useConnectModal();
  const account = useAccountModal();
  const { openChainModal } = useChainModal();
  const { address } = useAccount();
  return (
    <header>
      <Wallet label={props.label} chainStatus="icon" accountStatus={{ smallScreen: 'avatar' }} />
      <Wallet showBalance={{ smallScreen: false, largeScreen: true }} chainStatus="none" />
      <button type="button" disabled={connectModalOpen} onClick={enter}>
        Enter
      </button>
      {address && (
        <button type="button" onClick={() => account.openAccountModal?.()}>
          {address}
        </button>
      )}
      {openChainModal && (
        <button type="button" onClick={openChainModal}>
          Networks
        </button>
      )}
    </header>
  );
}
