import { describe, expect, it } from '@jest/globals';
import { shopFiles } from '../../../apps/demo/languages/shop-files';
import { texts as english } from '../../../apps/demo/languages/shop/en';
import type { ShopTexts } from '../../../apps/demo/languages/shop-texts';
import { directionOf, type Language, languages } from '../../../domain/language/language';

const others = languages.filter((tag): tag is Exclude<Language, 'en'> => tag !== 'en');
const MARKS = ['\uE000', '\uE001'];

/** Each text by its key, with marks for its values. */
function spoken(texts: ShopTexts): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).map(([key, text]: [string, unknown]) => [
      key,
      typeof text === 'function' ? String(Reflect.apply(text, undefined, MARKS)) : String(text),
    ]),
  );
}

describe.each(others)('the shop of the demo in %s', (tag) => {
  it('says each text in its own words, with each value once', async () => {
    const own = spoken((await shopFiles[tag]()).texts);
    const wanted = spoken(english);
    const valuesIn = (text = ''): string =>
      [...text]
        .filter((one) => MARKS.includes(one))
        .sort()
        .join();

    expect([...own.keys()]).toEqual([...wanted.keys()]);
    expect([...own].filter(([key, text]) => valuesIn(text) !== valuesIn(wanted.get(key)))).toEqual(
      [],
    );
    // A regatta is one in most languages.
    const left = [...own].filter(([key, text]) => text === wanted.get(key) && key !== 'regatta');
    expect(left).toEqual([]);
  });

  it('isolates values where it is written from right to left, and nowhere else', async () => {
    const said = [...spoken((await shopFiles[tag]()).texts).values()].join('');
    const values = said.match(/[\uE000\uE001]/g) ?? [];
    const isolated = said.match(/\u2068[\uE000\uE001]\u2069/g) ?? [];

    expect(values.length).toBeGreaterThan(10);
    expect(isolated).toHaveLength(directionOf(tag) === 'rtl' ? values.length : 0);
  });
});
