import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { root } from '../../scripts/command.mjs';
import { picturePackages } from '../../apps/pictures/packages.mjs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

const read = (file: string): string => readFileSync(`${root}dist/${file}`, 'utf8');
const bill = JSON.parse(read('sbom.cdx.json'));
const components: readonly Component[] = bill.components;

describe('sbom.cdx.json', () => {
  it('is a CycloneDX document about the package, and is packed with it', () => {
    const { name, version, files } = JSON.parse(read('package.json'));

    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.metadata.component).toMatchObject({ type: 'library', name, version });
    expect(files).toContain('sbom.cdx.json');
  });

  it('has a name, a version, a purl, a licence and a hash of each package', () => {
    const complete = components.map(() => ({
      type: 'library',
      'bom-ref': expect.stringMatching(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/),
      name: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      purl: expect.stringMatching(/^pkg:npm\//),
      licenses: [expect.objectContaining({})],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    }));

    expect(components.length).toBeGreaterThan(40);
    expect(components).toEqual(complete.map((component) => expect.objectContaining(component)));
  });

  it('lists the packages of the notices, once each, and all of them under the package', () => {
    const titles = components.map(({ name, version }) => `${name} ${version} (`);
    const notices = read('THIRD-PARTY-NOTICES.txt')
      .split(/^-{80}$/m)
      .slice(1);

    expect(notices).toHaveLength(components.length);
    expect(titles.filter((title) => !notices.some((one) => one.trim().startsWith(title)))).toEqual(
      [],
    );
    const refs = components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(bill.dependencies).toEqual([
      { ref: bill.metadata.component['bom-ref'], dependsOn: refs },
    ]);
  });

  it('has the packages that pictures are taken from, which are not installed', () => {
    const names = Object.values(picturePackages).map(({ name }) => name);
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});
