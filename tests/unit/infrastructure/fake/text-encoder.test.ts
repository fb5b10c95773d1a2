import { describe, expect, it } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import {
  TextEncoder as Chosen,
  Utf8Encoder,
} from '../../../../infrastructure/fake/page/text-encoder';

describe('the encoder for a page that has none', () => {
  it('writes every text as the standard encoder does', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(new Utf8Encoder().encode(text)).toEqual(new TextEncoder().encode(text));
      }),
    );
  });

  it.each(['', 'é€😀', '100 %41', '\uD83D', '\uDE00\uD83D', 'a\uD83Db\n'])(
    'writes %j as the standard encoder does',
    (text) => {
      expect(new Utf8Encoder().encode(text)).toEqual(new TextEncoder().encode(text));
    },
  );

  it('leaves a page its own', () => {
    expect(Chosen).toBe(TextEncoder);
  });
});
