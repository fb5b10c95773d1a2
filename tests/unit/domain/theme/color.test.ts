import { describe, expect, it } from '@jest/globals';
import { isCssColor } from '../../../../domain/theme/color';

describe('a colour of CSS', () => {
  it.each([
    'red',
    'RebeccaPurple',
    'lightgoldenrodyellow',
    'transparent',
    '#fff',
    '#FFF8',
    '#00ff7f',
    '#00ff7f80',
    ' #00ff7f ',
    'rgb(0, 0, 0)',
    'rgba(0 0 0 / 50%)',
    'hsl(230 100% 67%)',
    'hwb(194 0% 0%)',
    'oklch(40.1% 0.123 21.57)',
    'lab(29% 39 20)',
    'color(display-p3 1 0.5 0)',
    'color-mix(in srgb, red, blue)',
    'var(--brand)',
    'rgb(from var(--brand) r g b)',
  ])('has the form: %s', (color) => {
    expect(isCssColor(color)).toBe(true);
  });

  it.each([
    '',
    'red blue',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'ff0000',
    'rgb()',
    'rgb(0, 0, 0',
    'url(x)',
    'calc(1px)',
    'rgb(0,0,0); color: red',
  ])('does not have the form: %j', (text) => {
    expect(isCssColor(text)).toBe(false);
  });
});
