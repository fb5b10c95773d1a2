import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const listed = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- (R\d+\.\d+) \S/gm),
].map(([, id = '']) => id);

/** The numbers in the titles of all tests. */
const proved = new Set(
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|contract)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(root, 'tests', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\[(R\d+\.\d+)\]/g)])
    .map(([, id = '']) => id),
);

describe('the numbered requirements', () => {
  it('have each number once', () => {
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('contain every number that the title of a test names', () => {
    expect([...proved].filter((id) => !listed.includes(id))).toEqual([]);
  });

  it('are each named by a test', () => {
    expect(listed.filter((id) => !proved.has(id))).toEqual([]);
  });
});
