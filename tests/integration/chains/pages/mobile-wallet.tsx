import { createWidget, override } from 'cleatkit';
import { mobileWalletAdapter } from 'cleatkit/adapters/mobile-wallet-adapter';
import { SiwxSessions } from 'cleatkit/ports';
import { ConnectButton, WidgetProvider } from 'cleatkit/react';
import { createRoot } from 'react-dom/client';
import { anySiwx } from '../../../support/any-sign-in';
import { RecordedSignIns } from '../../browser/pages/recorded-sign-ins';
import type { SolanaPageRequest } from './solana-handles';
import './mobile-wallet-handles';

const asked = new URLSearchParams(location.search).get('request') ?? '{"networks":[]}';
const { networks }: SolanaPageRequest = JSON.parse(asked);
const sessions = new RecordedSignIns();
const widget = createWidget(
  {
    networks,
    metadata: { name: 'Pier', description: 'A pier', url: location.origin, icons: [] },
    siwx: anySiwx,
  },
  override(SiwxSessions, sessions),
  mobileWalletAdapter(() => import('../../../../apps/chains/clients/mobile-wallet-adapter')),
);
window.mobilePage = { widget, signIns: sessions.added };

const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <WidgetProvider widget={widget}>
    <ConnectButton />
  </WidgetProvider>,
);
