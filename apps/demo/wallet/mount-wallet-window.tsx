import type { TestWallet } from 'cleatkit/testing';
import { createRoot } from 'react-dom/client';
import { WalletWindow } from './wallet-window';
import css from './wallet-window.css';

/**
 * Puts the windows of the test wallets at the end of the page, in a shadow root of their own. Like an
 * extension's window they are not part of the page, and its styles do not reach them.
 */
export function mountWalletWindow(wallets: readonly TestWallet[]): void {
  const host = document.createElement('div');
  host.dataset['testWallet'] = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  createRoot(shadow).render(<WalletWindow wallets={wallets} />);
}
