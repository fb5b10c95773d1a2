import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

const MAX_PACKAGES = 20;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly optional?: true }>>;
}

it.each<readonly [string, (locks: readonly number[]) => number]>([
  // libsql, what loads its binary, how that is chosen, and the binary of one platform.
  ['the embedded database', ([service = NaN]) => service + 4],
  ['PostgreSQL', ([service = NaN, postgres = NaN]) => service + postgres],
  ['social logins', ([service = NaN, , openId = NaN]) => service + 4 + openId],
  ['webhooks', ([service = NaN, , , webhooks = NaN]) => service + 4 + webhooks],
])('an operator with %s trusts at most 20 packages', (_, sum) => {
  expect(
    sum(
      ['.', 'postgres', 'openid', 'webhooks'].map((folder) =>
        packagesIn(`${folder}/package-lock.json`),
      ),
    ),
  ).toBeLessThanOrEqual(MAX_PACKAGES);
});

it('a collector adds packages of OpenTelemetry alone', () => {
  const { packages } = lockOf('telemetry/package-lock.json');
  const names = Object.keys(packages).filter((path) => path !== '');
  expect(names).toHaveLength(13);
  expect(names.filter((name) => !name.startsWith('node_modules/@opentelemetry/'))).toEqual([]);
});

/** The packages that production needs on every platform. */
function packagesIn(file: string): number {
  const lock = lockOf(file);
  const all = Object.entries(lock.packages).filter(([path]) => path !== '');
  return all.filter(([, { dev, optional }]) => !dev && !optional).length;
}

function lockOf(file: string): Lock {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Lock;
}
