import { billOfMaterials } from '../../../scripts/bill-of-materials.mjs';
import { bundledPackages, thirdPartyNotices } from '../../../scripts/third-party-notices.mjs';

/**
 * The bill of materials of a page, and the notices that the licences of its bundled packages require.
 *
 * @param {readonly string[]} inputs What the page was bundled of, from the root.
 * @param {{ readonly name: string, readonly version: string, readonly license: string }} own The page itself.
 * @returns {readonly (readonly [string, string])[]} By the paths at which they stand beside its files.
 */
export function billFiles(inputs, own) {
  const packages = bundledPackages(inputs);
  const bill = billOfMaterials(packages, own, 'application');
  return [
    ['/sbom.cdx.json', `${JSON.stringify(bill, undefined, 2)}\n`],
    ['/THIRD-PARTY-NOTICES.txt', thirdPartyNotices(packages)],
  ];
}
