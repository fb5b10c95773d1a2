import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { inversifyAsUsed } from '../../../scripts/inversify-plugin.mjs';
import { inversifyStubs } from '../../../scripts/inversify-stubs.mjs';

const absent = '@inversifyjs/core/lib/planning/models/NoSuchModule.js';
const deactivations = '@inversifyjs/core/lib/resolution/actions/resolveBindingsDeactivations.js';

function bundled(
  stubs?: Readonly<Record<string, string>>,
  contents = "export * from 'inversify';",
) {
  return build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    format: 'esm',
    plugins: [inversifyAsUsed(stubs)],
  });
}

describe('inversifyAsUsed', () => {
  it('leaves out modules that write code at run time, and the metadata of the page', async () => {
    const contents = "export { Container } from 'inversify';";
    const [used, published] = await Promise.all([
      bundled(undefined, contents),
      bundled({}, contents),
    ]);

    expect(published.outputFiles[0]?.text).toMatch(/new Function|Reflect\.defineMetadata/);
    expect(used.outputFiles[0]?.text).not.toMatch(/new Function|defineMetadata/);
  });

  it('fails the build for a stub of a missing module', async () => {
    const stubs = { ...inversifyStubs, [absent]: '' };

    await expect(bundled(stubs)).rejects.toThrow(`No one module of Inversify is ${absent}`);
  });

  it('fails the build for a stub that lacks an export of its module', async () => {
    const stubs = { ...inversifyStubs, [deactivations]: 'export const other = 1;' };

    await expect(bundled(stubs)).rejects.toThrow('No matching export');
  });

  it('ignores a build without Inversify', async () => {
    await expect(bundled(undefined, 'export const one = 1;')).resolves.toMatchObject({
      errors: [],
    });
  });
});
