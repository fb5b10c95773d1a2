import { describe, expect, it } from '@jest/globals';
import { parseTheme, requireColors } from '../../../../domain/options/parse-theme';
import type { Theme, ThemeInput } from '../../../../domain/theme/theme';

const knowsAll = (): boolean => true;
const before: Theme = {
  mode: 'light',
  preset: 'mint',
  variables: { accent: '#0af', zIndex: 5 },
};

describe('parseTheme', () => {
  it('changes only the mode, and keeps the variables', () => {
    expect(parseTheme({ mode: 'dark' }, before, knowsAll)).toEqual({ ...before, mode: 'dark' });
  });

  it('changes the preset alone', () => {
    expect(parseTheme({ preset: 'mono' }, before, knowsAll)).toEqual({ ...before, preset: 'mono' });
  });

  it('replaces all variables by those that are given', () => {
    expect(parseTheme({ variables: { colorMix: 'navy' } }, before, knowsAll)).toEqual({
      mode: 'light',
      preset: 'mint',
      variables: { colorMix: 'navy' },
    });
  });

  it.each<ThemeInput>([
    {},
    { mode: 'light' },
    { preset: 'mint' },
    { variables: { zIndex: 5, accent: '#0af' } },
  ])('is the same object where %j changes nothing', (change) => {
    expect(parseTheme(change, before, knowsAll)).toBe(before);
  });

  it.each([
    [{ mode: 'auto' }, 'theme.mode'],
    [{ preset: 'neon' }, 'theme.preset'],
    [{ variables: { accent: 'red; color: blue' } }, 'theme.variables.accent'],
    [{ themeMode: 'dark' }, 'theme.themeMode'],
    [null, 'theme'],
  ])('refuses %j, and names %s', (change, option) => {
    const parse = (): Theme => parseTheme(change as ThemeInput, before, knowsAll);
    expect(parse).toThrow(
      expect.objectContaining({
        code: 'OPTION_INVALID',
        context: expect.objectContaining({ option }),
      }),
    );
  });

  it('refuses a colour that the browser does not know, and keeps the theme', () => {
    const parse = (): Theme =>
      parseTheme({ variables: { accent: 'notacolour' } }, before, (color) => color === 'navy');

    expect(parse).toThrow(
      expect.objectContaining({
        context: { option: 'theme.variables.accent', expected: 'a CSS colour' },
      }),
    );
  });
});

it.each(['accent', 'colorMix', 'qrColor'])('asks the browser about %s, and names it', (name) => {
  const asked: string[] = [];
  const knowsColor = (color: string): boolean => asked.push(color) === 0;

  expect(() => requireColors({ [name]: 'notacolour' }, 'themeVariables', knowsColor)).toThrow(
    expect.objectContaining({
      context: { option: `themeVariables.${name}`, expected: 'a CSS colour' },
    }),
  );
  expect(asked).toEqual(['notacolour']);
});
