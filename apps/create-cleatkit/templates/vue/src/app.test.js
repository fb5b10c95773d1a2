import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from 'vue';
import App from './app.vue';
import { account, connect } from './testing';
import { makeWallet } from './wallet';

const widget = makeWallet();
const app = createApp(App, { widget });
afterEach(() => {
  app.unmount();
  widget.dispose();
});

it('greets a visitor who connects a wallet', async () => {
  app.mount(document.body);
  expect(document.body.textContent).toContain('Hello, guest');

  await connect();

  await vi.waitFor(() => expect(document.body.textContent).toContain(`Hello, ${account}`), 5000);
});
