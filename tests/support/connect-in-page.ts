import { expect } from '@jest/globals';
import type { Browser, Route } from 'playwright-core';
import { openPage } from '../integration/browser/browser';

/** A node that answers every other question with zero, because these apps have none. */
export const answerZero = async (route: Route): Promise<void> => {
  // Esplora, which has no JSON-RPC, is asked without a body.
  const asked: unknown = route.request().postDataJSON() ?? {};
  const answer = (question: unknown) => {
    const { id = null, method } = question as { readonly id?: number; readonly method?: string };
    return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x0' };
  };
  await route.fulfill({
    json: Array.isArray(asked) ? asked.map(answer) : answer(asked),
    headers: { 'access-control-allow-origin': '*' },
  });
};

/** Opens the app at `url`, connects the test wallet with its button, and expects the greeting. */
export async function expectButtonThatConnects(browser: Browser, url: string): Promise<void> {
  const { page, mishaps, close } = await openPage(browser, url, {}, (context) =>
    context.route((asked) => !asked.href.startsWith(url), answerZero),
  );
  try {
    await page.getByText('Hello, guest').waitFor();
    await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cleat Test Wallet/ })
      .click();
    await page.getByText('Hello, 0xf39F…2266').waitFor();
    expect(mishaps.filter((mishap) => !mishap.startsWith('foreign request'))).toEqual([]);
  } finally {
    await close();
  }
}
