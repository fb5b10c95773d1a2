import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { viewsOfOtherTexts, viewsOfTexts } from '../../../scripts/views-of-texts.mjs';
import { textsBelow, verbsOf, writtenPages } from '../../../scripts/written-pages.mjs';
import { featureNames } from '../../../domain/feature/feature-name';
import { pseudoLanguage } from '../../support/pseudo-language';

const source = `
export interface CoffeeVerbs {
  /** Which coffees there are. */
  readonly sorts: readonly string[];

  /**
   * Makes a coffee, as {@link CoffeeVerbs.sorts} names it.
   *
   * @throws \`WidgetError\` \`WATER_MISSING\`, \`ABORTED\`.
   */
  make(
    sort: string,
    size?: 'small' | 'large',
  ): Promise<Coffee | undefined>;

  /** Watches the pot until the returned function is called. */
  watch(): () => void;

  /** Grinds, for the use cases that make coffee. */
  grind(): void;
}
`;

describe('a page that is written from the sources', () => {
  it.each(Object.entries(writtenPages))('%s is what "npm run api" writes', async (page, write) => {
    expect(readFileSync(join(root, page), 'utf8')).toBe(await write());
  });
});

it('each table of texts names views of the gallery, and each catalogue has some', async () => {
  const { exhibits } = await import('../../../apps/gallery/exhibits');
  const groups = new Set(exhibits.map(({ group }) => group));
  const named = [...Object.values(viewsOfTexts), viewsOfOtherTexts].flat();
  const catalogues = readdirSync(join(root, 'presentation-react/messages')).filter((file) =>
    /(?:^|-)en\.ts$/.test(file),
  );

  expect(named.filter((view) => !groups.has(view))).toEqual([]);
  expect(Object.keys(viewsOfTexts)).toHaveLength(catalogues.length);
  expect(readFileSync(join(root, 'docs/texts.md'), 'utf8')).not.toContain('Seen in .');
});

describe('the verbs of a feature', () => {
  it('have their arguments, their answer, what they do and their errors', () => {
    expect(verbsOf(source)).toEqual([
      { verb: 'sorts', answer: 'readonly string[]', does: 'Which coffees there are.', errors: [] },
      {
        verb: String.raw`make(sort: string, size?: 'small' \| 'large')`,
        answer: String.raw`Promise<Coffee \| undefined>`,
        does: 'Makes a coffee, as `sorts` names it.',
        errors: ['WATER_MISSING', 'ABORTED'],
      },
      {
        verb: 'watch()',
        answer: '() => void',
        does: 'Watches the pot until the returned function is called.',
        errors: [],
      },
    ]);
  });

  it('are on the page for every feature', () => {
    const page = readFileSync(join(root, 'docs/features.md'), 'utf8');
    const sections = page.split('\n## ').slice(1);

    expect(sections.map((section) => section.split('\n', 1)[0])).toEqual([...featureNames]);
    for (const section of sections) expect(section).toMatch(/^\| `\w+.*` \| `.+` \| .+ \|/m);
  });
});

describe('the page of all texts', () => {
  it('has each text of a language, and functions of what they are about', () => {
    const page = readFileSync(join(root, 'docs/texts.md'), 'utf8');
    const keys = textsBelow('', pseudoLanguage).map(([key]) => key);

    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !page.includes(`| \`${key}\` | `))).toEqual([]);
    expect(page).toContain('| `copyAddress` | Copy address {address} |');
    expect(page).not.toMatch(/undefined|\bNaN\b|\[object/);
  });
});
