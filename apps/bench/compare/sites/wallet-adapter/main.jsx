import '@solana/wallet-adapter-react-ui/styles.css';
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react';
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui';
import { createRoot } from 'react-dom/client';

const node = new URLSearchParams(window.location.search).get('node');
const wallets = [];

createRoot(document.getElementById('root')).render(
  <ConnectionProvider endpoint={node}>
    <WalletProvider wallets={wallets} autoConnect>
      <WalletModalProvider>
        <WalletMultiButton />
      </WalletModalProvider>
    </WalletProvider>
  </ConnectionProvider>,
);
