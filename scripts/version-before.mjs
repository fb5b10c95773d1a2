import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, root } from './command.mjs';

/**
 * The commit before the database's tables last changed, as long as no version is tagged. It is the oldest that the tests work from: those
 * before it have no webhooks, and their frame offers a backup by other words.
 */
const UNTAGGED = 'cede1945';

/** Where packages are installed. */
const places = [
  '.',
  'apps/service',
  'apps/service/openid',
  'apps/service/postgres',
  'apps/service/telemetry',
  'apps/service/webhooks',
  'apps/wallet-frame',
];

/**
 * The sources of the version before, in a folder of `.cache`, with the packages of this one: of the commit that `UPGRADE_FROM` names,
 * else of the newest tag.
 *
 * @returns {string} The folder.
 */
export function versionBefore() {
  const commit = commitOf(process.env['UPGRADE_FROM'] ?? newestTag() ?? UNTAGGED);
  const versions = join(root, '.cache/versions');
  const folder = join(versions, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(versions, { recursive: true });
  const made = mkdtempSync(join(versions, 'making-'));
  const archive = git('archive', '--format=tar', commit);
  execFileSync('tar', ['-x', '-C', made], { input: archive });
  for (const place of places) {
    const packages = join(root, place, 'node_modules');
    const isKnown = existsSync(join(made, place));
    if (isKnown && existsSync(packages)) symlinkSync(packages, join(made, place, 'node_modules'));
  }
  renameSync(made, folder);
  return folder;
}

/**
 * Calls a function of a module of the version before, in a process of its own.
 *
 * @param {string} folder As {@link versionBefore} returns it.
 * @param {string} module Its path in the repository.
 * @param {string} name
 * @param {...unknown} given What JSON can say.
 * @returns {any} What it returns, as JSON says it; a map as the list of its pairs.
 */
export function callBefore(folder, module, name, ...given) {
  const url = pathToFileURL(join(folder, module)).href;
  const script = `
    const { ${name}: work } = await import(${JSON.stringify(url)});
    const answer = await work(...${JSON.stringify(given)});
    const plain = (_, value) => (value instanceof Map ? [...value] : value);
    process.stdout.write(JSON.stringify(answer ?? null, plain));`;
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, options).toString());
}

/** @param {string} ref */
function commitOf(ref) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).toString().trim();
  } catch {
    throw new CommandError(
      `The repository has no commit ${ref}: fetch its history, or name another one in UPGRADE_FROM.`,
    );
  }
}

function newestTag() {
  try {
    const found = execFileSync('git', ['describe', '--tags', '--abbrev=0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return found.toString().trim();
  } catch {
    return undefined;
  }
}

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, maxBuffer: 1024 * 1024 * 1024 });
}
