import { isCssColor } from '../theme/color';
import { type Theme, type ThemeInput, themePresets, type ThemeVariables } from '../theme/theme';
import { aNumber, aWholeNumber, type Check, checkType, oneOf, refuse, someOf } from './check';

/** Enough for colours and font names, and safe against injection of other CSS. */
const aCssValue = checkType(
  'a CSS value without url(), braces or semicolons',
  (value): value is string =>
    typeof value === 'string' &&
    /^[\p{L}\p{N}_\s#%(),.'"/-]+$/u.test(value) &&
    !/url|image/i.test(value),
);

const aColor: Check<string> = (value, option) => {
  const color = aCssValue(value, option);
  return isCssColor(color) ? color : refuse(option, 'a CSS colour');
};

/** Accepts the name of a theme mode. */
export const aThemeMode = oneOf(['light', 'dark', 'system']);

/** Accepts the name of a preset. */
export const aThemePreset = oneOf(themePresets);

/** Accepts some of the theme variables. */
export const someThemeVariables = someOf<ThemeVariables>({
  fontFamily: aCssValue,
  accent: aColor,
  colorMix: aColor,
  colorMixStrength: aNumber(0, 100),
  fontSizeMasterPx: aNumber(6, 24),
  borderRadiusMasterPx: aNumber(0, 16),
  zIndex: aWholeNumber(0, 2_147_483_647),
  qrColor: aColor,
});

const someTheme = someOf<Theme>({
  mode: aThemeMode,
  preset: aThemePreset,
  variables: someThemeVariables,
});

/** Whether the browser knows a colour. Without a browser, accepts every well-formed colour. */
export type KnowsColor = (color: string) => boolean;

/**
 * Checks that the browser knows the colours of `variables`.
 *
 * @throws `WidgetError` `OPTION_INVALID`, naming the first that it does not know.
 */
export function requireColors(
  variables: ThemeVariables,
  option: string,
  knowsColor: KnowsColor,
): void {
  for (const name of ['accent', 'colorMix', 'qrColor'] as const) {
    const { [name]: color } = variables;
    if (color !== undefined && !knowsColor(color)) refuse(`${option}.${name}`, 'a CSS colour');
  }
}

/**
 * `before` with the parts that `input` changes; `before` itself where that changes nothing.
 *
 * @throws `WidgetError` `OPTION_INVALID`, naming the part.
 */
export function parseTheme(input: ThemeInput, before: Theme, knowsColor: KnowsColor): Theme {
  const next = { ...before, ...someTheme(input, 'theme') };
  requireColors(next.variables, 'theme.variables', knowsColor);
  const isSame =
    next.mode === before.mode &&
    next.preset === before.preset &&
    isEqual(next.variables, before.variables);
  return isSame ? before : next;
}

function isEqual(some: ThemeVariables, others: ThemeVariables): boolean {
  const names = Object.keys({ ...some, ...others }) as (keyof ThemeVariables)[];
  return names.every((name) => some[name] === others[name]);
}
