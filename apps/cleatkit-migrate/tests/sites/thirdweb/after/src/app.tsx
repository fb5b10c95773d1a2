import { ThirdwebProvider, useActiveAccount } from 'thirdweb/react';
import { client } from './client';
import { ConnectButton } from 'cleatkit/react';
import { WalletWidget } from './cleat-wallet';

export function App() {
  return (
    <ThirdwebProvider><WalletWidget>
      <ConnectButton label={'Enter'} />
      <Account />
    </WalletWidget></ThirdwebProvider>
  );
}

function Account() {
  return <p>{useActiveAccount()?.address}</p>;
}
