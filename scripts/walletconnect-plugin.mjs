import { join, posix, relative } from 'node:path';
import { CommandError, root } from './command.mjs';
import { builtFromSource, patchedSources } from './walletconnect-source.mjs';

const folder = join(root, 'node_modules/@walletconnect');
const names = builtFromSource.join('|');

/**
 * Bundles WalletConnect's SDK from its patched source (`walletconnect-source.mjs`). A source has the path
 * that it would have in its package, so that source maps and notices name the package.
 *
 * @type {import('esbuild').Plugin}
 */
export const walletConnectFromSource = {
  name: 'walletconnect-from-source',
  setup(builder) {
    const sources = patchedSources();
    const isSource = new RegExp(`[\\\\/]@walletconnect[\\\\/](?:${names})[\\\\/]src[\\\\/]`);

    builder.onResolve({ filter: new RegExp(`^@walletconnect/(?:${names})$`) }, ({ path }) => ({
      path: pathOf(`${path.slice('@walletconnect/'.length)}/src/index.ts`),
      sideEffects: false,
    }));
    builder.onResolve({ filter: /^\.\.?(?:\/|$)/ }, ({ path, importer }) => {
      if (!isSource.test(importer)) return undefined;
      const target = posix.join(posix.dirname(fileOf(importer)), path);
      const found = [`${target}.ts`, `${target}/index.ts`].find((file) => sources.has(file));
      return found ? { path: pathOf(found), sideEffects: false } : undefined;
    });
    builder.onLoad({ filter: isSource }, ({ path }) => {
      const contents = sources.get(fileOf(path));
      if (contents === undefined) throw new CommandError(`There is no source ${fileOf(path)}.`);
      return { contents, loader: 'ts', resolveDir: join(folder, fileOf(path).split('/')[0] ?? '') };
    });
  },
};

/** @param {string} file */
function pathOf(file) {
  return join(folder, file);
}

/** @param {string} path */
function fileOf(path) {
  return relative(folder, path).replaceAll('\\', '/');
}
