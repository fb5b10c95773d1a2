import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfRelease } from '../../../scripts/release.mjs';
import { root } from '../../../scripts/command.mjs';
import {
  codeOwnersText,
  faultsOfOwner,
  isCodeOwnersFileCurrent,
  manifestFieldsOf,
} from '../../../scripts/owner.mjs';

const empty = {
  author: '',
  repository: '',
  homepage: '',
  bugs: '',
  security: '',
  conduct: '',
  codeOwners: [],
};

const owner = {
  author: 'Ada <ada@cleat.test> (https://ada.test)',
  repository: 'https://code.test/wallets/cleat',
  homepage: 'https://cleat.test',
  bugs: 'https://code.test/wallets/cleat/issues',
  security: 'security@cleat.test',
  conduct: 'https://cleat.test/conduct',
  codeOwners: ['@ada', '@wallets/reviewers'],
};

const release = {
  owner,
  isCodeOwnersFileCurrent: true,
  version: '0.2.0',
  changelog: '# Changelog\n\n## 0.2.0\n\n- Something.\n',
  languages: [],
};

describe('a release', () => {
  it('passes where the owner is named and the changelog has the version', () => {
    expect(faultsOfRelease(release)).toEqual([]);
    expect(faultsOfRelease({ ...release, changelog: '## [0.2.0] - 2026-01-01\n' })).toEqual([]);
  });

  it('fails while the file of the owner is empty, and names every field', () => {
    const faults = faultsOfRelease({ ...release, owner: empty });

    expect(faults).toHaveLength(Object.keys(empty).length);
    for (const field of Object.keys(empty)) expect(faults.join()).toContain(`"${field}"`);
  });

  it('fails for a version without a section in the changelog', () => {
    expect(faultsOfRelease({ ...release, changelog: '## [Unreleased]\n## 0.2.01\n' })).toEqual([
      'CHANGELOG.md has no section for version 0.2.0',
    ]);
  });

  it('fails where a language lacks a text', () => {
    const languages = ['The language de lacks 1 texts: back'];

    expect(faultsOfRelease({ ...release, languages })).toEqual(languages);
  });

  it('fails where GitHub would ask other reviewers', () => {
    expect(faultsOfRelease({ ...release, isCodeOwnersFileCurrent: false })).toEqual([
      '.github/CODEOWNERS is not what owner.json says: run "npm run owner"',
    ]);
  });
});

describe('the owner', () => {
  it.each([
    { author: '<ada@cleat.test>' },
    { repository: 'http://code.test/cleat' },
    { repository: 'https://code.test/cleat.git' },
    { homepage: 'cleat.test' },
    { bugs: 'bugs@cleat.test' },
    { security: 'write to us' },
    { conduct: 'ada' },
    { codeOwners: ['ada'] },
  ])('is refused with %j', (wrong) => {
    expect(faultsOfOwner({ ...owner, ...wrong })).toHaveLength(1);
  });

  it('gives the published manifest its addresses, without empty ones', () => {
    expect(manifestFieldsOf(empty)).toEqual({});
    expect(manifestFieldsOf(owner)).toEqual({
      author: 'Ada <ada@cleat.test> (https://ada.test)',
      repository: { type: 'git', url: 'git+https://code.test/wallets/cleat.git' },
      homepage: 'https://cleat.test',
      bugs: { url: 'https://code.test/wallets/cleat/issues' },
    });
  });

  it('need not name addresses that follow from the one of the repository', () => {
    const few = { ...owner, homepage: '', bugs: '' };

    expect(faultsOfOwner(few)).toEqual([]);
    expect(manifestFieldsOf(few)).toMatchObject({
      homepage: 'https://code.test/wallets/cleat#readme',
      bugs: { url: 'https://code.test/wallets/cleat/issues' },
    });
  });

  it('names the reviewers of every file', () => {
    expect(codeOwnersText(owner)).toMatch(/^\* @ada @wallets\/reviewers$/m);
    expect(codeOwnersText(empty)).not.toMatch(/^\*/m);
    expect(isCodeOwnersFileCurrent()).toBe(true);
  });

  it.each(['SECURITY.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'package.json'])(
    'is the only place of addresses: %s has none',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');

      expect(text).not.toMatch(/[\w.]+@[a-z][\w-]*\.[a-z]+|"(repository|homepage|bugs)"/);
    },
  );
});
