import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import {
  builtFromSource,
  patchedSources,
  patchFolder,
  patchNames,
  publishedSources,
  withPatch,
} from '../../../scripts/walletconnect-source.mjs';

const sources = new Map([['core/src/core.ts', 'one\ntwo\nthree\n']]);

function patchOf(file: string, before: string, after: string): string {
  const head = `A reason\n\n--- a/${file}\n+++ b/${file}\n`;
  return `${head}@@ -1,3 +1,3 @@\n one\n-${before}\n+${after}\n three\n`;
}

describe('withPatch', () => {
  it('changes the lines that the patch names', () => {
    const patched = withPatch(sources, 'a.patch', patchOf('core/src/core.ts', 'two', '2'));

    expect([...patched]).toEqual([['core/src/core.ts', 'one\n2\nthree\n']]);
    expect(sources.get('core/src/core.ts')).toBe('one\ntwo\nthree\n');
  });

  it.each([
    ['does not apply', patchOf('core/src/core.ts', 'four', '4')],
    ['which is not there', patchOf('core/src/gone.ts', 'two', '2')],
    ['changes nothing', 'A reason\n'],
  ])('fails with the name of a patch that %s', (reason, patch) => {
    expect(() => withPatch(sources, 'a.patch', patch)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(`a\\.patch.*${reason}`) }),
    );
  });
});

describe('the patches of WalletConnect', () => {
  it('change the source of each package that is built from it, or at least use it', () => {
    const packages = [...publishedSources().keys()].map((file) => file.split('/')[0]);

    expect(new Set(packages)).toEqual(new Set(builtFromSource));
  });

  it('all apply, and give the same sources each time', () => {
    expect([...patchedSources()]).toEqual([...patchedSources()]);
    expect([...patchedSources()]).not.toEqual([...publishedSources()]);
  });

  it.each(patchNames())('explain why there is %s, and have a test of that name', (name) => {
    const patch = readFileSync(join(patchFolder, name), 'utf8');
    const [title = '', empty, reason = ''] = patch.split('\n');
    const folders = ['tests/integration/walletconnect', 'tests/unit/infrastructure/walletconnect'];
    const tests = folders.flatMap((folder) =>
      readdirSync(join(root, folder)).map((file) => readFileSync(join(root, folder, file), 'utf8')),
    );

    expect(title).toMatch(/^[A-Z].{5,71}[^.]$/);
    expect(empty).toBe('');
    expect(reason.length).toBeGreaterThan(20);
    const described = `describe('${name.replace('.patch', '')}'`;
    expect(tests.some((test) => test.includes(described))).toBe(true);
  });
});
