import { ConnectButton, ThirdwebProvider, useActiveAccount } from 'thirdweb/react';
import { client } from './client';

export function App() {
  return (
    <ThirdwebProvider>
      <ConnectButton client={client} connectButton={{ label: 'Enter' }} theme="dark" />
      <Account />
    </ThirdwebProvider>
  );
}

function Account() {
  return <p>{useActiveAccount()?.address}</p>;
}
