import { describe, expect, it } from '@jest/globals';
import { readSiteTheme } from '../../src/adapters/browser/site-theme';
import { isArmedKind } from '../../src/domain/screens/armed-kinds';
import { worths } from '../browser/every-screen';

const NOTHING = { mode: 'system', preset: 'cleat', variables: {} };

describe('the theme of the site', () => {
  it('[R7.16] is read as a mode, a preset, two colours, a share and two sizes', () => {
    const variables = {
      accent: '#0aAaff',
      colorMix: '#102030',
      colorMixStrength: 20,
      fontSizeMasterPx: 11,
      borderRadiusMasterPx: 2,
    };
    const said = { themeMode: 'dark', themePreset: 'mint', themeVariables: variables };
    expect(readSiteTheme(said)).toEqual({ mode: 'dark', preset: 'mint', variables });
  });

  it.each([
    ['no theme', {}],
    ['no names of ours', { themeMode: 'night', themePreset: 'constructor' }],
    ['a list', { themeMode: ['dark'], themeVariables: ['#000000'] }],
    ['an address', { themeVariables: { accent: 'url(https://site.test)' } }],
    ['a custom property', { themeVariables: { accent: 'var(--ink)', colorMix: 'var(--bg)' } }],
    ['more than a colour', { themeVariables: { accent: '#000000;--ink:#ffffff' } }],
    ['a transparent colour', { themeVariables: { accent: '#00000000' } }],
    ['a font', { themeVariables: { fontFamily: 'Wingdings', zIndex: 9, qrColor: '#000000' } }],
    [
      'no number',
      { themeVariables: { fontSizeMasterPx: '1px', borderRadiusMasterPx: Number.NaN } },
    ],
  ])('[R7.16] leaves out %s', (_name, said) => {
    expect(readSiteTheme(said)).toEqual(NOTHING);
  });

  it('[R7.16] bounds sizes that would hide what is approved', () => {
    const sizes = (font: number, radius: number): unknown =>
      readSiteTheme({
        themeVariables: { fontSizeMasterPx: font, borderRadiusMasterPx: radius },
      }).variables;
    expect(sizes(1, -4)).toEqual({ fontSizeMasterPx: 9, borderRadiusMasterPx: 0 });
    expect(sizes(400, 999)).toEqual({ fontSizeMasterPx: 13, borderRadiusMasterPx: 6 });
  });

  it('[R7.16] waits for the end of every screen with a button that arms', () => {
    const kinds = Object.keys(worths) as (keyof typeof worths)[];
    const armed = kinds.filter((kind) => Object.values<string>(worths[kind]).includes('armed'));
    expect(kinds.filter(isArmedKind)).toEqual(armed);
  });
});
