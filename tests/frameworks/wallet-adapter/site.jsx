import {
  ConnectionProvider,
  useConnection,
  useWallet,
  WalletProvider,
} from '@solana/wallet-adapter-react';
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { useState } from 'react';

/** The name under which `registerSolanaWallet` has registered the widget. */
export const NAME = 'My site';

/** Wallet-adapter finds wallets of the Wallet Standard by itself. */
const wallets = [];

/** A site whose components use wallet-adapter, over the wallet that the widget connects. */
export function Site({ endpoint, widget }) {
  return (
    <ConnectionProvider endpoint={endpoint} config={{ commitment: 'confirmed' }}>
      <WalletProvider wallets={wallets} autoConnect>
        <WidgetProvider widget={widget}>
          <ConnectButton />
          <Shop />
        </WidgetProvider>
      </WalletProvider>
    </ConnectionProvider>
  );
}

function Shop() {
  const { connection } = useConnection();
  const { disconnect, publicKey, select, sendTransaction, signMessage, wallets: all } = useWallet();
  const [answer, setAnswer] = useState('');

  const sign = async () => {
    const signature = await signMessage(new TextEncoder().encode('Hello'));
    setAnswer(`Signed ${toHex(signature)}`);
  };
  const send = async () => {
    const toPubkey = new PublicKey('4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM');
    const transfer = SystemProgram.transfer({
      fromPubkey: publicKey,
      toPubkey,
      lamports: 2_000_007,
    });
    setAnswer(`Sent ${await sendTransaction(new Transaction().add(transfer), connection)}`);
  };
  const fault = ({ message }) => setAnswer(message);
  return (
    <>
      <p>Hello, {publicKey?.toBase58() ?? 'guest'}</p>
      <ul>
        {all.map(({ adapter: { name } }) => (
          <li key={name}>
            <button type="button" onClick={() => select(name)}>
              Use {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => sign().catch(fault)}>
        Sign
      </button>
      <button type="button" onClick={() => send().catch(fault)}>
        Send
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
      <output>{answer}</output>
    </>
  );
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
