import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import {
  patchedSources,
  patchFolder,
  patchNames,
  publishedSources,
} from './walletconnect-source.mjs';

const folder = join(root, '.cache/walletconnect/edit');
const usage =
  'npm run walletconnect -- open NAME.patch, edit the sources it names, npm run walletconnect -- save NAME.patch';

/**
 * Changes a patch of WalletConnect, or adds one: `open` writes the sources after the patch into a folder, and
 * `save` writes the patch again from the edited folder, under its old explanation.
 */
function walletConnectPatches() {
  const [verb, name = ''] = process.argv.slice(2);
  if (!/^\d\d-[a-z0-9-]+\.patch$/.test(name)) throw new CommandError(usage);
  if (verb === 'open') return open(name);
  if (verb === 'save') return save(name);
  throw new CommandError(usage);
}

/** @param {string} name */
function open(name) {
  rmSync(folder, { recursive: true, force: true });
  const sources = patchNames().includes(name) ? patchedSources(name) : before(name);
  for (const [file, source] of sources) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  say(`The sources are in ${folder}.`);
}

/** @param {string} name */
function save(name) {
  const changes = [...before(name)].flatMap(([file, source]) => {
    const edited = readFileSync(join(folder, file), 'utf8');
    if (edited === source) return [];
    const diff = createTwoFilesPatch(`a/${file}`, `b/${file}`, source, edited, '', '', {
      context: 3,
    });
    return [diff.replace(/^=+\n/, '')];
  });
  const path = join(patchFolder, name);
  writeFileSync(path, `${explanationIn(path).trimEnd()}\n\n${changes.join('')}`);
  patchedSources();
  say(`${name} changes ${changes.length} files, and all patches apply.`);
}

/**
 * The sources before the patch.
 *
 * @param {string} name
 */
function before(name) {
  const previous = patchNames()
    .filter((other) => other < name)
    .at(-1);
  return previous === undefined ? publishedSources() : patchedSources(previous);
}

/** @param {string} path */
function explanationIn(path) {
  try {
    const [text = ''] = readFileSync(path, 'utf8').split(/^--- /m);
    return text;
  } catch {
    return 'Say here what changes, and why.\n';
  }
}

await runAsCommand(import.meta.url, walletConnectPatches);
