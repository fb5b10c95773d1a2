import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, root } from '../../../scripts/command.mjs';
import { importSource } from '../../../scripts/import-source.mjs';
import { billFiles } from './bill-files.mjs';
import { cacheControlOf } from './cache-control.mjs';
import { integrityOf } from './integrity.mjs';

/**
 * What stands beside the files of a release: `manifest.json`, which has the hash of each and the headers, the bill of materials, and
 * the notices that the licences of the bundled packages require.
 *
 * @param {import('./frame-files.mjs').FrameFiles} frame
 * @param {string} [commit] Of the sources, for the manifest.
 * @returns {Promise<ReadonlyMap<string, string>>} By their paths.
 */
export async function releaseFiles({ files, headers, inputs, version }, commit) {
  if (commit !== undefined && !/^[0-9a-f]{40}$/.test(commit)) {
    throw new CommandError('RELEASE_COMMIT must be the 40 digits of a commit.');
  }
  const { manifestText } = await importSource('apps/frame-check/src/domain/manifest.ts');
  const own = JSON.parse(await readFile(join(root, 'apps/wallet-frame/package.json'), 'utf8'));
  const listed = [...files].map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    integrity: integrityOf(text),
    cacheControl: cacheControlOf(path),
  }));
  return new Map([
    [
      '/manifest.json',
      manifestText({ version, ...(commit && { commit }), headers, files: listed }),
    ],
    ...billFiles(inputs, own),
  ]);
}
