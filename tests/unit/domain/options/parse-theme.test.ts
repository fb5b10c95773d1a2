import { describe, expect, it } from '@jest/globals';
import { parseTheme } from '../../../../domain/options/parse-theme';
import type { Theme, ThemeInput } from '../../../../domain/theme/theme';

const before: Theme = { mode: 'light', variables: { accent: '#0af', zIndex: 5 } };

describe('parseTheme', () => {
  it('changes the mode alone, and keeps the variables', () => {
    expect(parseTheme({ mode: 'dark' }, before)).toEqual({ ...before, mode: 'dark' });
  });

  it('replaces all variables by those that are given', () => {
    expect(parseTheme({ variables: { colorMix: 'navy' } }, before)).toEqual({
      mode: 'light',
      variables: { colorMix: 'navy' },
    });
  });

  it.each<ThemeInput>([{}, { mode: 'light' }, { variables: { zIndex: 5, accent: '#0af' } }])(
    'is the same object where %j changes nothing',
    (change) => {
      expect(parseTheme(change, before)).toBe(before);
    },
  );

  it.each([
    [{ mode: 'auto' }, 'theme.mode'],
    [{ variables: { accent: 'red; color: blue' } }, 'theme.variables.accent'],
    [{ themeMode: 'dark' }, 'theme.themeMode'],
    [null, 'theme'],
  ])('refuses %j, and names %s', (change, option) => {
    const parse = (): Theme => parseTheme(change as ThemeInput, before);
    expect(parse).toThrow(
      expect.objectContaining({
        code: 'OPTION_INVALID',
        context: expect.objectContaining({ option }),
      }),
    );
  });
});
