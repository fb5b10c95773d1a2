#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { ask } from './ask.mjs';
import { defaults, help, Mistake, readOptions, refuse } from './choices.mjs';
import { faultOf } from './folder.mjs';
import { writeProject } from './project.mjs';
import { closingWords, takenWords } from './words.mjs';

async function main() {
  const { asksHelp, yes, install, given } = readOptions(process.argv.slice(2));
  if (asksHelp) return console.log(help);
  refuse(given);
  if (given.folder !== undefined) refuseFolder(given.folder);
  const isAsking = !yes && process.stdin.isTTY && process.stdout.isTTY;
  const choices = isAsking ? await ask(given) : { ...defaults, ...given };
  refuse(choices);
  const folder = resolve(choices.folder);
  refuseFolder(choices.folder);
  const taken = isAsking || yes ? undefined : takenWords(given, choices);
  if (taken !== undefined) console.log(taken);

  const startedAt = performance.now();
  writeProject(folder, choices);
  if (install) installPackages(folder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const path = relative('.', folder) || '.';
  console.log(closingWords(choices, { path, isInstalled: install, seconds }));
}

/** @param {string} folder */
function refuseFolder(folder) {
  const fault = faultOf(folder);
  if (fault !== undefined) throw new Mistake(fault);
}

/** @param {string} folder */
function installPackages(folder) {
  const isWindows = process.platform === 'win32';
  const args = ['install', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: isWindows });
  if (status === 0) return;
  throw new Mistake(
    `The files are in ${folder}, but their packages could not be installed: run "npm install" there to see why.`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
