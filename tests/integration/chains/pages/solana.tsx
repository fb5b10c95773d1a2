import { createWidget } from 'cleatkit';
import { ConnectButton, NetworkButton, WidgetProvider } from 'cleatkit/react';
import { createSolanaTestWallet } from 'cleatkit/testing';
import { createRoot } from 'react-dom/client';
import { SolanaSigner } from '../../../../infrastructure/chains/solana/solana-signer';
import { SolanaConnector } from '../../../../infrastructure/chains/solana/solana-connector';
import { SystemClock } from '../../../../infrastructure/clock/system-clock';
import type { SolanaPageRequest } from './solana-handles';
import { connectorOn } from '../../../../domain/connection/connector';

const asked = new URLSearchParams(location.search).get('request') ?? '{"networks":[]}';
const { networks }: SolanaPageRequest = JSON.parse(asked);
const wallet = createSolanaTestWallet({ name: 'Pier Wallet', storage: localStorage });
wallet.register(window);
const widget = createWidget({ networks });

window.solanaPage = {
  widget,
  wallet,
  sign: async (text) => {
    const connector = new SolanaConnector({
      clock: new SystemClock(),
      details: connectorOn('solana', { id: 'pier', name: 'Pier Wallet', type: 'ANNOUNCED' }),
      networks: () => networks,
      wallet: wallet.wallet,
    });
    const session = await connector.restore();
    const { account } = widget.getSnapshot().connections.solana;
    if (!session || !account) throw new Error('no wallet is connected');
    return new SolanaSigner().signMessage(text, account.caipAddress, session);
  },
};

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <WidgetProvider widget={widget}>
    <ConnectButton /> <NetworkButton />
  </WidgetProvider>,
);
