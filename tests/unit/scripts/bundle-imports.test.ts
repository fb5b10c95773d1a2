import { describe, expect, it } from '@jest/globals';
import { build, type Plugin } from 'esbuild';
import { exportsIn, importsFrom, importsIn, shortNames } from '../../../scripts/bundle-imports.mjs';
import { root } from '../../../scripts/command.mjs';

describe('shortNames', () => {
  it('gives every name a short name of its own, in any order', () => {
    const names = Array.from({ length: 200 }, (_, index) => `name${index}`);
    const short = shortNames([...names, ...names].reverse());

    expect(short).toEqual(shortNames(names));
    expect(new Set(short.values()).size).toBe(200);
    expect([...short.values()].every((name) => /^[a-zA-Z]\d?$/.test(name))).toBe(true);
  });
});

describe('importsIn', () => {
  it('lists each import and re-export once, without renaming', () => {
    const code = `
import { a, type B, c as d } from './one';
import type { Other } from './one';
export { e } from "./two";
import {
  a,
  f,
} from './one';
`;

    expect([...importsIn(code)]).toEqual([
      ['./one', ['a', 'B', 'c', 'f']],
      ['./two', ['e']],
    ]);
  });
});

describe('exportsIn', () => {
  it.each([
    'export{a as createWidget,b};',
    'export{a as createWidget,b}\n//# sourceMappingURL=x.map',
  ])('reads what a file exports, and by which name: %s', (end) => {
    const code = `var t="export{no}";${end}`;
    expect([...exportsIn(code)]).toEqual([
      ['a', 'createWidget'],
      ['b', 'b'],
    ]);
  });
});

describe('importsFrom', () => {
  // Both import `isChainNamespace` and `isChainReference`; only the first uses another name of the same file.
  const contents = `
    export { parseCaipNetworkId } from './domain/caip/caip-network-id';
    export { parseCaipAddress } from './domain/caip/caip-address';
  `;
  const files = [
    {
      file: './loaded.js',
      sources: new Set(['domain/caip/chain-namespace.ts', 'domain/errors/entry-error.ts']),
      shortNames: new Map([
        ['EntryError', 'a'],
        ['isChainNamespace', 'b'],
      ]),
    },
  ];

  it('makes one import statement per file, under its short names', async () => {
    const imports = new Map([['./loaded.js', ['EntryError', 'isChainNamespace']]]);
    const code = await bundled(contents, importsFrom(files, imports));

    expect(statementsIn(code)).toHaveLength(1);
    expect([...importsIn(code)]).toEqual([['./loaded.js', ['a', 'b']]]);
  });

  it('makes one statement for each importer where a build splits', async () => {
    const code = await bundled(contents, importsFrom(files));

    expect(statementsIn(code)).toHaveLength(2);
    expect([...importsIn(code).keys()]).toEqual(['./loaded.js']);
  });
});

function statementsIn(code: string): readonly string[] {
  return code.match(/^import .*$/gm) ?? [];
}

async function bundled(contents: string, plugin: Plugin): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [plugin],
  });
  return outputFiles[0]?.text ?? '';
}
