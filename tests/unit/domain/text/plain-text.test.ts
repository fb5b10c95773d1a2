import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainText } from '../../../../domain/text/plain-text';
import { anyText } from '../../../support/any-text';

describe('plainText', () => {
  it.each([
    ['USD Coin', 'USD Coin'],
    ['  a \n\t b  ', 'a b'],
    ['pay\u202eCSDU', 'payCSDU'],
    ['US\u200bDC\u2066\u2069\ufeff', 'USDC'],
    ['a\u0000b\u001b[31mc\u009f', 'ab[31mc'],
    ['\ud800x\ue000', 'x'],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['\u200b', ''],
    ['\u200d \ufe0f', ''],
    ['\u115f\u1160\u3164\uffa0', ''],
    ['\u2800\u2800', ''],
    ['\u3164 a', 'a'],
    ['Meta\u3164Mask', 'MetaMask'],
    ['Meta\u115f\u1160\uffa0\u034f\ufe0f\ufe00\u180bMask', 'MetaMask'],
    ['Meta\u200dMask', 'MetaMask'],
    ['Meta\u2800Mask', 'Meta Mask'],
    ['Meta\ufffcMask\uffff', 'MetaMask'],
    ['\u{e0041}\u{e0100}A', 'A'],
    ['❤\ufe0f‍🔥', '❤\ufe0f\u200d🔥'],
    ['👋🏽', '👋🏽'],
    ['\u0301', ''],
    ['\u0301A', 'A'],
    ['A \u0301\u0302B', 'A B'],
    [`M${'\u0301'.repeat(39)}eta`, 'M\u0301\u0301eta'],
    ['Việt', 'Việt'],
    ['ภาษาไทยนี้', 'ภาษาไทยนี้'],
    ['हिन्दी', 'हिन्दी'],
  ])('makes %j into %j', (text, plain) => {
    expect(plainText(text, 64)).toBe(plain);
  });

  it('cuts by character, not by half an emoji', () => {
    expect(plainText('🦊🦊🦊', 2)).toBe('🦊🦊');
    expect(plainText('ab cd', 3)).toBe('ab');
    expect(plainText('👩\u200d🚀', 2)).toBe('👩');
  });

  it('reads only a limited part of a long text', () => {
    expect(plainText(`${'\u3164'.repeat(400)}a`, 40)).toBe('');
    expect(plainText('x'.repeat(10_000_000), 40)).toHaveLength(40);
  });

  it('removes everything that changes the direction of later text, and is stable', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 1, max: 20 }), (text, length) => {
        const plain = plainText(text, length);
        expect(plain).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|[\p{Mn}\p{Me}]{3}/u);
        expect(Array.from(plain).length).toBeLessThanOrEqual(length);
        expect(plainText(plain, length)).toBe(plain);
      }),
    );
  });
});
