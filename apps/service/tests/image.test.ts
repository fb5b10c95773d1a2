import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const folder = new URL('..', import.meta.url);
const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, folder), 'utf8').split('\n');

/** What the build may have: all is ignored, and these are not. */
const allowed = linesOf('.dockerignore')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

/** The sources of each `COPY`; `dist` is made by the build of the service. */
const copied = linesOf('Dockerfile')
  .filter((line) => line.startsWith('COPY '))
  .flatMap((line) => line.split(' ').slice(1, -1))
  .filter((source) => source !== 'dist');

/** The files that a source brings into the image. */
function filesOf(source: string): readonly string[] {
  if (!statSync(new URL(source, folder)).isDirectory()) return [source];
  const names = readdirSync(new URL(source, folder));
  const own = names.filter((name) => name !== 'node_modules' && !name.endsWith('.d.mts'));
  return own.map((name) => `${source}/${name}`);
}

it('the image gets every file that it copies, and nothing else of the repository', () => {
  expect(linesOf('.dockerignore')[0]).toBe('*');
  expect(copied).toContain('openid');
  expect(new Set([...copied.flatMap(filesOf), 'dist'])).toEqual(new Set(allowed));
});
