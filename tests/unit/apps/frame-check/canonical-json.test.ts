import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Canonical,
  canonicalJson,
  readCanonicalJson,
} from '../../../../apps/frame-check/src/domain/canonical-json';

describe('the canonical form', () => {
  it('sorts names by their UTF-16 units, and has no white space', () => {
    expect(
      canonicalJson({ b: [1, true], a: { '\u20ac': 'x', '1': '', '\r': '\n', '\u{1f600}': 'y' } }),
    ).toBe('{"a":{"\\r":"\\n","1":"","€":"x","😀":"y"},"b":[1,true]}');
  });

  it('is read back as the same value', () => {
    const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger(), fc.boolean());
    const { tree } = fc.letrec<{ tree: Canonical }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('tree')),
        fc.dictionary(fc.string(), tie('tree'), { noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = canonicalJson(value);
        const read = readCanonicalJson(text);
        expect(read).toEqual(JSON.parse(text));
        expect(canonicalJson(read as Canonical)).toBe(text);
      }),
    );
  });

  it.each([
    ['another order', '{"b":1,"a":2}'],
    ['a name twice', '{"a":1,"a":1}'],
    ['white space', '{"a": 1}'],
    ['a line break', '{"a":1}\r'],
    ['another form of a number', '{"a":1.0}'],
    ['a fraction', '{"a":0.5}'],
    ['minus nothing', '-0'],
    ['a number that is not exact', '9007199254740993'],
    ['an escape that is not needed', '"\\u0041"'],
    ['a mark before it', '\ufeff{}'],
    ['null', 'null'],
    ['null inside', '{"a":null}'],
    ['no JSON', '{'],
    ['depth without end', '['.repeat(200_000)],
  ])('is not %s', (_, text) => {
    expect(readCanonicalJson(text)).toBeUndefined();
  });
});
