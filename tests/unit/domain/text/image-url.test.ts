import { describe, expect, it } from '@jest/globals';
import { isImageUrl, isInlineImage } from '../../../../domain/text/image-url';

const inline = [
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  'data:image/svg+xml;charset=utf-8,%3Csvg%3E',
  'data:image/svg+xml,%3Csvg%3E',
  'DATA:image/PNG;base64,AA==',
  'data:image/webp;base64,AA',
  'data:image/x-icon;base64,AA',
];

describe('the address of a picture', () => {
  it.each(inline)('carries the picture itself: %s', (url) => {
    expect(isInlineImage(url)).toBe(true);
    expect(isImageUrl(url)).toBe(true);
  });

  it('is on a host, which learns that the widget shows it', () => {
    expect(isInlineImage('https://a.example/i.png')).toBe(false);
    expect(isImageUrl('https://a.example/i.png')).toBe(true);
  });

  it.each([
    '',
    'http://a.example/i.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml',
    'data:image/png,',
    'data:image/png;base64,',
    'data:image/png;base64,  ',
    'data:image/,AA',
    'data:image/evil,AA',
    'data:image/png;base64;,AA\u0000',
    'https://a b',
    'https://user@a.example/i.png',
    'https://a.example\\@b.example/i.png',
    'blob:https://a.example/1',
  ])('is invalid: %j', (url) => {
    expect(isInlineImage(url)).toBe(false);
    expect(isImageUrl(url)).toBe(false);
  });

  it('is no longer than 256 kB', () => {
    const start = 'data:image/png;base64,';

    expect(isInlineImage(start + 'A'.repeat(262_144 - start.length))).toBe(true);
    expect(isInlineImage(start + 'A'.repeat(262_145 - start.length))).toBe(false);
  });
});
