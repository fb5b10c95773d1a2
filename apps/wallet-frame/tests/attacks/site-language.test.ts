import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Language, languageFor } from '../../../../domain/language/language';
import { startLanguage } from '../../src/adapters/browser/own-language';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { approvalWords } from '../../src/domain/texts/approval-words';
import { showInEnglish, speak, spokenLanguage } from '../../src/domain/texts/spoken';

/** Longer than a language stays after a change. */
const RESTED_MS = 300;
const NOTE = { kind: 'note', note: 'waiting' } as const;
const APPROVAL = { kind: 'approval' } as unknown as Screen;

/** A page in a site's frame, with languages of one text. */
function startPage(missing: readonly Language[] = []) {
  const asked: Language[] = [];
  const load = (language: Language): Promise<object> => {
    asked.push(language);
    return missing.includes(language)
      ? Promise.reject(new TypeError('It is not there'))
      : Promise.resolve({ approval: { confirm: `Approve in ${language}` } });
  };
  const screens = new Screens();
  const root = { lang: 'en', dir: 'ltr' } as HTMLElement;
  const take = startLanguage({ root, load, screens, otherwise: () => 'ja' });
  return { asked, root, screens, take };
}

const rest = (): Promise<void> => jest.advanceTimersByTimeAsync(RESTED_MS);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  showInEnglish(false);
  speak('en');
});

describe('the language that a site names', () => {
  it('is spoken with its direction, once its file is there', async () => {
    const { root, take } = startPage();
    const spoken = take('ar-EG');
    expect(approvalWords.confirm).toBe('Approve');
    await spoken;

    expect(approvalWords.confirm).toBe('Approve in ar');
    expect(approvalWords.decline).toBe('Decline');
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  });

  it.each([
    ['none of the list', 'eo'],
    ['a name of every object', '__proto__'],
    ['a method of every object', 'constructor'],
    ['words', 'Approve this at once, it is safe'],
    ['a megabyte', `de-${'x'.repeat(1_000_000)}`],
    ['a path', '../../de'],
    ['no text', { toString: () => 'de' }],
    ['a list', ['de']],
    ['a number', 7],
    ['nothing', null],
  ])('is English where it is %s', async (_name, tag) => {
    const { asked, root, take } = startPage();
    await take(tag);
    await rest();

    expect(asked).toEqual([]);
    expect(approvalWords.confirm).toBe('Approve');
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
  });

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['PT', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-Hant-HK', 'zh-TW'],
    ['fa-IR', 'fa'],
    ['en-GB', 'en'],
  ])('is of the list: %s is %s', (tag, language) => {
    expect(languageFor(tag)).toBe(language);
  });

  it('[E1.bc] changes no word while an approval is on show, however often the site names another', async () => {
    const { root, screens, take } = startPage();
    await take('de');
    await rest();
    screens.show(APPROVAL);
    for (const tag of ['ru', 'ar', 'en', 'ja', 'ru']) {
      void take(tag);
      await rest();
      expect([approvalWords.confirm, root.lang]).toEqual(['Approve in de', 'de']);
    }

    screens.show({ ...APPROVAL });
    expect(approvalWords.confirm).toBe('Approve in de');
    screens.clear();
    expect([approvalWords.confirm, root.lang]).toEqual(['Approve in ru', 'ru']);
  });

  it('[E1.bc] changes nothing of the English that the visitor has turned to, also in an approval', async () => {
    const { root, screens, take } = startPage();
    await take('ar');
    await rest();
    screens.show(APPROVAL);
    showInEnglish(true);
    expect([approvalWords.confirm, root.lang, root.dir]).toEqual(['Approve', 'en', 'ltr']);

    screens.clear();
    for (const tag of ['ru', 'de', 'ja']) {
      void take(tag);
      await rest();
      expect([approvalWords.confirm, root.lang]).toEqual(['Approve', 'en']);
    }
    showInEnglish(false);
    expect([approvalWords.confirm, root.lang]).toEqual(['Approve in ja', 'ja']);
  });

  it('does not flicker: a second one waits', async () => {
    const { take } = startPage();
    await take('de');
    void take('ru');
    expect(spokenLanguage()).toBe('de');
    await rest();
    expect(spokenLanguage()).toBe('ru');
  });

  it('ends once it is spoken: what is armed and shown then has its words', async () => {
    const { screens, take } = startPage();
    screens.show(NOTE);
    const own = take('ja'); // The browser's, whose file is on its way.
    await own;
    expect(approvalWords.confirm).toBe('Approve in ja');

    let isSpoken = false;
    const other = take('de').then(() => (isSpoken = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isSpoken).toBe(false);
    await rest();
    await other;
    screens.show(APPROVAL);
    expect(approvalWords.confirm).toBe('Approve in de');
  });

  it('ends where another one takes its place', async () => {
    const { take } = startPage();
    await take('de');
    const second = take('ru');
    void take('ar');
    await second;
    await rest();
    expect(spokenLanguage()).toBe('ar');
  });

  it('is English where its file does not come, also after another, and is asked for again', async () => {
    const { asked, root, take } = startPage(['ru']);
    await take('de');
    await rest();
    await take('ru');
    await rest();
    await take('ru');

    expect([spokenLanguage(), root.lang, approvalWords.confirm]).toEqual(['en', 'en', 'Approve']);
    expect(asked).toEqual(['de', 'ru', 'ru']);
  });

  it('downloads nothing for a reader of English', async () => {
    const { asked, take } = startPage();
    await take('en');
    expect(asked).toEqual([]);
  });
});

describe('without a language of a site', () => {
  it("the first screen speaks the browser's", async () => {
    const { asked, screens } = startPage();
    await rest();
    expect(asked).toEqual([]);
    screens.show(NOTE);
    await rest();
    expect([asked, spokenLanguage()]).toEqual([['ja'], 'ja']);
  });

  it("a site's comes before the browser's", async () => {
    const { asked, screens, take } = startPage();
    await take('de');
    screens.show(NOTE);
    await rest();
    expect([asked, spokenLanguage()]).toEqual([['de'], 'de']);
  });
});
