import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { type Choices, defaultChoices, layouts } from '../../apps/demo/playground/choices';
import { type CodeKind, printCode } from '../../apps/demo/playground/print-code';
import { switchNames } from '../../apps/demo/playground/switches';
import { languages } from '../../domain/language/language';
import { networkNames } from '../../apps/demo/network-names';
import { themePresets } from '../../domain/theme/theme';
import { moduleResolutions, PublishedSite } from '../support/published-site';

/** Every choice of the playground once, then all of them at once. */
const variants: Readonly<Record<string, Partial<Choices>>> = {
  'nothing chosen': {},
  ...Object.fromEntries(themePresets.map((preset) => [`the preset ${preset}`, { preset }])),
  ...Object.fromEntries(layouts.map((layout) => [`the layout ${layout}`, { layout }])),
  ...Object.fromEntries(languages.map((language) => [language, { language }])),
  ...Object.fromEntries(switchNames.map((name) => [`${name} switched`, { switched: [name] }])),
  ...Object.fromEntries(networkNames.map((name) => [`without ${name}`, { networksOff: [name] }])),
  'no network': { networksOff: networkNames },
  'from the right': { direction: 'rtl' },
  'everything chosen': {
    mode: 'dark',
    preset: 'midnight',
    accent: '#b3401a',
    language: 'ar',
    direction: 'ltr',
    layout: 'custom',
    networksOff: ['arbitrum'],
    switched: switchNames,
  },
};

/** What a site adds to run the code in Node: it prints what the code made. */
const runners: Readonly<Record<CodeKind, string>> = {
  react: `
import { renderToString } from 'react-dom/server';
const made = renderToString(<App />).replace(/<[^>]*>/g, '');
console.log('made', widget.options.networks.length, made);
widget.dispose();
`,
  headless: `
console.log('made', widget.state.networks.length, typeof connect);
widget.dispose();
`,
};

const kinds = Object.keys(runners) as CodeKind[];
const programs = kinds.flatMap((kind) =>
  Object.entries(variants).map(([name, part]) => ({ kind, name, part })),
);
const fileOf = ({ kind, name }: (typeof programs)[number]): string =>
  `${kind}-${name.replace(/\W+/g, '-')}`;

/** The line that a program prints. */
function lineOf({ kind, part }: (typeof programs)[number]): string {
  const networks = networkNames.length - (part.networksOff?.length ?? 0);
  if (kind === 'headless') return `made ${networks} function`;
  // The panel and our buttons are drawn in the browser; the site's own button is not.
  return `made ${networks} ${part.layout === 'custom' ? 'Sign in' : ''}`.trim();
}

describe('the code that the playground prints', () => {
  let site: PublishedSite;
  beforeAll(async () => {
    site = new PublishedSite(['@types', 'react', 'react-dom']);
    for (const program of programs) {
      const code =
        printCode(program.kind, { ...defaultChoices, ...program.part }) + runners[program.kind];
      site.write(`${fileOf(program)}.tsx`, code);
      const { code: script } = await transform(code, { loader: 'tsx', jsx: 'automatic' });
      site.write(`${fileOf(program)}.js`, script);
    }
    const imports = programs.map((program) => `await import('./${fileOf(program)}.js');\n`);
    site.write('all.js', imports.join(''));
  });
  afterAll(() => site.remove());

  it.each(moduleResolutions)('compiles in a strict site with $moduleResolution', (resolution) => {
    expect(site.compile(resolution)).toBe('');
  });

  it('runs, with every choice', () => {
    const printed = site.run('all.js').split('\n');

    expect(printed.filter((line) => line.startsWith('made')).map((line) => line.trim())).toEqual(
      programs.map(lineOf),
    );
  });
});
