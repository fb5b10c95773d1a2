import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Words that hide the actor of a sentence, and phrases of no other text: CONTRIBUTING.md, "Words". */
const forbidden =
  /\b(?:whoever|nobody|somebody|anybody|everybody|who asks|(?:is|are) told|what is so|of (?:its|their) own accord|for want of|what of it)\b/i;

/** Sources, tests and pages: their comments, titles, texts and messages. */
const files = /\.(?:tsx?|mjs|css|md)$/;

/** Folders that hold the words of others, or none. */
const skipped = new Set(['node_modules', 'dist', 'reports', 'vectors']);

/** The rule names the words, and so does this test. */
const allowed = new Set(['CONTRIBUTING.md', 'tests/unit/architecture/plain-words.test.ts']);

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (statSync(join(root, path)).isFile()) return files.test(name) ? [path] : [];
    const isSkipped = name.startsWith('.') || skipped.has(name) || path === 'docs/api';
    return isSkipped ? [] : filesBelow(path);
  });
}

it('names the actor of a sentence in comments, titles, texts and pages', () => {
  const found = filesBelow('')
    .filter((path) => !allowed.has(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (forbidden.test(line) ? [`${path}:${index + 1}: ${line}`] : [])),
    );

  expect(found).toEqual([]);
});
