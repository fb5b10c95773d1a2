import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { fileOf } from '../../../scripts/tools.mjs';

const rules = ['cleat/group-spread', 'cleat/whole-hand-on'];
let folder: string;

describe('our own rules of lint', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({
        plugins: [],
        jsPlugins: [join(root, 'scripts/lint-rules.mjs')],
        categories: { correctness: 'off' },
        rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
      }),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('report members in a group', () => {
    expect(
      reported(
        'f({ ...{ a, b }, c });',
        'f([...[a, b], c]);',
        'f([...[a, b].map(g)]);',
        'f([...[...a, b].map(g)]);',
        'const f = (...[a, b]) => a;',
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('report collaborators that are handed on as a whole', () => {
    expect(
      reported(
        'f({ ...deps, a });',
        'f({ a, ...parts });',
        'f({ ...core });',
        'f({ ...b.deps });',
        'class C { #deps; d = () => f({ ...this.#deps }); }',
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('report no other spread', () => {
    expect(
      reported(
        'f({ a, ...c });',
        'f([...a, ...(b ? [c] : [])]);',
        'f({ ...(a && { b }) });',
        'f([...[...a].map(g)]);',
        'const f = (...a) => a;',
        'f(...parts);',
        'f([...parts]);',
      ),
    ).toEqual([]);
  });
});

/** The lines that lint reports in order. */
function reported(...lines: readonly string[]): readonly number[] {
  writeFileSync(join(folder, 'code.mjs'), lines.join('\n'));
  const { stdout } = spawnSync(process.execPath, [fileOf('oxlint'), '-f', 'unix', 'code.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/code\.mjs:(\d+):.*cleat/g)].map(([, line]) => Number(line));
  return found.sort((one, other) => one - other);
}
