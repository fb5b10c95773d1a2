import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from 'vue';
import Wallet from '../app/components/wallet.vue';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

// In the place of an extension. Nodes have not answered yet.
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
wallet.announce(window);
globalThis.fetch = () => new Promise(() => {});

const app = createApp(Wallet, { cookie: undefined });
afterEach(() => app.unmount());

it('greets a visitor who connects a wallet, and keeps the greeting in the cookie', async () => {
  app.mount(document.body);
  expect(document.body.textContent).toContain('Hello, guest');

  (await findWidgetButton('Connect wallet')).click();
  (await findWidgetButton(/^Cleat Test Wallet/)).click();

  await vi.waitFor(() => expect(document.body.textContent).toContain(`Hello, ${account}`), 5000);
  await vi.waitFor(() => expect(document.cookie).toContain(account), 5000);
});
