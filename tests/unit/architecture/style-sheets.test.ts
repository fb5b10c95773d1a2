import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, sourcesIn } from './sources';

const MAX_LINES = 300;
const layer = 'presentation-react';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const sheets = readdirSync(`${root}${layer}`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `${layer}/${file.replaceAll('\\', '/')}`);

const theme = `${layer}/theme/tokens.css`;
const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** The style sheets that modules and other style sheets import, one entry per import. */
function imported(): readonly string[] {
  const byModules = sourcesIn(layer).flatMap((source) =>
    importsOf(source).flatMap(({ specifier, target }) =>
      specifier.endsWith('.css') && target !== undefined ? [target] : [],
    ),
  );
  return [...byModules, ...importedBySheets()];
}

function importedBySheets(): readonly string[] {
  return sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/@import '([^']+)'/g)].map(([, specifier = '']) =>
      posix.join(posix.dirname(sheet), specifier),
    ),
  );
}

describe('the style sheets', () => {
  it(`have at most ${MAX_LINES} lines each`, () => {
    const long = sheets.filter((sheet) => textOf(sheet).split('\n').length > MAX_LINES + 1);
    expect(long).toEqual([]);
  });

  it('are all imported somewhere, and those of the shell once', () => {
    const used = imported();

    expect(sheets.filter((sheet) => !used.includes(sheet))).toEqual([]);
    expect(used.filter((sheet) => !sheets.includes(sheet))).toEqual([]);
    expect(used.filter((sheet, index) => used.indexOf(sheet) !== index)).toEqual([
      `${layer}/views/pairing/pairing.css`,
    ]);
  });

  it('of views leave the classes of others alone: what one adds stays for the views after it', () => {
    // The buttons have a shadow root of their own, and the shell adds its sheets once, in one order.
    const ofShell = new Set(importedBySheets());
    const rules = new Map<string, Map<string, string>>();
    for (const sheet of sheets.filter((path) => !path.includes('/buttons/'))) {
      for (const [, selectors = '', rule = ''] of textOf(sheet).matchAll(
        /^(\.[^{}]+)\{([^}]*)/gm,
      )) {
        for (const [, name = ''] of selectors.matchAll(/^\.([\w-]+)[\s,]*$/gm)) {
          const bySheet = rules.get(name) ?? new Map<string, string>();
          rules.set(name, bySheet.set(sheet, (bySheet.get(sheet) ?? '') + rule));
        }
      }
    }
    const differ = [...rules].filter(
      ([, bySheet]) =>
        new Set(bySheet.values()).size > 1 &&
        [...bySheet.keys()].some((sheet) => !ofShell.has(sheet) && sheet !== theme),
    );

    expect(rules.size).toBeGreaterThan(100);
    expect(differ.map(([name, bySheet]) => [name, ...bySheet.keys()])).toEqual([]);
  });

  it('use only font weights that every system font has', () => {
    const weights = sheets.flatMap((sheet) =>
      [...textOf(sheet).matchAll(/font(?:-weight)?: (\d{3}|bold\w*|light\w*)\b/g)].map(
        ([, weight]) => weight,
      ),
    );
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter((weight) => !['400', '600', '700'].includes(weight ?? ''))).toEqual([]);
  });
});
