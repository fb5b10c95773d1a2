import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ports from '../../../ports/index';
import { root } from '../../../scripts/command.mjs';

describe('cleatkit/ports', () => {
  it('exports the token of every port and the function for overrides, and nothing else', () => {
    const folder = join(root, 'ports');
    const declared = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /^export const (\w+) = createToken</gm,
        ),
      ])
      .map(([, name]) => name);

    expect(declared.length).toBeGreaterThan(10);
    expect(new Set(Object.keys(ports))).toEqual(new Set([...declared, 'override']));
  });
});
