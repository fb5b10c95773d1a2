import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../../scripts/command.mjs';
import { deadLinks } from './dead-links.mjs';
import { headersFile, policyOf, scriptHashes, withoutStyles, withPolicy } from './page-policy.mjs';

/**
 * Gives every built page its policy, writes the file with the headers, and fails where a link leads nowhere.
 *
 * @param {string} folder
 * @param {string} base
 * @returns {{ readonly pages: number, readonly policy: string }}
 */
export function finishSite(folder, base) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const pages = new Map(
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const dead = deadLinks(pages, { files: new Set(files), base });
  if (dead.length > 0) throw new CommandError(`Links lead nowhere:\n${dead.join('\n')}`);
  const policy = policyOf([...pages.values()].flatMap(scriptHashes));
  for (const [name, html] of pages)
    writeFileSync(join(folder, name), withPolicy(withoutStyles(html), policy));
  writeFileSync(join(folder, '_headers'), headersFile(base, policy));
  return { pages: pages.size, policy };
}
