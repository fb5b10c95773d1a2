import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { lockedFolders } from '../../../scripts/install-missing.mjs';

/** What `npm start` loads as soon as the root is installed, while npm still unpacks the packages of other folders. */
const early = [
  'apps/demo/serve/start.mjs',
  'apps/demo/serve/counterparts.mjs',
  'apps/wallet-frame/build/serve.mjs',
];

const IMPORT = /^(?:import|export)\s+(?:[\w\s{},*$]+\sfrom\s+)?'([^']+)';$/gm;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files that `file` loads at once, itself among them, with what each imports of packages. */
function loadedBy(file: string, loaded = new Map<string, string[]>()): Map<string, string[]> {
  if (loaded.has(file)) return loaded;
  const packages: string[] = [];
  loaded.set(file, packages);
  for (const [, name = ''] of read(file).matchAll(IMPORT)) {
    if (name.startsWith('.')) loadedBy(relative(root, join(root, dirname(file), name)), loaded);
    else if (!name.startsWith('node:')) packages.push(name);
  }
  return loaded;
}

/** The folder below the root whose lock file a module of `file` gets its packages from. */
const folderOf = (file: string): string | undefined =>
  lockedFolders.find((folder) => folder !== '.' && file.startsWith(`${folder}/`));

/** Whether npm unpacks `name` in that folder. */
const isUnpackedFor = (file: string, name: string): boolean => {
  const folder = folderOf(file);
  return folder !== undefined && `node_modules/${name}` in lockOf(folder);
};

const lockOf = (folder: string): object => JSON.parse(read(`${folder}/package-lock.json`)).packages;

it('nothing that npm start runs at first has a package of a folder that is still being installed', () => {
  const loaded = new Map(early.flatMap((file) => [...loadedBy(file)]));

  expect(loaded.size).toBeGreaterThan(20);
  expect([...loaded.values()].flat()).toEqual(expect.arrayContaining(['ws', '@scure/base']));
  const unpacked = [...loaded].flatMap(([file, names]) =>
    names.filter((name) => isUnpackedFor(file, name)).map((name) => `${file}: ${name}`),
  );
  expect(unpacked).toEqual([]);
});
