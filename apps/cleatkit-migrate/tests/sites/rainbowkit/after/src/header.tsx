import { ConnectButton as Wallet, useModal } from 'cleatkit/react';
import { useAccount } from 'wagmi';

export function Header(props: { label: string }) {
  const connectModal = useModal();
  const enter = () => connectModal.open({ view: 'Connect' });
  const connectModalOpen = connectModal.isOpen;
  const accountModal = useModal();
  const account = { openAccountModal: () => accountModal.open({ view: 'Account' }) };
  const chainModal = useModal();
  const openChainModal = () => chainModal.open({ view: 'Networks' });
  const { address } = useAccount();
  return (
    <header>
      <Wallet label={props.label} showNetwork />
      <Wallet showBalance />
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
