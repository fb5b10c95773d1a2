import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { directionOf, languages } from '../../../domain/language/language';
import { root } from '../../../scripts/command.mjs';
import { textsInSource } from '../../../scripts/texts-in-source.mjs';

/** Numbers, which turn nothing, and a sentence of the language itself. */
const UNISOLATED = /^\{(?:#\d+|count|all|seconds|number|id|offline)\}$/;
const ISOLATE = '\u2068';
const ISOLATED = '\u2069';

/** The values of a text that would turn the writing around them: an address, a name, an amount with its sign. */
function turning({ text, values }: ReturnType<typeof textsInSource>[number]): readonly string[] {
  return [...(values ?? [])].flatMap(([name, source]) => {
    const [before = ''] = text.split(name);
    const isWithin = before.split(ISOLATE).length > before.split(ISOLATED).length;
    const isIsolated = isWithin || source.startsWith(String.raw`\u2068`);
    return isIsolated || UNISOLATED.test(name) ? [] : [name];
  });
}

const rightToLeft = languages.filter((tag) => directionOf(tag) === 'rtl');

it.each(rightToLeft)(
  'every value in a text of %s is isolated from the writing around it',
  (tag) => {
    const folders = [
      `presentation-react/languages/${tag}`,
      `apps/wallet-frame/src/languages/${tag}`,
    ];
    const texts = folders.flatMap((folder) =>
      readdirSync(root + folder)
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => textsInSource(readFileSync(`${root}${folder}/${file}`, 'utf8'))),
    );
    const wrong = texts.flatMap((text) => turning(text).map((name) => `${text.key}: ${name}`));

    expect(texts.filter(({ values }) => (values?.size ?? 0) > 0).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  },
);

it('a value that is not isolated is found', () => {
  const wrong =
    'export const texts = { a: (name: string) => `x ${name}`, b: (name: string) => `x \\u2068${name}\\u2069` };';

  expect(textsInSource(wrong).map(turning)).toEqual([['{name}'], []]);
});
