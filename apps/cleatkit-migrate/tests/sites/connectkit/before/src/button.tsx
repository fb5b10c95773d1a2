import { ConnectKitButton, useModal } from 'connectkit';

export function Buttons() {
  const { open, setOpen, openSwitchNetworks } = useModal();
  return (
    <>
      <ConnectKitButton showBalance showAvatar={false} label="Enter" />
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Wallets
      </button>
      <button type="button" onClick={openSwitchNetworks}>
        Networks
      </button>
      <ConnectKitButton.Custom>
        {({ isConnected, isConnecting, show, truncatedAddress, ensName, chain }) => (
          <button type="button" disabled={isConnecting} onClick={show}>
            {isConnected ? (ensName ?? truncatedAddress) : 'Enter'} {chain?.name}
          </button>
        )}
      </ConnectKitButton.Custom>
    </>
  );
}
