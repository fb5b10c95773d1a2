import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../../scripts/command.mjs';
import { inversifyStubs } from '../../../scripts/inversify-stubs.mjs';

const absent = '@inversifyjs/core/lib/planning/models/NoSuchModule.js';
const deactivations = '@inversifyjs/core/lib/resolution/actions/resolveBindingsDeactivations.js';

/** What bundles `code`. In a process of its own, because the bundler knows no regular expression of Jest's sandbox. */
const script = `
  import { build } from 'rolldown';
  import { inversifyAsUsed } from './scripts/bundle-plugins.mjs';

  const { code, stubs } = JSON.parse(process.argv[1]);
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? process.cwd() + '/entry.js' : null),
    load: (id) => (id === process.cwd() + '/entry.js' ? code : null),
  };
  const { output } = await build({
    input: 'entry',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    plugins: [entry, inversifyAsUsed(stubs)],
  });
  process.stdout.write(output[0].code);
`;

async function bundled(
  stubs?: Readonly<Record<string, string>>,
  code = "export * from 'inversify';",
): Promise<string> {
  const request = JSON.stringify({ code, stubs });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, request],
    { cwd: root, maxBuffer: 1e8 },
  );
  return stdout;
}

describe('inversifyAsUsed', () => {
  it('leaves out modules that write code at run time, and the metadata of the page', async () => {
    const code = "export { Container } from 'inversify';";
    const [used, published] = await Promise.all([bundled(undefined, code), bundled({}, code)]);

    expect(published).toMatch(/new Function|Reflect\.defineMetadata/);
    expect(used).not.toMatch(/new Function|defineMetadata/);
  });

  it('fails the build for a stub of a missing module', async () => {
    const stubs = { ...inversifyStubs, [absent]: '' };

    await expect(bundled(stubs)).rejects.toThrow(`No one module of Inversify is ${absent}`);
  });

  it('fails the build for a stub that lacks an export of its module', async () => {
    const stubs = { ...inversifyStubs, [deactivations]: 'export const other = 1;' };

    await expect(bundled(stubs)).rejects.toThrow('resolveBindingsDeactivations');
  });

  it('ignores a build without Inversify', async () => {
    await expect(bundled(undefined, 'export const one = 1;')).resolves.toContain('one');
  });
});
