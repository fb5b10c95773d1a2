import { useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect } from '@reown/appkit/react';
import { arbitrum } from '@reown/appkit/networks';
import { modal } from './context';

export function Account() {
  const { open, close } = useAppKit();
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' });
  const network = useAppKitNetwork();
  const { disconnect } = useDisconnect();
  if (!isConnected) return <button onClick={() => open({ view: 'Connect' })}>Enter</button>;
  return (
    <>
      <appkit-button balance="hide" size="sm" />
      <appkit-network-button />
      <p onClick={() => close()}>
        {address} on {network.chainId}
      </p>
      <button onClick={() => network.switchNetwork(arbitrum)}>Arbitrum</button>
      <button onClick={() => modal.open()}>More</button>
      <button onClick={() => disconnect()}>Leave</button>
    </>
  );
}
