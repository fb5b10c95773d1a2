import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { languages } from '../../../../domain/language/language';
import { languageFiles } from '../../src/adapters/browser/language-files';
import { english } from '../../src/domain/texts/english';
import { inEnglish } from '../../src/domain/texts/spoken';
import { storyScreens } from '../pages/story-screens';
import { isBrowserThere } from './frame-world';
import { startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(60_000);

const isRequired = process.env['CI'] === 'true';
const login = (id: string): object => ({
  id,
  provider: 'email',
  label: `${id}•••@example.test`,
  createdAtMs: 1_700_000_000_000,
  isHere: id === 'a',
});
const logins = {
  screen: {
    kind: 'logins',
    isBusy: false,
    logins: ['a', 'b', 'c'].map(login),
    offered: [{ name: 'github', title: 'GitHub' }],
  },
  functions: ['addEmail', 'addSocial', 'remove', 'showDevices', 'useKit', 'close'],
};
const olderWallet = 'While an older wallet of yours is set aside';
const windowless = 'Your browser opens no window here';

describe('what the wallet could not do', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  beforeAll(async () => {
    world = await startViewsWorld();
  });
  afterAll(() => world.close());

  it('is said where the visitor sees it, however much stands above', async () => {
    const context = await world.newContext({ viewport: { width: 320, height: 520 } });
    const { frame, page, show } = await world.inWindow(context);
    await show(logins);
    await frame.getByRole('heading', { name: 'How you sign in' }).waitFor();
    await show({ ...logins, screen: { ...logins.screen, problem: { code: 'olderWallet' } } });
    const said = frame.getByText(olderWallet);
    await said.waitFor();
    const { height = 0, y = 0 } = (await said.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    // A page scrolls by whole pixels, so less than one may be below.
    expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) + 1);
    await context.close();
  });

  it('is that the service needs a moment, in every language, while it is asked again', async () => {
    const context = await world.newContext();
    const { frame, show } = await world.inWindow(context);
    const said = () => frame.locator('.problem').textContent();
    const approval = Object.values(storyScreens).find(({ kind }) => kind === 'approval');
    for (const language of languages) {
      const file = language === 'en' ? undefined : await languageFiles[language]();
      const { moment } = (file?.texts.first ?? inEnglish(english)).problems;
      await show(logins);
      await frame.evaluate(`setLanguage(${JSON.stringify(language)})`);
      for (const screen of [logins.screen, { ...approval, kind: 'approval', isBusy: true }]) {
        await show({ ...logins, screen });
        expect(await said()).toBe('');
        await frame.evaluate('globalThis.end = waits.begin()');
        await frame.getByText(moment()).waitFor();
        await frame.evaluate('end()');
        await frame.getByText(moment()).waitFor({ state: 'detached' });
      }
    }
    await context.close();
  });

  it('is said where no window opens, in place of the button', async () => {
    const context = await world.newContext({ viewport: { width: 320, height: 520 } });
    const { frame, show } = await world.inWindow(context);
    const shown = { kind: 'window', task: 'change', site: 'https://site.test', isBusy: false };
    await show({ screen: { ...shown, problem: { code: 'windowless' } }, functions: ['leave'] });
    await frame.getByText(windowless).waitFor();
    expect(await frame.getByRole('button').allInnerTexts()).toEqual(['Close']);
    await context.close();
  });
});
