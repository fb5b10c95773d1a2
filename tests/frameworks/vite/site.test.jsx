import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import { afterEach, expect, it } from 'vitest';
import { widget } from './app.jsx';
import { Site } from './site.jsx';

// In the place of an extension. Nodes have not answered yet.
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
wallet.announce(window);
globalThis.fetch = () => new Promise(() => {});

afterEach(() => {
  cleanup();
  widget.dispose();
});

it('greets a visitor who connects a wallet, and shows what it signs', async () => {
  render(<Site />);
  expect(screen.getByText('Hello, guest')).toBeTruthy();

  (await findWidgetButton('Connect wallet')).click();
  (await findWidgetButton(/^Cleat Test Wallet/)).click();
  await screen.findByText('Hello, 0xf39F…2266', {}, { timeout: 5000 });

  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^0x[0-9a-f]{130}$/);
});
