import { useModal, useAccount, useNetwork, useWidget, ConnectButton, NetworkButton } from 'cleatkit/react';
import { arbitrum } from 'wagmi/chains';
import { modal } from './context';

export function Account() {
  const { open, close } = useModal();
  const account = useAccount('eip155');
  const address = account.address;
  const isConnected = account.status === 'connected';
  const cleatNetwork = useNetwork();
  const network = { chainId: cleatNetwork.network?.id, switchNetwork: async (to: { readonly id: number | string }) => {
    const found = cleatNetwork.networks.find(({ id }) => id === to.id);
    if (found) await cleatNetwork.switchNetwork(found.caipNetworkId);
  } };
  const widget = useWidget();
  const disconnect = () => widget.disconnect();
  if (!isConnected) return <button onClick={() => open({ view: 'Connect' })}>Enter</button>;
  return (
    <>
      <ConnectButton showBalance={false} />
      <NetworkButton />
      <p onClick={() => close()}>
        {address} on {network.chainId}
      </p>
      <button onClick={() => network.switchNetwork(arbitrum)}>Arbitrum</button>
      <button onClick={() => modal.open()}>More</button>
      <button onClick={() => disconnect()}>Leave</button>
    </>
  );
}
