import { existsSync, readdirSync, statSync } from 'node:fs';

/** What a folder may have before: a new repository, and what systems put there. */
const harmless = new Set(['.git', '.DS_Store', '.idea', '.vscode']);

/**
 * Why nothing can be written to `folder`, as a sentence.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
export function faultOf(folder) {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: name another folder.`;
  if (readdirSync(folder).every((name) => harmless.has(name))) return undefined;
  return `The folder ${folder} is not empty: name another one.`;
}
