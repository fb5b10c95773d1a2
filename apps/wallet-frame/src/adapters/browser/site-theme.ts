import type { UntrustedPayload } from '../../../../../domain/frame-protocol/frame-requests';
import { fieldOf, numberOf } from '../../../../../domain/outside/untrusted-record';
import { type ThemeMode, type ThemePreset, themePresets } from '../../../../../domain/theme/theme';

/** What a site may say of the looks, as it says it. */
export type SiteTheme = UntrustedPayload<'SYNC_THEME'>;

/** The part of a site's theme that the wallet takes: never a font, an address or a text. */
export interface TakenTheme {
  readonly mode: ThemeMode;
  readonly preset: ThemePreset;
  readonly variables: {
    /** As `#rrggbb`. */
    readonly accent?: string;
    readonly colorMix?: string;
    readonly colorMixStrength?: number;
    readonly fontSizeMasterPx?: number;
    readonly borderRadiusMasterPx?: number;
  };
}

const HEX = /^#[\da-f]{6}$/i;

/** In pixels: text that can be read, with which an approval still has room. */
const FONT_MASTER = { least: 9, most: 13 };

/** In pixels. Corners that are rounder than these cut what stands in them. */
const RADIUS_MASTER = { least: 0, most: 6 };

/** Reads a site's theme. What is not of its shape is left out, and a size beyond its bounds becomes the bound. */
export function readSiteTheme({ themeMode, themePreset, themeVariables }: SiteTheme): TakenTheme {
  return {
    mode: themeMode === 'light' || themeMode === 'dark' ? themeMode : 'system',
    preset: themePresets.find((one) => one === themePreset) ?? 'cleat',
    variables: {
      ...colorIn(themeVariables, 'accent'),
      ...colorIn(themeVariables, 'colorMix'),
      ...sizeIn(themeVariables, 'colorMixStrength', { least: 0, most: 100 }),
      ...sizeIn(themeVariables, 'fontSizeMasterPx', FONT_MASTER),
      ...sizeIn(themeVariables, 'borderRadiusMasterPx', RADIUS_MASTER),
    },
  };
}

function colorIn<Name extends string>(
  variables: unknown,
  name: Name,
): { readonly [Key in Name]?: string } {
  const color = fieldOf(variables, name);
  const isColor = typeof color === 'string' && HEX.test(color);
  return (isColor ? { [name]: color } : {}) as { readonly [Key in Name]?: string };
}

function sizeIn<Name extends string>(
  variables: unknown,
  name: Name,
  { least, most }: { readonly least: number; readonly most: number },
): { readonly [Key in Name]?: number } {
  const size = numberOf(variables, name);
  if (size === undefined || !Number.isFinite(size)) return {};
  return { [name]: Math.min(Math.max(size, least), most) } as { readonly [Key in Name]?: number };
}
