import injectedModule from '@web3-onboard/injected-wallets';
import { init, useConnectWallet, Web3OnboardProvider } from '@web3-onboard/react';
import { createRoot } from 'react-dom/client';

const node = new URLSearchParams(window.location.search).get('node');
const web3Onboard = init({
  wallets: [injectedModule()],
  chains: [{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl: node }],
  connect: { autoConnectLastWallet: true },
});

/** The package has no button of its own. */
function Wallet() {
  const [{ wallet, connecting }, connect] = useConnectWallet();
  return (
    <button type="button" disabled={connecting} onClick={() => connect()}>
      {wallet ? wallet.accounts[0].address : 'Connect'}
    </button>
  );
}

createRoot(document.getElementById('root')).render(
  <Web3OnboardProvider web3Onboard={web3Onboard}>
    <Wallet />
  </Web3OnboardProvider>,
);
