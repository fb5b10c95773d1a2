import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cssOf, inkOn, luminance, tintOn } from '../../../../presentation-react/theme/read-color';
import { contrast, readable } from '../../../../presentation-react/theme/refine-theme';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const anyColor = fc.tuple(channel, channel, channel);
const white = [1, 1, 1];
const black = [0, 0, 0];

describe('luminance', () => {
  it('is that of WCAG 2', () => {
    expect(luminance(white)).toBeCloseTo(1);
    expect(luminance(black)).toBe(0);
    expect(contrast(white, black)).toBeCloseTo(21);
    expect(contrast([0x77 / 255, 0x77 / 255, 0x77 / 255], white)).toBeCloseTo(4.48, 2);
  });
});

describe('inkOn', () => {
  it('is readable on every colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const ink = inkOn(color) === '#fff' ? white : black;
        expect(contrast(ink, color)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('prefers white where both are readable', () => {
    expect(inkOn([0.05, 0.37, 0.85])).toBe('#fff');
    expect(inkOn([1, 1, 0])).toBe('#000');
  });
});

describe('tintOn', () => {
  it('changes every colour, and leaves its ink readable', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const tint = tintOn(color) === '#fff' ? 1 : 0;
        const ink = inkOn(color) === '#fff' ? white : black;
        const pressed = color.map((one) => one * 0.82 + tint * 0.18);
        expect(contrast(ink, pressed)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(pressed, color)).toBeGreaterThan(1.05);
      }),
      { examples: [[[0, 0, 0]], [[1, 1, 1]]] },
    );
  });
});

describe('readable', () => {
  it('reaches the contrast wherever the text’s own colour does, and moves no further than necessary', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        const ink = inkOn(ground) === '#fff' ? white : black;
        expect(contrast(readable(color, ink, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5);
        if (contrast(color, ground) >= 4.5) {
          expect(readable(color, ink, [ground], 4.5)).toEqual(color);
        }
      }),
    );
  });
});

describe('cssOf', () => {
  it('writes a form that CSS reads', () => {
    expect(cssOf([1, 0, 0.5])).toBe('rgb(255 0 128)');
  });
});
