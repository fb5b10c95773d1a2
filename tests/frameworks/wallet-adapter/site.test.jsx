import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createWidget } from 'cleatkit';
import { solana } from 'cleatkit/networks';
import { registerSolanaWallet } from 'cleatkit/solana';
import { createSolanaTestWallet, findWidgetButton } from 'cleatkit/testing';
import { afterEach, expect, it } from 'vitest';
import { NAME, Site } from './site.jsx';

// In the place of an extension. Nodes have not answered yet.
createSolanaTestWallet().register(window);
globalThis.fetch = () => new Promise(() => {});

const widget = createWidget({ networks: [solana] });
const unregister = registerSolanaWallet(widget, NAME);
afterEach(() => {
  cleanup();
  unregister();
  widget.dispose();
});

it('gives wallet-adapter the account that a visitor connects', async () => {
  render(<Site endpoint="https://rpc.test" widget={widget} />);

  fireEvent.click(await screen.findByRole('button', { name: `Use ${NAME}` }));
  (await findWidgetButton(/^Cleat Solana Test Wallet/)).click();
  await screen.findByText(
    'Hello, AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    {},
    { timeout: 5000 },
  );

  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Signed [0-9a-f]{128}$/)).toBeTruthy();
});
