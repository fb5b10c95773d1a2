import { createTestWallet, findWidgetButton } from 'cleatkit/testing';
import { expect, vi } from 'vitest';

// In the place of an extension. Nodes have not answered yet.
const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
wallet.announce(window);
globalThis.fetch = () => new Promise(() => {});

/** Waits until the page says `text`. */
export async function expectShown(text) {
  await vi.waitFor(() => expect(document.body.textContent).toMatch(text), 5000);
}

/** Connects and signs, as a visitor does. */
export async function expectGreetingAndSignature() {
  await expectShown('Hello, guest');
  (await findWidgetButton('Connect wallet')).click();
  (await findWidgetButton(/^Cleat Test Wallet/)).click();
  await expectShown('Hello, 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');

  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent.trim() === 'Sign').click();
  await expectShown(/0x[0-9a-f]{130}/);
}
