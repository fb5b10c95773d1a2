import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { App } from './app';
import { account, connect } from './testing';
import { makeWallet } from './wallet';

const widget = makeWallet();
afterEach(() => {
  cleanup();
  widget.dispose();
});

it('greets a visitor who connects a wallet', async () => {
  render(<App widget={widget} />);
  expect(screen.getByText('Hello, guest')).toBeTruthy();

  await connect();

  await screen.findByText(`Hello, ${account}`, {}, { timeout: 5000 });
});
