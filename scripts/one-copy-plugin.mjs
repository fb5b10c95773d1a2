import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.mjs';
import { packageFolderOf } from './third-party-notices.mjs';

/**
 * Bundles one copy of each version of noble's curves and hashes. npm installs version 1 once for each package
 * that requires it, because version 2 occupies the shared place.
 *
 * @type {import('esbuild').Plugin}
 */
export const oneCopyPerVersion = {
  name: 'one-copy-per-version',
  setup({ onResolve, resolve }) {
    const shared = sharedFolders();
    onResolve(
      { filter: /^@noble\/(?:curves|hashes)(?:\/|$)/ },
      async ({ path, pluginData, ...asked }) => {
        if (pluginData?.isAsked) return undefined;
        const found = await resolve(path, { ...asked, pluginData: { isAsked: true } });
        const [folder = ''] = packageFolderOf(relative(root, found.path).replaceAll('\\', '/'));
        const other = shared.get(folder);
        if (other === undefined) return { ...found, pluginData };
        return {
          ...found,
          pluginData,
          path: found.path.replace(join(root, folder), join(root, other)),
        };
      },
    );
  },
};

/**
 * The folders of noble's packages, with the first one of the same version.
 *
 * @returns {ReadonlyMap<string, string>}
 */
function sharedFolders() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, string>} */
  const first = new Map();
  return new Map(
    Object.keys(packages)
      .filter((folder) => /(?:^|\/)node_modules\/@noble\/(?:curves|hashes)$/.test(folder))
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .map((folder) => {
        const name = folder.slice(folder.lastIndexOf('@noble/'));
        const release = `${name}@${packages[folder].version}`;
        if (!first.has(release)) first.set(release, folder);
        return [folder, first.get(release) ?? folder];
      }),
  );
}
