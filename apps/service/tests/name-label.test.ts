import { describe, expect, it } from '@jest/globals';
import { labelOf, labelUnder } from '../src/use-cases/names/name-label';
import { describeVectors } from '../../../tests/support/vectors';

/** A name and its normal form, the name itself where that is absent; or an error. */
interface Vector {
  readonly name: string;
  readonly norm?: string;
  readonly error?: boolean;
}

const registrable = /^[a-z0-9-]{4,63}$/;

describeVectors<Readonly<Record<'custom' | 'sample', readonly Vector[]>>>('ensip15', (vectors) => {
  const all = [...vectors.custom, ...vectors.sample];

  it('registers the normal form of a name, where it is made of our letters, and no other', () => {
    const expected = ({ error, name, norm = name }: Vector) =>
      error !== true && registrable.test(norm) ? norm : undefined;

    const wrong = all.filter((vector) => labelOf(vector.name) !== expected(vector));

    expect(all.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
    expect(all.some((vector) => expected(vector) !== undefined)).toBe(true);
  });

  it('finds under the parent what it registers, and nothing else', () => {
    const wrong = all.filter(({ name }) => {
      const label = name.includes('.') ? undefined : labelOf(name);
      return labelUnder('site.eth', `${name}.site.eth`) !== label;
    });

    expect(wrong).toEqual([]);
  });
});

describe('a hostile text', () => {
  it.each([
    ['letters of another script', 'аdam-smith'],
    ['a letter without width', 'adam\u200bsmith'],
    ['a mark of direction', 'adam\u202ehtims'],
    ['a soft hyphen at the end', 'adam-\u00ad\u00ad'],
    ['a point like letter', 'adam\u3002site'],
    ['a slash', 'adam/../admin'],
    ['a zero', 'adam\u0000smith'],
    ['a hyphen at the third and fourth place', 'xn--adam'],
    ['too many letters', 'a'.repeat(64)],
    ['half a pair', 'adam\ud83d'],
    ['stacked marks', `adam${'\u0301'.repeat(50)}`],
    ['nothing', ''],
  ])('with %s is no name', (_what, text) => {
    const label = labelOf(text);

    expect(label === undefined || registrable.test(label)).toBe(true);
    expect(label).not.toBe(text);
    expect(labelUnder('site.eth', `${text}.site.eth`)).toBe(label);
  });
});
