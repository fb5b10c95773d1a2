import type { BrowserContext, Page } from 'playwright-core';
import type { Visit } from './frame-world';

/**
 * Opens the wallet's own window from the frame, writes down the words there, and returns them.
 *
 * @param look Looks at the window while it shows the words.
 */
export async function readNewWords(
  { frame }: Visit,
  context: BrowserContext,
  look: (window: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
  const [window] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await window.getByRole('button', { name: 'Show the words' }).click({ timeout: 30_000 });
  await look(window);
  const words = (await window.locator('ol li').allInnerTexts()).join(' ');
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'I have written them down' }).click();
  await window.getByRole('button', { name: 'Check later' }).click();
  await closed;
  return words;
}
