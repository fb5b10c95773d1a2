import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../shared/vectors/', import.meta.url);

/**
 * Runs `define` over the public vectors in `../shared/vectors/<name>.json`, which are read in place.
 *
 * Where the folder is absent the rows cannot be tested: in CI that is a failure, on a newcomer's machine a
 * sentence that says what is missing.
 */
export function describeVectors<Vectors>(name: string, define: (vectors: Vectors) => void): void {
  const file = fileURLToPath(new URL(`${name}.json`, folder));
  describe(`public vectors ${name}`, () => {
    if (existsSync(file)) {
      const vectors: Vectors = JSON.parse(readFileSync(file, 'utf8'));
      define(vectors);
      return;
    }
    it('reads the vectors, which CI requires', () => {
      const isRequired = process.env['CI'] === 'true';
      process.stderr.write(
        `The public vectors ${name}.json are not beside this project: not run.\n`,
      );
      expect({ isRequired }).toEqual({ isRequired: false });
    });
  });
}
