import type { WidgetOptionsInput } from '../../../domain/options/parse-options';
import type { WalletsState } from '../../../domain/connection/wallets-state';
import type { Portfolio } from '../../../domain/token/portfolio';
import type { BalanceState } from '../../../domain/account/account';
import { ether, FakeWidget, someAddress, walletRow } from '../fake-widget';
import { hold } from './tokens';

/** The wallet that stories connect. */
export const rabby = walletRow('io.rabby', { name: 'Rabby', homepage: 'https://rabby.io' });

/** Wallets with every tag that a row can have. */
export const someRows = [
  walletRow('walletConnect', { name: 'WalletConnect', tag: 'qrCode' }),
  walletRow('io.metamask', { name: 'MetaMask', tag: 'recent' }),
  rabby,
  walletRow('app.plain', { name: 'Plain', tag: 'none' }),
  walletRow('me.rainbow', { name: 'Rainbow', tag: 'getWallet', homepage: 'https://rainbow.me' }),
];

/** A widget that lists wallets. */
export function listing(rows = someRows, options: WidgetOptionsInput = {}): FakeWidget {
  const widget = new FakeWidget({ projectId: 'gallery', ...options });
  widget.set({ connectorRows: rows });
  return widget;
}

/** The list of wallets, once it is loaded. */
export function directoryOf(
  wallets: WalletsState['wallets'],
  deviceKind: WalletsState['deviceKind'] = 'desktop',
): WalletsState {
  const total = wallets.length;
  return { status: 'loaded', search: '', searched: '', wallets, total, deviceKind };
}

/** A second address of the connected wallet. */
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A widget to which Rabby is connected, with two addresses. */
export function connected(balance: BalanceState = ether(1_234_567_890_000_000_000n)): FakeWidget {
  const widget = listing();
  widget.setAccount({ balance, allAddresses: [someAddress, otherAddress] });
  return hold(widget);
}

/** The same with a portfolio. */
export const holding = (portfolio: Portfolio) => hold(connected(), portfolio);
