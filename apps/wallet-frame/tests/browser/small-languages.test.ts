import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { languageFiles } from '../../src/adapters/browser/language-files';
import { isBrowserThere } from './frame-world';
import { CUT, keys, NOTHING, plain, saying, screensWithTexts, warned } from './screens-with-texts';
import { type ShownViews, startViewsWorld, type ViewsWorld, WHOLE } from './views-world';

jest.setTimeout(120_000);

const SMALL = { width: 320, height: 568 };

/** Of each line of the message that is asked for, whether its last letter stands right of its first. */
const READS_RIGHT = `(() => {
  const text = document.querySelector('.quoted').firstChild;
  const placeOf = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  let start = 0;
  return text.data.split('\\n').map((line) => {
    const isRight = placeOf(start + line.length - 1) > placeOf(start);
    start += line.length + 1;
    return isRight;
  });
})()`;

/** The words in the names of a list of which a part is on the next line, but for Japanese ones, which may be. */
const BROKEN = `[...document.querySelectorAll('.row .name')].flatMap(({ firstChild: text }) =>
  [...text.data.matchAll(/(?!\\p{scx=Han}|\\p{scx=Kana}|\\p{scx=Hira})\\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [word] : [];
  }))`;

describe.each(['de', 'ru', 'ar', 'ja'] as const)('on a small phone in %s', (tag) => {
  if (!isBrowserThere && process.env['CI'] !== 'true') {
    it.todo('runs where a Chromium is installed');
    return;
  }
  let world: ViewsWorld;
  let views: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inFrame(await world.newContext({ viewport: SMALL }));
    await views.style(WHOLE);
    await views.frame.evaluate(`setLanguage(${JSON.stringify(tag)})`);
    await views.frame.waitForFunction(`document.documentElement.lang === ${JSON.stringify(tag)}`);
  });
  afterAll(() => world.close());

  it.each(screensWithTexts.map((shown) => [shown.screen.kind, shown] as const))(
    'no text of %s is cut, and none is English',
    async (_kind, shown) => {
      await views.show(NOTHING);
      await views.show(shown);
      await views.frame.locator('main').waitFor();
      expect(await views.frame.evaluate(CUT)).toEqual([]);
      const { dir } = await views.frame.evaluate<{ dir: string }>(
        '({ dir: getComputedStyle(document.body).direction })',
      );
      expect(dir).toBe(tag === 'ar' ? 'rtl' : 'ltr');
      expect(await views.frame.locator('main').innerText()).not.toMatch(
        /\b(?:Approve|Decline|Cancel|Account|Network|Working|Close|Send)\b/,
      );
    },
  );

  it('a message keeps the direction of each of its lines', async () => {
    await views.show(NOTHING);
    await views.show(saying('Read the rules.\nاقرأ القواعد.'));
    await views.frame.locator('.quoted').waitFor();
    expect(await views.frame.evaluate(READS_RIGHT)).toEqual([true, false]);
  });

  it('no word in a list of keys is broken', async () => {
    await views.show(NOTHING);
    await views.show(keys);
    await views.frame.locator('.row').first().waitFor();
    expect(await views.frame.evaluate(BROKEN)).toEqual([]);
    expect(await views.frame.evaluate(CUT)).toEqual([]);
  });

  it('what the visitor approves can be read in English and back, and its button arms anew', async () => {
    // All of it is in view at once: the button arms without a scroll.
    await views.page.setViewportSize({ width: 480, height: 1600 });
    await views.show(NOTHING);
    await views.show(warned);
    const { confirm } = (await languageFiles[tag]()).texts.approval;
    const button = (name: string) => views.frame.getByRole('button', { name, exact: true });
    await button(confirm).waitFor();
    await views.frame.locator('.check input').click();
    await views.frame.waitForFunction(`!document.querySelector('.armed').disabled`);

    const isDisabled = await views.frame.evaluate(`(async () => {
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show in English').click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('.armed').disabled;
    })()`);
    expect(isDisabled).toBe(true);
    await button('Approve').waitFor();
    expect(await views.frame.evaluate(`document.documentElement.lang`)).toBe('en');
    expect(await views.frame.locator('main').innerText()).not.toContain(confirm);
    expect(await views.frame.evaluate(CUT)).toEqual([]);

    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '';
    await views.frame.getByRole('button', { name: own, exact: true }).click();
    await button(confirm).waitFor();
    expect(await views.frame.evaluate(`document.documentElement.lang`)).toBe(tag);
    await views.page.setViewportSize(SMALL);
  });

  it('[R7.16] what leaves the account is above the fold, and the two buttons are on one screen and unalike', async () => {
    await views.show(NOTHING);
    await views.show(plain);
    const { confirm, decline } = (await languageFiles[tag]()).texts.approval;
    const buttons = [decline, confirm].map((name) =>
      views.frame.getByRole('button', { name, exact: true }),
    );
    await buttons[1]?.waitFor();
    const line = await views.frame.locator('.lines bdi').boundingBox();
    expect((line?.y ?? 999) + (line?.height ?? 0)).toBeLessThan(SMALL.height);
    await buttons[1]?.scrollIntoViewIfNeeded();
    const [no, yes] = await Promise.all(buttons.map((one) => one.boundingBox()));
    for (const box of [no, yes]) {
      expect(box && box.x >= 0 && box.x + box.width <= SMALL.width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= SMALL.height).toBe(true);
    }
    const fills = await views.frame
      .locator('.pair > button')
      .evaluateAll((both) => both.map((one) => getComputedStyle(one).backgroundColor));
    expect(fills[0]).not.toBe(fills[1]);
  });
});
