import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeServiceBill } from '../../../apps/service/service-bill.mjs';
import { billOfMaterials } from '../../../scripts/bill-of-materials.mjs';
import { root } from '../../../scripts/command.mjs';
import { lockedPackages } from '../../../scripts/locked-packages.mjs';
import { bundledPackages } from '../../../scripts/third-party-notices.mjs';

interface Component {
  readonly name: string;
  readonly scope?: string;
  readonly hashes?: readonly { readonly content: string }[];
}

describe('the bill of materials of the service', () => {
  const read = async (): Promise<readonly Component[]> => {
    await writeServiceBill();
    const text = readFileSync(join(root, 'apps/service/dist/sbom.cdx.json'), 'utf8');
    return (JSON.parse(text) as { readonly components: readonly Component[] }).components;
  };

  it('has each package of its manifest, with a hash', async () => {
    const manifest = JSON.parse(readFileSync(join(root, 'apps/service/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const needed = (await read()).filter(({ scope }) => scope === undefined);

    expect(needed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(manifest.dependencies)),
    );
    expect(needed.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  });

  it('has the packages of its parts as optional ones, and none that only tests use', async () => {
    const components = await read();
    const scopeOf = (wanted: string) => components.find(({ name }) => name === wanted)?.scope;

    for (const name of ['pg', 'openid-client', 'libsql', 'standardwebhooks']) {
      expect([name, scopeOf(name)]).toEqual([name, 'optional']);
    }
    expect(components.map(({ name }) => name)).not.toContain('oidc-provider');
  });
});

it('the hash of a bundled package is that of the lock file beside it', () => {
  const folder = 'apps/wallet-frame/node_modules/@noble/curves';
  const [bundled] = bundledPackages([`${folder}/ed25519.js`]);
  const locked = lockedPackages('apps/wallet-frame').find(({ name }) => name === '@noble/curves');

  expect(bundled?.integrity).toBe(locked?.integrity);
  expect(bundled?.integrity).toMatch(/^sha512-/);
});

it('a bill says whether it is of a library or of an application', () => {
  const manifest = { name: 'a', version: '1.0.0', license: 'MIT' };

  expect(billOfMaterials([], manifest).metadata.component.type).toBe('library');
  expect(billOfMaterials([], manifest, 'application').metadata.component.type).toBe('application');
});
