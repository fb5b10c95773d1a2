import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { account, connect } from './testing';

afterEach(() => {
  document.querySelector('cleat-button').widget.dispose();
  document.body.replaceChildren();
});

it('greets a visitor who connects a wallet', async () => {
  const [, body] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('index.html', 'utf8'));
  document.body.innerHTML = body;
  await import('./main.js');
  const greeting = document.getElementById('greeting');
  expect(greeting.textContent).toBe('Hello, guest');

  await connect();

  await vi.waitFor(() => expect(greeting.textContent).toBe(`Hello, ${account}`), 5000);
});
