import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { npm } from '../../scripts/install-missing.mjs';

/** The types of Kubernetes' API, made of its own description, and a reader of YAML. */
const packages = ['kubernetes-models@4.5.1', 'yaml@2.9.1'];

/** The module of each kind that the manifests have. */
const modules: Readonly<Record<string, string>> = {
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  Ingress: 'networking.k8s.io/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
};

const manifests = join(root, 'deploy/kubernetes');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-kubernetes-'));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  expect(npm(['install', ...flags, ...packages], { cwd: folder, stdio: 'ignore' })).toBe(0);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

function manifestsIn(file: string): readonly Manifest[] {
  const { parseAllDocuments } = createRequire(join(folder, 'package.json'))('yaml');
  const text = readFileSync(join(manifests, file), 'utf8');
  return parseAllDocuments(text).map((document: { toJS(): Manifest }) => document.toJS());
}

/** What the compiler says of values that should have the types of the API. */
function complaints(values: readonly Manifest[]): string {
  const lines = values.flatMap(({ kind, ...rest }, at) => [
    `import type { I${kind} as T${at} } from 'kubernetes-models/${modules[kind]}/${kind}';`,
    `export const manifest${at}: T${at} = ${JSON.stringify({ kind, ...rest })};`,
  ]);
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, ...flags, 'manifests.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

it('the manifests have the fields of the API of Kubernetes, and no others', () => {
  const files = readdirSync(manifests).filter((file) => file !== 'kustomization.yaml');
  const all = files.flatMap(manifestsIn);
  expect(all.length).toBeGreaterThan(10);
  for (const { apiVersion, kind } of all) expect(modules[kind]).toBe(apiVersion);
  expect(complaints(all)).toBe('');
  // The compiler would have seen a wrong name.
  const misspelt = all
    .filter(({ kind }) => kind === 'Deployment')
    .map((manifest) => ({ ...manifest, specs: {} }));
  expect(complaints(misspelt)).toContain('"specs"');
});
