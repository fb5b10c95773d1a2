import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../../scripts/command.mjs';
import { importSource } from '../../../scripts/import-source.mjs';
import { integrityOf } from '../../wallet-frame/build/integrity.mjs';
import {
  checkedLog,
  logFile,
  nextEntryFile,
  readLogFile,
  rulesOfEntries,
  writeWhole,
} from './log-files.mjs';
import { releaseKeyIn } from './release-key.mjs';

/** @typedef {import('./release-key.mjs').ReleaseKey} ReleaseKey */

/**
 * Signs the first line of a log.
 *
 * @param {string} origin Of the frame.
 */
export async function signStart(origin) {
  const key = await releaseKeyIn('RELEASE_KEY', process.env);
  if ((await readLogFile(logFile())) !== '') throw new CommandError(`${logFile()} has a start.`);
  return keep({ kind: 'start', sequence: 0, date: now(), key: key.id, origin }, key);
}

/**
 * Signs the files of a build as the next line of the log. They have to be those of their manifest.
 *
 * @param {string} folder
 */
export async function signRelease(folder) {
  const key = await releaseKeyIn('RELEASE_KEY', process.env);
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new CommandError('There is no build: run "npm run wallet-frame -- build" before.');
  });
  const version = await checkBuild(folder, text);
  const place = await nextPlace(key);
  return keep({ ...place, kind: 'release', manifest: integrityOf(text), version }, key);
}

/** Signs the line after which another key signs: by both. */
export async function signNextKey() {
  const key = await releaseKeyIn('RELEASE_KEY', process.env);
  const next = await releaseKeyIn('NEXT_RELEASE_KEY', process.env);
  if (next.id === key.id) throw new CommandError('Both keys are the same.');
  return keep({ ...(await nextPlace(key)), kind: 'key', next: next.id }, key, next);
}

/** @param {ReleaseKey} key */
async function nextPlace(key) {
  const text = await readLogFile(logFile());
  if (text === '') throw new CommandError('The log has no start: "npm run release-log -- start".');
  const log = await checkedLog(text);
  if (log.key !== key.id)
    throw new CommandError(`The log is signed by ${log.key}, not by ${key.id}.`);
  const { hash, sequence } = log.head;
  return { sequence: sequence + 1, previous: hash, date: now(), key: key.id };
}

/**
 * @template {{ readonly key: string }} Unsigned
 * @param {Unsigned} unsigned
 * @param {ReleaseKey} key
 * @param {ReleaseKey} [next]
 */
async function keep(unsigned, key, next) {
  const { lineOf, signedText } = await rulesOfEntries();
  const bytes = signedText(unsigned);
  const entry = {
    ...unsigned,
    signature: key.sign(bytes),
    ...(next && { nextSignature: next.sign(bytes) }),
  };
  await writeWhole(nextEntryFile, `${lineOf(entry)}\n`);
  return entry;
}

/**
 * Whether the files are those of the manifest, and the page names no other one.
 *
 * @param {string} folder
 * @param {string} text
 * @returns {Promise<string>} The version.
 */
async function checkBuild(folder, text) {
  const { readManifest, unlistedIn } = await importSource(
    'apps/frame-check/src/domain/manifest.ts',
  );
  const manifest = readManifest(text);
  if (!manifest) throw new CommandError('manifest.json is not as the build writes it.');
  for (const { integrity, path } of manifest.files) {
    const file = join(folder, path === '/' ? 'index.html' : path);
    const content = await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined || integrityOf(content) !== integrity) {
      throw new CommandError(`${path} is not the file of manifest.json: build anew.`);
    }
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const unlisted = unlistedIn(page, manifest);
  if (unlisted.length > 0) {
    throw new CommandError(`manifest.json lacks ${unlisted.join(', ')}, which the page names.`);
  }
  return manifest.version;
}

function now() {
  return new Date().toISOString();
}
