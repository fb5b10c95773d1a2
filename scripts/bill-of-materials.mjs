/** @typedef {import('./third-party-notices.mjs').BundledPackage} BundledPackage */

/**
 * The bundled packages for machines: a CycloneDX 1.6 document. The published package has no dependencies that
 * an audit could read, so it reads this. The document has no date and no number, so that two builds of one
 * commit are equal.
 *
 * @param {readonly BundledPackage[]} packages
 * @param {{ readonly name: string, readonly version: string, readonly license: string }} manifest
 */
export function billOfMaterials(packages, manifest) {
  const components = packages.map((one) => ({
    ...componentOf(one),
    ...hashesOf(one.integrity),
  }));
  const ours = componentOf(manifest);
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
