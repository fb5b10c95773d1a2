import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mainWallet } from './lab';
import { useStage } from './stage';
import { ADDRESS, Visitor } from './visitor';

const stage = useStage();

/** How long the tabs are watched, with five polls in it. */
const WATCHED_MS = 20_500;

/** The posts of `page` to the node from now on. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    const isAsked = request.method() === 'POST' && request.url().startsWith(stage.lab.ethereum.url);
    if (isAsked) posts.push(request.postData() ?? '');
  });
  return posts;
}

describe('two tabs of a site that show one account', () => {
  it('ask the node as often as one, both show what arrives, and one goes on without the other', async () => {
    const first = await stage.visit('one-widget', { wallets: [mainWallet] });
    await first.connect();
    await first.openAccount();
    const page = await first.page.context().newPage();
    await page.goto(first.page.url());
    const second = new Visitor(page);
    await second.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await second.openAccount();
    await page.waitForTimeout(1000);

    const posts = [postsOf(first.page), postsOf(page)];
    await page.waitForTimeout(WATCHED_MS);
    const [own = 0, others = 0] = posts.map(({ length }) => length);
    process.stderr.write(`two tabs in ${WATCHED_MS} ms: ${own} and ${others} posts\n`);
    expect(own + others).toBeGreaterThanOrEqual(4);
    expect(own + others).toBeLessThanOrEqual(7);

    await stage.lab.ethereum.control.setBalance(ADDRESS, 3n * 10n ** 18n);
    for (const tab of [first, second]) {
      await tab.dialog.getByText(/^Balance 3\b/).waitFor({ timeout: 10_000 });
    }
    await first.page.close();
    const before = posts[1]?.length ?? 0;
    await page.waitForTimeout(10_000);
    expect((posts[1]?.length ?? 0) - before).toBeGreaterThanOrEqual(1);
    await stage.lab.ethereum.control.setBalance(ADDRESS, 10_000n * 10n ** 18n);
  });
});
