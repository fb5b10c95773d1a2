/**
 * A package of a bill.
 *
 * @typedef {object} ListedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license An SPDX expression.
 * @property {string | undefined} integrity Of the packed file, as npm writes it.
 * @property {boolean} [isOptional] Whether what the bill is of runs without it.
 */

/**
 * Packages for machines: a CycloneDX 1.6 document. What is bundled has no dependencies that an audit could read, so it reads this.
 * The document has no date and no number, so that two builds of one commit are equal.
 *
 * @param {readonly ListedPackage[]} packages
 * @param {{ readonly name: string, readonly version: string, readonly license: string }} manifest
 * @param {'application' | 'library'} [type] What the bill is of.
 */
export function billOfMaterials(packages, manifest, type = 'library') {
  const components = packages.map((one) => ({
    ...componentOf(one),
    ...(one.isOptional && { scope: 'optional' }),
    ...hashesOf(one.integrity),
  }));
  const ours = { ...componentOf(manifest), type };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: ours },
    components,
    dependencies: [
      { ref: ours['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) },
    ],
  };
}

/** @param {{ readonly name: string, readonly version: string, readonly license: string }} of */
function componentOf({ name, version, license }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [/ /.test(license) ? { expression: license } : { license: { id: license } }],
    purl,
  };
}

/** @param {string | undefined} integrity As npm writes it: `sha512-` and base64. */
function hashesOf(integrity) {
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (hash === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] };
}
