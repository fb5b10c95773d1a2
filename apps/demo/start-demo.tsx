import type { TestWallet } from 'cleatkit/testing';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type DemoChains, followChains, loadChains } from './demo-config';
import { followChoices } from './playground/choices';
import { mountWalletWindow } from './wallet/mount-wallet-window';
import { startMissingWallets, startOtherWallets } from './wallet/other-wallets';
import { startTestWallets } from './wallet/test-wallets';

/**
 * Starts a page of the demo: its test wallets, then the page that `render` returns for them and the local chains. It is
 * asked again when a chain that was still starting has joined.
 */
export async function startDemo(
  render: (chains: DemoChains, wallets: readonly TestWallet[]) => ReactNode,
): Promise<void> {
  followChoices();
  const target = document.querySelector('#app');
  if (!target) return;
  const root = createRoot(target);
  try {
    const chains = await loadChains();
    const wallets = startTestWallets(chains.evm, chains.counterparts.delegation);
    const otherWallets = startOtherWallets(chains.others);
    const show = (running: DemoChains): void =>
      root.render(<StrictMode>{render(running, wallets)}</StrictMode>);
    mountWalletWindow(wallets);
    // Lets the console, or a browser test, script the wallet.
    Object.assign(globalThis, { testWallets: wallets, otherWallets });
    show(chains);
    await followChains(chains, (running) => {
      startMissingWallets(otherWallets, running.others);
      show(running);
    });
  } catch (error) {
    console.error(error);
    root.render(
      <p className="failure" role="alert">
        The local chains are not there. Start the demo with <code>npm start</code>.
      </p>,
    );
  }
}
