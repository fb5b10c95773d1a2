import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('says what the package is in sixty lines, until a version of it is released', () => {
  const changelog = read('CHANGELOG.md');
  const isReleased = /^## \[?\d/m.test(changelog);
  expect(isReleased || changelog.trimEnd().split('\n').length <= 60).toBe(true);
});
