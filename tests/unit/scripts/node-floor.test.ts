import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { textFiles } from '../../../scripts/packed-texts.mjs';

/** What runs the package, the service and the frame's server. */
const TO_USE = '20.9';

/** What works on a site or on this repository: the floor of Vite and of other tools. */
const TO_BUILD = '20.19';

const engineOf = (folder: string): string => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  return manifest.engines.node;
};

describe('the oldest Node', () => {
  it.each(['.', 'apps/service', 'apps/wallet-frame'])('that runs %s is one', (folder) => {
    expect(engineOf(folder)).toBe(`>=${TO_USE}`);
  });

  it('that makes a site is the one that builds it', () => {
    expect(engineOf('apps/create-cleatkit')).toBe(`>=${TO_BUILD}`);
  });

  it('is one of the two wherever a page names it', () => {
    const pages = new Set([...textFiles(), 'README.md', 'CONTRIBUTING.md', 'docs/create.md']);
    const named = [...pages].flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/\bNode (\d+\.\d+)/g)].map(
        ([, version]) => ({ page, version }),
      ),
    );

    expect(named.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['CONTRIBUTING.md', 'docs/create.md']),
    );
    for (const { page, version } of named) {
      expect({ page, version }).toEqual({ page, version: expect.stringMatching(/^20\.(?:9|19)$/) });
    }
  });
});
