import { cleanup, render, screen } from '@testing-library/react';
import { createWidget, ethereum } from 'cleatkit';
import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import { cleat } from 'cleatkit/wagmi';
import { afterEach, expect, it } from 'vitest';
import { createConfig, custom } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { Site } from './site.jsx';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

// In the place of an extension. Nodes have not answered yet.
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
wallet.announce(window);
globalThis.fetch = () => new Promise(() => {});

const widget = createWidget({ networks: [ethereum] });
const config = createConfig({
  chains: [mainnet],
  connectors: [cleat(widget)],
  transports: { [mainnet.id]: custom({ request: () => new Promise(() => {}) }) },
});
afterEach(() => {
  cleanup();
  widget.dispose();
});

it('gives the hooks of wagmi the account that a visitor connects', async () => {
  render(<Site config={config} widget={widget} />);
  await screen.findByText('disconnected');

  (await findWidgetButton('Connect wallet')).click();
  (await findWidgetButton(/^Cleat Test Wallet/)).click();

  await screen.findByText(`connected ${account} 1`, {}, { timeout: 5000 });
  expect(await window.hooks.sign({ message: 'Hello' })).toMatch(/^0x[0-9a-f]{130}$/);
});
