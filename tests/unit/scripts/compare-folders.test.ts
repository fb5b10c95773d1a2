import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differencesOf } from '../../../scripts/compare-folders.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(build: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, build, path, '..'), { recursive: true });
    writeFileSync(join(folder, build, path), text);
  }
  return join(folder, build);
}

it('finds no difference between the same files', () => {
  const files = { 'a.js': 'a', 'in/b.js': 'b' };

  expect(differencesOf(write('first', files), write('second', files))).toEqual([]);
});

it('names each file that one build has alone, or has with other bytes', () => {
  const first = write('first', { 'a.js': 'a', 'in/b.js': 'b', 'in/c.js': 'c' });
  const second = write('second', { 'a.js': 'A', 'in/c.js': 'c', 'd.js': 'd' });

  expect(differencesOf(first, second)).toEqual([
    'a.js differs',
    'd.js is in the second build alone',
    'in/b.js is in the first build alone',
  ]);
});
