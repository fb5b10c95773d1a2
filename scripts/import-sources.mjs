import { build } from 'esbuild';
import { root } from './command.mjs';

/**
 * What a module of TypeScript exports. Its imports are from the root of the sources.
 *
 * @param {string} contents
 * @returns {Promise<Readonly<Record<string, any>>>}
 */
export async function importSources(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const [file] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(file?.text ?? '').toString('base64')}`);
}
