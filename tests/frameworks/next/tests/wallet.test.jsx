import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import { afterEach, expect, it } from 'vitest';
import { Actions } from '../app/remembered/actions.jsx';
import { Wallet } from '../app/snapshot/wallet';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

// In the place of an extension. Nodes have not answered yet.
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
wallet.announce(window);
globalThis.fetch = () => new Promise(() => {});

afterEach(cleanup);

it('greets a visitor who connects a wallet, and shows what it signs', async () => {
  render(
    <Wallet>
      <Actions />
    </Wallet>,
  );
  expect(screen.getByText('Hello, guest')).toBeTruthy();

  (await findWidgetButton('Connect wallet')).click();
  (await findWidgetButton(/^Cleat Test Wallet/)).click();
  await screen.findByText(`Hello, ${account}`, {}, { timeout: 5000 });

  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^0x[0-9a-f]{130}$/);
  expect(document.cookie).toContain(account);
});
