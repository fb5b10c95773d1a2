import { afterEach, it } from 'vitest';
import { createApp } from 'vue';
import App from './app.vue';
import { widget } from './session.js';
import { expectGreetingAndSignature } from './testing.js';

const app = createApp(App);
afterEach(() => {
  app.unmount();
  widget.dispose();
});

it('greets a visitor who connects a wallet, and shows what it signs', async () => {
  app.mount(document.body);

  await expectGreetingAndSignature();
});
