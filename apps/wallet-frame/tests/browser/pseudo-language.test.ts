import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isBrowserThere } from './frame-world';
import { CUT, furtherScreens, NOTHING, screensWithTexts } from './screens-with-texts';
import { type ShownViews, startViewsWorld, type ViewsWorld, WHOLE } from './views-world';

jest.setTimeout(120_000);

describe.each([320, 1280])('in texts 40 %% longer than in English, at %i px', (width) => {
  if (!isBrowserThere && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }
  let world: ViewsWorld;
  let views: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inFrame(await world.newContext({ viewport: { width, height: 800 } }));
    await views.style(WHOLE);
    await views.frame.evaluate("setLanguage('en').then(speakPseudo)");
  });
  afterAll(() => world.close());

  it.each(
    [...screensWithTexts, ...furtherScreens].map(
      (shown) => [JSON.stringify(shown.screen).slice(0, 80), shown] as const,
    ),
  )('%s: the view cuts none, and has none that no language can replace', async (_kind, shown) => {
    await views.show(NOTHING);
    await views.show(shown);
    await views.frame.locator('main').waitFor();

    expect(await views.frame.evaluate(CUT)).toEqual([]);
    const said = await views.frame
      .locator('main button:visible')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    const others = said.filter((text) => /\p{L}{3}/u.test(text) && !text.includes('['));
    expect(others.filter((text) => text !== 'Show in English')).toEqual([]);
  });
});
