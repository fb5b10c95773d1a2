import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { isUnchanged, keepStamp } from '../../../scripts/unchanged.mjs';

/** @typedef {import('./page-bundle.mjs').Bundle} Bundle */

/** Where the demo's bundles are kept. */
const kept = join(root, '.cache/wallet-frame');

/**
 * A bundle of the frame as the last start made it, where the sources are as they were.
 *
 * @param {Readonly<Record<string, string>>} entries
 * @param {(entries: Readonly<Record<string, string>>) => Promise<Bundle>} bundle Makes it.
 * @returns {Promise<Bundle>}
 */
export async function keptBundle(entries, bundle) {
  const name = Object.keys(entries).join('-');
  const stamp = join(kept, `${name}-inputs.json`);
  const file = join(kept, `${name}.json`);
  if (existsSync(file) && isUnchanged(stamp, name)) {
    const { inputs, outputs, texts } = JSON.parse(await readFile(file, 'utf8'));
    return { inputs, outputs, texts: new Map(texts) };
  }
  const since = Date.now();
  const made = await bundle(entries);
  await mkdir(kept, { recursive: true });
  await writeFile(file, JSON.stringify({ ...made, texts: [...made.texts] }));
  keepStamp(stamp, name, made.inputs, since);
  return made;
}
