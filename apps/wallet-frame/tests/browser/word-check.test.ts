import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(60_000);

const isRequired = process.env['CI'] === 'true';
const WORDS = 'shiver woman debate fence twelve leisure spring clap glue immune across eight';
const words = WORDS.split(' ');
const NOTHING = { screen: { kind: 'nothing' }, functions: [] };

describe('new recovery words', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('are checked where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inWindow(await world.newContext());
  });
  afterAll(() => world.close());

  const press = (name: string): Promise<void> =>
    views.page.getByRole('button', { name, exact: true }).click();
  const writeDown = async (): Promise<Page> => {
    await views.show(NOTHING);
    await views.show({ screen: { kind: 'words', words: WORDS }, functions: ['done'] });
    await press('Show the words');
    await press('I have written them down');
    return views.page;
  };
  const asked = async (): Promise<string> => {
    const question = await views.page.getByText('Which of these is word').innerText();
    return words[Number(/\d+/.exec(question)?.[0]) - 1] ?? '';
  };

  it('[R7.16] are asked for by two places, and then the wallet is ready', async () => {
    const page = await writeDown();
    const first = await asked();
    await press(first);
    await page.waitForFunction(
      `!document.body.innerText.includes('word ${words.indexOf(first) + 1}?')`,
    );
    expect(await views.pressed()).toEqual([]);
    await press(await asked());
    await page.getByRole('heading', { name: 'Your wallet is ready' }).waitFor();
    await press('Done');
    expect(await views.pressed()).toEqual(['done']);
  });

  it('[R7.16] are shown again after a wrong choice, and may be checked later', async () => {
    const page = await writeDown();
    const right = await asked();
    const offered = await page.locator('.choice button').allInnerTexts();
    await press(offered.find((word) => word !== right) ?? '');
    await page.getByRole('alert').getByText('Look at your words again').waitFor();
    expect(await views.pressed()).toEqual([]);
    await press('Show the words again');
    await page.locator('.words').waitFor();
    await press('I have written them down');
    await press('Check later');
    expect(await views.pressed()).toEqual(['done']);
  });
});
