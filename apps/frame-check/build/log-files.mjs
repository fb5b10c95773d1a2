import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError, root } from '../../../scripts/command.mjs';
import { importSource } from '../../../scripts/import-source.mjs';

/** The log, in the folder of the terminal unless `RELEASE_LOG` names another file. */
export const logFile = () => process.env['RELEASE_LOG'] ?? 'releases.jsonl';

/** The line that was signed last, which is not in the log yet. */
export const nextEntryFile = join(root, 'dist/release-entry.jsonl');

/** A clock may be so much ahead of that of the log's keeper. */
const AHEAD_MS = 10 * 60 * 1000;

/** The rules of the log, as the page of the check has them. */
export const rulesOfLog = () => importSource('apps/frame-check/src/domain/release-log.ts');
export const rulesOfEntries = () => importSource('apps/frame-check/src/domain/log-entry.ts');

/**
 * @param {string} file
 * @returns {Promise<string>} Empty where there is no log yet.
 */
export async function readLogFile(file) {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

/**
 * Reads a log, and says in a sentence what is wrong with it.
 *
 * @param {string} text
 * @param {number} [now] Refuses lines of a later time.
 */
export async function checkedLog(text, now = Date.now()) {
  const { readLog } = await rulesOfLog();
  const log = await inWords(() => readLog(text));
  const ahead = log.entries.findIndex(
    (/** @type {{ date: string }} */ { date }) => Date.parse(date) > now + AHEAD_MS,
  );
  if (ahead !== -1) {
    // Each later release would be of a time before it.
    throw new CommandError(`Line ${ahead + 1} of the log is of a time that is still to come.`);
  }
  return log;
}

/**
 * Refuses a log that does not go on from an earlier copy of it.
 *
 * @param {string} text
 * @param {string} earlier
 */
export async function checkAppended(text, earlier) {
  const { checkGoesOn } = await rulesOfLog();
  const log = await checkedLog(text);
  const { head } = await checkedLog(earlier);
  await inWords(() => checkGoesOn(log, head));
}

/**
 * Adds a line to a log, where the whole log is right with it. The file is replaced at once: it never ends in the middle of a line.
 *
 * @param {string} file
 * @param {string} line Without its line break.
 */
export async function appendEntry(file, line) {
  const lock = `${file}.lock`;
  const locked = await open(lock, 'wx').catch(() => {
    throw new CommandError(`Another command writes the log. If none does, delete ${lock}.`);
  });
  try {
    const text = `${await readLogFile(file)}${line}\n`;
    const log = await checkedLog(text);
    await writeWhole(file, text);
    return log;
  } finally {
    await locked.close();
    await rm(lock, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
export async function writeWhole(file, text) {
  await mkdir(dirname(file), { recursive: true });
  const written = await open(`${file}.new`, 'w');
  await written.writeFile(text);
  await written.sync();
  await written.close();
  await rename(`${file}.new`, file);
}

/**
 * @template Result
 * @param {() => Result} check
 * @returns {Promise<Result>}
 */
async function inWords(check) {
  try {
    return check();
  } catch (error) {
    if (error instanceof Error && error.name === 'LogFault') throw new CommandError(error.message);
    throw error;
  }
}
