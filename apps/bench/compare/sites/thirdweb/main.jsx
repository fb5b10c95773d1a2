import { createRoot } from 'react-dom/client';
import { createThirdwebClient, defineChain } from 'thirdweb';
import { ConnectButton, ThirdwebProvider } from 'thirdweb/react';
import { createWallet } from 'thirdweb/wallets';

const node = new URLSearchParams(window.location.search).get('node');
export const client = createThirdwebClient({ clientId: 'compared' });
const chain = defineChain({ id: 1, rpc: node });

/** Without them the list stands behind another press. */
const wallets = [createWallet('io.metamask'), createWallet('com.coinbase.wallet')];

createRoot(document.getElementById('root')).render(
  <ThirdwebProvider>
    <ConnectButton client={client} chain={chain} wallets={wallets} />
  </ThirdwebProvider>,
);
