import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  type ThemePreset,
  themePresets,
  type ThemeVariables,
} from '../../../../domain/theme/theme';
import { applyTheme } from '../../../../presentation-react/theme/apply-theme';
import { contrast, refineTheme } from '../../../../presentation-react/theme/refine-theme';
import { CssColors } from '../../../support/css-colors';

const TEXT = 4.5;
const CONTROL = 3;
const modes = ['light', 'dark'] as const;

const sheets = new CssColors(
  'theme/tokens.css',
  'shell/shell-root.css',
  'theme/presets.css',
  'buttons/button.css',
  'primitives/action.css',
);

/** What stands on what, in the words of the style sheets, and how much they have to differ. */
interface Pair {
  readonly front: string;
  readonly back: string;
  readonly ratio: number;

  /** What is set where the pair stands. */
  readonly own?: Readonly<Record<string, string>>;
}

const surfaces = ['var(--bg)', 'var(--s1)', 'var(--s2)', 'var(--s3)'];
const primary = ".action[data-kind='primary']";
const primaryStates = [primary, `${primary}:hover`, `${primary}:active`];
const snackbars = ['--success', '--danger'];

/** In the modal and its views. */
const inModal: readonly Pair[] = [
  ...surfaces.flatMap((back) =>
    ['--ink', '--muted', '--accent-ink', '--danger', '--success'].map((name) => ({
      front: `var(${name})`,
      back,
      ratio: TEXT,
    })),
  ),
  ...surfaces.map((back) => ({ front: 'var(--accent-edge)', back, ratio: CONTROL })),
  ...snackbars.map((name) => ({
    front: 'var(--bg)',
    back: `var(${name})`,
    ratio: CONTROL,
  })),
  { front: 'var(--warning)', back: 'var(--warning-ground)', ratio: TEXT },
  { front: 'var(--accent-ink)', back: 'var(--accent-ground)', ratio: TEXT },
  { front: 'var(--bg)', back: 'var(--ink)', ratio: TEXT },
  ...primaryStates.map((selector) => ({
    front: 'var(--on-accent)',
    back: sheets.declared(selector, 'background'),
    ratio: TEXT,
  })),
];

/** On the buttons in the page, in each state and at rest, under the pointer and pressed. */
const onButtons: readonly Pair[] = [
  '.button',
  ".button[data-state='connect']",
  ".button[data-state='wrong']",
].flatMap((state) => {
  const names = ['--base', '--text', '--tint'];
  const own = Object.fromEntries(names.map((name) => [name, sheets.declared(state, name)]));
  return ['.button', '.button:hover', '.button:active'].map((selector) => ({
    front: 'var(--text)',
    back: sheets.declared(selector, 'background'),
    ratio: TEXT,
    own,
  }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** An element with the theme on it, as a browser computes it. */
function themed(
  preset: ThemePreset,
  mode: (typeof modes)[number],
  variables: ThemeVariables,
  isModal: boolean,
): HTMLElement {
  const root = document.createElement('div');
  root.className = 'root';
  let wanted = '';
  Object.defineProperty(root.style, 'color', {
    configurable: true,
    get: () => wanted,
    set: (value: string) => {
      wanted = /srgb, ([^]*) 100%/.exec(value)?.[1] ?? '';
    },
  });
  const computed = jest.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    const { style } = document.createElement('i');
    const value = `color(srgb ${sheets.compute(root, wanted).join(' ')})`;
    Object.defineProperty(style, 'color', { value });
    return style;
  });
  applyTheme(root, { mode, preset, variables });
  if (isModal) refineTheme(root, { preset, variables });
  computed.mockRestore();
  return root;
}

/** The pairs that differ too little. */
function unreadable(
  preset: ThemePreset,
  mode: (typeof modes)[number],
  variables: ThemeVariables,
): readonly string[] {
  const foundIn = (root: HTMLElement, pairs: readonly Pair[]): readonly string[] =>
    pairs.flatMap(({ front, back, ratio, own }) => {
      const found = contrast(sheets.compute(root, front, own), sheets.compute(root, back, own));
      return found >= ratio ? [] : [`${front} on ${back} ${JSON.stringify(own)}: ${found}`];
    });
  return [
    ...foundIn(themed(preset, mode, variables, true), inModal),
    ...foundIn(themed(preset, mode, variables, false), onButtons),
  ];
}

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(themePresets)('the preset %s', (preset) => {
  it.each(modes)('can be read in %s as it is', (mode) => {
    expect(unreadable(preset, mode, {})).toEqual([]);
  });

  it.each(modes)('can be read in %s with any accent', (mode) => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        expect(unreadable(preset, mode, { accent })).toEqual([]);
      }),
      { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#767676'], ['#0000ff']] },
    );
  });

  it.each(modes)('can be read in %s with any accent and any colour mixed in', (mode) => {
    const anyStrength = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(anyColor, anyColor, anyStrength, (accent, colorMix, colorMixStrength) => {
        expect(unreadable(preset, mode, { accent, colorMix, colorMixStrength })).toEqual([]);
      }),
    );
  });
});
