import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';

/** The documentation site, built for a path of a static server that knows nothing of it. */
export interface BuiltSite {
  /** The address of the site, which ends with a slash. */
  readonly url: string;

  /** Where its files are on this machine. */
  readonly folder: string;

  /** Every page, by its path in the site. */
  readonly pages: readonly string[];

  /** The headers that its file for static hosts names. */
  readonly headers: Readonly<Record<string, string>>;

  /** Serves the same files at another address, with `headers`. */
  serve(headers: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

/** Builds the site by its command, and serves it at `base` without any header of its own. */
export async function builtSite(base: string): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-docs-'));
  const to = join(folder, base);
  const child = spawn(
    process.execPath,
    [join(root, 'apps/docs-site/docs-site.mjs'), 'build', '--base', base, '--out', to],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(output);
  const stops = [() => rmSync(folder, { recursive: true, force: true })] as (() => unknown)[];
  const serve = async (headers: Readonly<Record<string, string>>): Promise<string> => {
    const server = await startStaticServer({ folder, headers });
    stops.unshift(() => server.close());
    return server.url + base;
  };
  return {
    url: await serve({}),
    folder: to,
    pages: readdirSync(to, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .sort(),
    headers: headersIn(readFileSync(join(to, '_headers'), 'utf8')),
    serve,
    remove: async () => {
      for (const stop of stops) await stop();
    },
  };
}

function headersIn(text: string): Readonly<Record<string, string>> {
  const lines = text.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
