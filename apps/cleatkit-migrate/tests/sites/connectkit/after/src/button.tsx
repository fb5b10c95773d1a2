import { ConnectButton, useModal } from 'cleatkit/react';

export function Buttons() {
  const modal = useModal();
  const open = modal.isOpen;
  const setOpen = (isOpen: boolean) => void (isOpen ? modal.open() : modal.close());
  const openSwitchNetworks = () => modal.open({ view: 'Networks' });
  return (
    <>
      <ConnectButton showBalance label="Enter" />
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Wallets
      </button>
      <button type="button" onClick={openSwitchNetworks}>
        Networks
      </button>
      <ConnectButton.Custom>
        {(state) => {
          const isConnected = state.status === 'connected';
          const isConnecting = state.isRestoring || state.status === 'connecting';
          const show = () => state.open();
          const truncatedAddress = state.account?.short;
          const ensName = undefined as string | undefined;
          const chain = state.network && { ...state.network, id: Number(state.network.id), unsupported: !state.network.isSupported };
          return (
          <button type="button" disabled={isConnecting} onClick={show}>
            {isConnected ? (ensName ?? truncatedAddress) : 'Enter'} {chain?.name}
          </button>
        );
        }}
      </ConnectButton.Custom>
    </>
  );
}
