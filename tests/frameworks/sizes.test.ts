import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/command.mjs';
import {
  downloadsOf,
  firstPictures,
  namespaceBudgets,
  pairingFiles,
} from '../../apps/bench/measures/namespace-bytes.mjs';

const page = ['index', 'react'];
const pressed = [...page, 'composition-root', 'shell'];
const connected = [...pressed, 'eip155-chain-adapter'];

/** What each row of the first table downloads. */
const journeys: Readonly<Record<string, () => { requests: number; bytes: number }>> = {
  'A page with a button': () => downloadsOf(page),
  'The press of the button': () => downloadsOf(pressed, page),
  'An EVM wallet connects': () => downloadsOf(connected, pressed),
  'A Solana wallet connects': () => downloadsOf(namespaceBudgets.solana.files, pressed),
  'A Bitcoin wallet connects': () => downloadsOf(namespaceBudgets.bip122.files, pressed),
  'A Polkadot wallet connects': () => downloadsOf(namespaceBudgets.polkadot.files, pressed),
  'A pairing code': () => downloadsOf(pairingFiles, pressed),
  'The logos of wallets and networks': () => downloadsOf(firstPictures),
  'The icons of known tokens': () => downloadsOf(['tokens']),
};

const text = readFileSync(join(root, 'docs/size.md'), 'utf8');
const [, first = '', second = '', third = ''] = text.split(/^## /m);

describe('the tables of docs/size.md', () => {
  it('have every journey, and its limits of files and bytes hold', () => {
    const rows = rowsOf(first).map(([name = '', requests, bytes]) => ({ name, requests, bytes }));
    const over = rows.filter(({ name, requests, bytes }) => {
      const measured = journeys[name]?.() ?? { requests: Infinity, bytes: Infinity };
      process.stderr.write(`${name}: ${measured.requests} files, ${measured.bytes} bytes (gzip)\n`);
      return measured.requests > numberOf(requests) || measured.bytes > numberOf(bytes);
    });

    expect(rows.map(({ name }) => name)).toEqual(Object.keys(journeys));
    expect(over).toEqual([]);
  });

  it('have every entry, and what one import of it downloads at once is within its limit', async () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const entries = Object.keys(exports)
      .filter((path) => path !== './package.json')
      .map((path) => `cleatkit${path.slice(1)}`);
    const rows = rowsOf(second).flatMap((row) => rowsOfEach(row, entries));
    expect(rows.map(([entry]) => entry)).toEqual(entries);
    const over: string[] = [];
    for (const [entry = '', name = '', one, all] of rows) {
      const ofOne = await bytesOf(`export ${name === '*' ? '*' : `{ ${name} }`} from '${entry}';`);
      const ofAll = await bytesOf(`export * from '${entry}';`);
      process.stderr.write(`${entry}: ${ofOne} bytes with ${name}, ${ofAll} in all\n`);
      if (ofOne > numberOf(one) || ofAll > numberOf(all)) over.push(entry);
    }
    expect(over).toEqual([]);
  }, 120_000);

  it('have the script file for pages without a build, which is within its limit', () => {
    const [[name = '', limit] = []] = rowsOf(third);
    const bytes = gzipSync(readFileSync(join(root, 'dist/standalone', name)), { level: 9 }).length;
    process.stderr.write(`${name}: ${bytes} bytes (gzip)\n`);

    expect(rowsOf(third)).toHaveLength(1);
    expect(bytes).toBeLessThanOrEqual(numberOf(limit));
  });
});

/** The cells of the table of `section`, without its head. */
function rowsOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** The rows that `row` stands for: one with `<tag>` is that of each language, whose one export has another name in each. */
function rowsOfEach(
  row: readonly string[],
  entries: readonly string[],
): readonly (readonly string[])[] {
  const [entry = '', , ...limits] = row;
  const [folder = '', tag] = entry.split('<tag>');
  if (tag === undefined) return [row];
  return entries.filter((each) => each.startsWith(folder)).map((each) => [each, '*', ...limits]);
}

function numberOf(cell = ''): number {
  return Number(cell.replaceAll(',', ''));
}

/** What a page with only `contents` downloads at once, as a site's bundler makes it, without React. */
async function bytesOf(contents: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    bundle: true,
    format: 'esm',
    minify: true,
    splitting: true,
    metafile: true,
    write: false,
    stdin: { contents, resolveDir: root },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    outdir: join(root, '.cache/sizes'),
    absWorkingDir: root,
    logLevel: 'error',
  });
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === '<stdin>',
  );
  visit(entry?.[0] ?? '');
  return outputFiles
    .filter(({ path }) => seen.has(path.slice(root.length).replace(/^[\\/]/, '')))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}
