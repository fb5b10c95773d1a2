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
])('an operator with %s trusts at most 20 packages', (_, sum) => {
  expect(
    sum(
      ['package-lock.json', 'postgres/package-lock.json', 'openid/package-lock.json'].map(
        packagesIn,
      ),
    ),
  ).toBeLessThanOrEqual(MAX_PACKAGES);
});

/** The packages that production needs on every platform. */
function packagesIn(file: string): number {
  const lock = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Lock;
  const all = Object.entries(lock.packages).filter(([path]) => path !== '');
  return all.filter(([, { dev, optional }]) => !dev && !optional).length;
}
