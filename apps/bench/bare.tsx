import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same steps as a developer writes them without any library. */
interface Wallet {
  readonly info: { readonly rdns: string; readonly name: string; readonly icon: string };
  readonly provider: {
    request(args: { readonly method: string }): Promise<readonly string[]>;
  };
}

const node = new URLSearchParams(window.location.search).get('node') ?? '';
const STORED = 'bare-wallet';

function App() {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState<string>();
  const [balance, setBalance] = useState<string>();

  useEffect(() => {
    const hear = (event: Event): void => {
      const wallet = (event as CustomEvent<Wallet>).detail;
      setWallets((all) =>
        all.some(({ info }) => info.rdns === wallet.info.rdns) ? all : [...all, wallet],
      );
      if (localStorage.getItem(STORED) === wallet.info.rdns) void ask(wallet, 'eth_accounts');
    };
    window.addEventListener('eip6963:announceProvider', hear);
    window.dispatchEvent(new Event('eip6963:requestProvider'));
    return () => window.removeEventListener('eip6963:announceProvider', hear);
  }, []);

  async function ask(wallet: Wallet, method: string): Promise<void> {
    const [account] = await wallet.provider.request({ method });
    if (account === undefined) return;
    localStorage.setItem(STORED, wallet.info.rdns);
    setAddress(account);
    setIsOpen(false);
    const answer = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_getBalance',
        params: [account, 'latest'],
      }),
    });
    const { result } = (await answer.json()) as { readonly result: string };
    setBalance(String(Number(BigInt(result)) / 1e18));
  }

  function leave(): void {
    localStorage.removeItem(STORED);
    setAddress(undefined);
    setBalance(undefined);
    setIsOpen(false);
  }

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {address === undefined ? 'Connect' : `${address.slice(0, 4)}…${address.slice(-4)}`}{' '}
        {balance}
      </button>
      {isOpen && address !== undefined && (
        <div role="dialog" aria-label="Account">
          <p>{address}</p>
          <p>{balance}</p>
          <button type="button" onClick={leave}>
            Disconnect
          </button>
        </div>
      )}
      {isOpen && address === undefined && (
        <div role="dialog" aria-label="Wallets">
          {wallets.map((wallet) => (
            <button
              type="button"
              key={wallet.info.rdns}
              onClick={() => void ask(wallet, 'eth_requestAccounts')}
            >
              <img src={wallet.info.icon} alt="" width="40" height="40" /> {wallet.info.name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(<App />);
