import { mount, unmount } from 'svelte';
import { afterEach, it } from 'vitest';
import App from './app.svelte';
import { widget } from './session.js';
import { expectGreetingAndSignature } from './testing.js';

let app;
afterEach(async () => {
  await unmount(app);
  widget.dispose();
});

it('greets a visitor who connects a wallet, and shows what it signs', async () => {
  app = mount(App, { target: document.body });

  await expectGreetingAndSignature();
});
