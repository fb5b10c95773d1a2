import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from '../../scripts/bill-of-materials.mjs';
import { root } from '../../scripts/command.mjs';
import { lockedPackages } from '../../scripts/locked-packages.mjs';
import { onceEach } from '../../scripts/third-party-notices.mjs';

const service = 'apps/service';

/** What few operators install beside the service, each with a lock file of its own. */
const parts = ['openid', 'postgres', 'telemetry', 'webhooks'].map((part) => `${service}/${part}`);

/** Writes `dist/sbom.cdx.json`: the packages that run beside the service's file. Those of {@link parts} are optional. */
export async function writeServiceBill() {
  const optional = parts.flatMap((part) =>
    lockedPackages(part).map((each) => ({ ...each, isOptional: true })),
  );
  const manifest = JSON.parse(await readFile(join(root, service, 'package.json'), 'utf8'));
  const packages = onceEach([...optional, ...lockedPackages(service)]);
  const bill = billOfMaterials(packages, manifest, 'application');
  const dist = join(root, service, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}
