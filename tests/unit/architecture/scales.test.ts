import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (path: string): string => readFileSync(root + path, 'utf8');

/** The style sheets of the widget and of the wallet's own page. */
const sheets = ['presentation-react', 'apps/wallet-frame/src/views'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** In pixels, where the master of type is the usual one. */
const TYPE = [12, 14, 16, 22, 32, 40];
const SPACE = [0, 4, 8, 12, 16, 24];

/** The width of what can be pressed, where a text leaves room for it. */
const PRESSED = 44;

/** They come with a page's button, before the tokens of the modal. */
const withoutTokens = [
  'presentation-react/buttons/button.css',
  'presentation-react/theme/tokens.css',
];

/** Initials are drawn to the size of their emblem, like a logo; a message stands beneath the header, which is 64 px high. */
const named = [
  'presentation-react/shell/snackbar-region.css .card .snackbar-region inset-block: 68px auto',
  'presentation-react/buttons/button.css .emblem font-size: 9px',
  'presentation-react/primitives/emblem.css .emblem > * font-size: 37.5cqi',
  // Digits that are read aloud and copied, and not drawn.
  "presentation-react/parts/review.css .exact[aria-expanded='false'] .rest font-size: 0",
];

interface Declaration {
  readonly name: string;
  readonly value: string;

  /** The sheet, the selector, the name and the value. */
  readonly said: string;
}

function declarationsIn(path: string, text: string): readonly Declaration[] {
  const rules = text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
      name,
      value,
      said: [path, selector.trim(), `${name}: ${value}`].join(' ').replace(/\s+/g, ' '),
    })),
  );
}

/** Whether a size of type is a token, or a step of the scale where there are no tokens. */
function isOnTypeScale({ name, value }: Declaration, hasTokens: boolean): boolean {
  const sizes = /calc\(var\(--f\) \* [\d.]+\)|var\(--text-\d+\)|[\d.]+px|inherit/;
  const size = name === 'font' ? sizes.exec(value)?.[0] : value;
  const [, factor] = /^calc\(var\(--f\) \* ([\d.]+)\)$/.exec(size ?? '') ?? [];
  if (factor !== undefined) return !hasTokens && TYPE.includes(Math.round(Number(factor) * 10));
  const [, step] = /^(?:var\(--text-(\d+)\)|(\d+)px)$/.exec(size ?? '')?.filter(Boolean) ?? [];
  return size === 'inherit' || TYPE.includes(Number(step));
}

/** Whether each length is a step of the scale. Shares of a place, and widths of a letter, are none. */
function isOnSpaceScale({ value }: Declaration): boolean {
  const lengths = [...value.matchAll(/(?<![\w-])-?([\d.]+)(px|r?em)?(?![\w.%])/g)];
  return lengths.every(([, number, unit]) =>
    unit === undefined
      ? ['0', '1'].includes(number ?? '')
      : unit === 'px' && [...SPACE, PRESSED].includes(Number(number)),
  );
}

function offencesIn(path: string, text = textOf(path)): readonly string[] {
  const hasTokens = !withoutTokens.includes(path);
  return declarationsIn(path, text)
    .filter((declaration) => {
      const { name } = declaration;
      if (/^font(-size)?$/.test(name)) return !isOnTypeScale(declaration, hasTokens);
      return (
        /^((row-|column-)?gap|padding|margin|inset)\b/.test(name) && !isOnSpaceScale(declaration)
      );
    })
    .map(({ said }) => said)
    .filter((said) => !named.includes(said));
}

describe('the sizes and distances of the style sheets', () => {
  it('are steps of one scale of type and one of space', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap((sheet) => offencesIn(sheet))).toEqual([]);
  });

  it('have a token for each size of type, and no other', () => {
    const tokens = declarationsIn('', textOf('presentation-react/shell/shell-root.css')).flatMap(
      ({ name, value }) => (name.startsWith('--text-') ? [`${name}: ${value}`] : []),
    );

    expect(tokens).toEqual(TYPE.map((size) => `--text-${size}: calc(var(--f) * ${size / 10})`));
  });

  it.each([
    'font-size: 13px',
    'font-size: calc(var(--f) * 1.3)',
    'font-size: calc(var(--f) * 1.4)',
    'font-size: var(--text-15)',
    'font-size: 0.5em',
    'font: 400 15px/1.4 var(--font)',
    'gap: 6px',
    'row-gap: 10px',
    'gap: 4px 14px',
    'padding: 18px 8px',
    'padding-inline: 8px 14px',
    'margin: 0 -6px',
    'margin-block-start: 0.5rem',
    'inset: calc(100% - 6px) auto',
  ])('refuse %s', (declaration) => {
    expect(offencesIn('a.css', `.part {\n  ${declaration};\n}`)).toEqual([
      `a.css .part ${declaration}`,
    ]);
  });

  it.each([
    'font-size: 16px',
    'font: inherit',
    'font: 12px/1.4 ui-monospace, monospace',
    'gap: 0 12px',
    'padding-inline-start: 44px',
    'margin: 0 -8px calc(8px - var(--pad))',
    'margin: 0 calc(-1 * var(--pad)) 12px',
    'margin-inline-end: 0.75ch',
    'inset-inline-start: calc(50% - 16px)',
    'padding-bottom: env(safe-area-inset-bottom)',
  ])('let %s pass', (declaration) => {
    expect(offencesIn('a.css', `.part {\n  ${declaration};\n}`)).toEqual([]);
  });
});
