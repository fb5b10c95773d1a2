import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  directionOf,
  languageFor,
  languageOf,
  languages,
} from '../../../../domain/language/language';
import { isReviewed } from '../../../../domain/language/is-reviewed';
import { root } from '../../../../scripts/command.mjs';
import { languageTags } from '../../../../scripts/entries.mjs';

describe('the list of languages', () => {
  it('has every language of the package, by the alphabet', () => {
    expect(languages.filter((tag) => tag !== 'en')).toEqual(languageTags);
    expect([...languages]).toEqual([...languages].sort());
  });
});

it.each(languageTags)(
  'a native speaker has read %s for the wallet where one has for the widget',
  (tag) => {
    const source = readFileSync(`${root}presentation-react/languages/${tag}/index.ts`, 'utf8');
    const isRead = /^ {2}isReviewed: (true|false),$/m.exec(source)?.[1] === 'true';

    expect(languages.filter(isReviewed).includes(tag as never)).toBe(isRead);
    expect(isReviewed('en')).toBe(true);
  },
);

describe('the language for a tag', () => {
  it.each(languages)('of the list is itself: %s', (tag) => {
    expect(languageFor(tag)).toBe(tag);
    expect(languageFor(tag.toLowerCase())).toBe(tag);
  });

  it.each([
    ['de-AT', 'de'],
    ['fa-AF', 'fa'],
    ['hi-Latn', 'hi'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
  ])('of another region is that of the list: %s', (tag, language) => {
    expect(languageFor(tag)).toBe(language);
  });

  it.each(['zh-TW', 'zh-HK', 'zh-Hant', 'zh-Hant-CN'])(
    'is Chinese in traditional signs for %s',
    (tag) => {
      expect(languageFor(tag)).toBe('zh-TW');
    },
  );

  it.each(['', 'eo', 'deutsch', '__proto__', `de-${'x'.repeat(40)}`, 7, null, undefined])(
    'is none for %s',
    (tag) => {
      expect(languageFor(tag)).toBeUndefined();
    },
  );

  it('of a reader is the first that is ours, else English', () => {
    expect(languageOf(['eo', 'fr-CA', 'de'])).toBe('fr');
    expect(languageOf(['eo'])).toBe('en');
  });
});

it('Arabic and Persian run from right to left, German does not', () => {
  expect([directionOf('ar'), directionOf('fa'), directionOf('de')]).toEqual(['rtl', 'rtl', 'ltr']);
});
