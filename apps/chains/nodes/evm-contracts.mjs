import { readFileSync } from 'node:fs';
// @ts-expect-error The compiler has no types.
import solc from 'solc';

/**
 * Compiles the contracts beside this file, or those of another file, and prints each one's bytecode, as JSON: the creation
 * code (`bytecode`), and the code on the chain (`deployedBytecode`).
 */
const file = new URL(process.argv[2] ?? 'evm-contracts.sol', import.meta.url);
const content = readFileSync(file, 'utf8');
const outputSelection = { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } };
const input = {
  language: 'Solidity',
  sources: { all: { content } },
  settings: { outputSelection },
};
const output = JSON.parse(solc.compile(JSON.stringify(input)));
/** @type {readonly { readonly severity: string, readonly formattedMessage: string }[]} */
const errors = output.errors ?? [];
const failure = errors.find(({ severity }) => severity === 'error');
if (failure) throw new Error(failure.formattedMessage);

/** @type {Readonly<Record<string, { readonly evm: Readonly<Record<string, { readonly object: string }>> }>>} */
const contracts = output.contracts.all;
const compiled = Object.entries(contracts).map(([name, { evm }]) => [
  name,
  {
    bytecode: `0x${evm['bytecode']?.object}`,
    deployedBytecode: `0x${evm['deployedBytecode']?.object}`,
  },
]);
process.stdout.write(JSON.stringify(Object.fromEntries(compiled)));
