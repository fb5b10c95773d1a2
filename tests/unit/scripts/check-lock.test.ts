import { describe, expect, it } from '@jest/globals';
import { faultsOfLock, rangesOf } from '../../../scripts/check-lock.mjs';

const sound = { version: '1.0.0', integrity: 'sha512-x' };

describe('faultsOfLock', () => {
  it('finds no fault in a valid lock file', () => {
    const packages = {
      '': {},
      'node_modules/a': { ...sound, optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
      'node_modules/a-linux': sound,
      'node_modules/a/node_modules/a-mac': sound,
      'node_modules/a/node_modules/inside-a': { version: '1.0.0', inBundle: true },
    };
    expect(faultsOfLock(packages, {})).toEqual([]);
  });

  it('names a platform package whose absence fails npm ci', () => {
    const packages = {
      'node_modules/b/node_modules/a': { ...sound, optionalDependencies: { 'a-mac': '1' } },
      'node_modules/other/node_modules/a-mac': sound,
    };
    expect(faultsOfLock(packages, {})).toEqual([
      'node_modules/b/node_modules/a lacks its optional package a-mac: npm ci would fail',
    ]);
  });

  it('finds a package that is beside any folder on the way up', () => {
    const packages = {
      'node_modules/b/node_modules/c': { ...sound, optionalDependencies: { d: '1' } },
      'node_modules/b/node_modules/d': sound,
    };
    expect(faultsOfLock(packages, {})).toEqual([]);
  });

  it('refuses hosts, missing hashes and install scripts without a decision', () => {
    const packages = {
      'node_modules/a': { ...sound, resolved: 'https://packages.example/a.tgz' },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/@c/d': { ...sound, hasInstallScript: true },
      'node_modules/e': { ...sound, hasInstallScript: true },
    };
    expect(faultsOfLock(packages, { e: false })).toEqual([
      'node_modules/a names where it was downloaded from',
      'node_modules/b has no integrity hash',
      'node_modules/@c/d has an install script that allowScripts does not refuse',
    ]);
  });
});

describe('rangesOf', () => {
  it('names every version that is not pinned', () => {
    const manifest = {
      devDependencies: { a: '1.2.3', b: '^1.2.3', c: 'latest' },
      overrides: {
        d: '1.0.0-rc.1',
        e: { '.': '1.0.0', f: { g: '~2.0.0' } },
        h: 'npm:@a/b@1.2.3',
        i: 'npm:b@^1.2.3',
      },
    };
    expect(rangesOf(manifest)).toEqual([
      'b is not pinned to one version: ^1.2.3',
      'c is not pinned to one version: latest',
      'g is not pinned to one version: ~2.0.0',
      'i is not pinned to one version: npm:b@^1.2.3',
    ]);
  });
});
