import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, root } from '../../../scripts/command.mjs';
import { runProgram } from '../../../scripts/run-program.mjs';

/** @typedef {Readonly<Record<string, { readonly bytecode: string, readonly deployedBytecode: string }>>} Contracts */

const compiler = fileURLToPath(new URL('evm-contracts.mjs', import.meta.url));
const inputs = ['evm-contracts.sol', 'evm-contracts.mjs', '../package-lock.json'];

/** @type {Promise<Contracts> | undefined} */
let compiled;

/**
 * The code of the contracts in `evm-contracts.sol`, by their names. They are compiled once, in a process of their own, and
 * kept in `.cache` until they or the compiler change.
 *
 * @returns {Promise<Contracts>}
 */
export function compiledContracts() {
  compiled ??= readOrCompile();
  return compiled;
}

async function readOrCompile() {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(new URL(input, import.meta.url)));
  const folder = join(root, '.cache/contracts');
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { output, status } = await runProgram(process.execPath, [compiler]);
  if (status !== 0) throw new CommandError(`The contracts could not be compiled: ${output}`);
  mkdirSync(folder, { recursive: true });
  // A file that is there is whole.
  writeFileSync(`${file}.${process.pid}`, output);
  renameSync(`${file}.${process.pid}`, file);
  return JSON.parse(output);
}
