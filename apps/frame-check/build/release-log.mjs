import { readFile } from 'node:fs/promises';
import { CommandError, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import {
  appendEntry,
  checkAppended,
  checkedLog,
  logFile,
  nextEntryFile,
  readLogFile,
} from './log-files.mjs';
import { signNextKey, signStart } from './sign-release.mjs';

const usage = `npm run release-log -- …
  start https://wallet.example   signs the first line of a log
  rotate                         signs the line after which NEXT_RELEASE_KEY_FILE signs
  add [file]                     adds the line that was signed last, or that of a file
  check [--since file]           checks every line, and that the log goes on from an earlier copy`;

/** `npm run release-log`: the log of the releases of an operator's frame. */
async function main() {
  await installFor(['demo']);
  const [verb, first, second] = process.argv.slice(2);
  if (verb === 'start' && first !== undefined) return start(first);
  if (verb === 'rotate') return rotate();
  if (verb === 'add') return add(first ?? nextEntryFile);
  if (verb === 'check' && (first === undefined || first === '--since')) return check(second);
  throw new CommandError(usage);
}

/** @param {string} origin */
async function start(origin) {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new CommandError('Name the origin of the frame, as in https://wallet.example.');
  }
  const { key } = await signStart(origin);
  say(`Signed: ${nextEntryFile}. Visitors need the key of the log from you: ${key}`);
}

async function rotate() {
  await signNextKey();
  say(`Signed: ${nextEntryFile}.`);
}

/** @param {string} file */
async function add(file) {
  const [line = '', ...others] = (await readText(file)).split('\n');
  if (others.join('') !== '') throw new CommandError(`${file} has more than one line.`);
  sayHead(await appendEntry(logFile(), line));
}

/** @param {string | undefined} earlier */
async function check(earlier) {
  const text = await readLogFile(logFile());
  if (earlier !== undefined) await checkAppended(text, await readText(earlier));
  sayHead(await checkedLog(text));
}

/** @param {{ readonly head: { readonly sequence: number, readonly hash: string } }} log */
function sayHead({ head: { hash, sequence } }) {
  say(`The log has ${sequence + 1} lines, and ends with ${sequence}:${hash}`);
}

/** @param {string} file */
function readText(file) {
  return readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
}

await runAsCommand(import.meta.url, main);
