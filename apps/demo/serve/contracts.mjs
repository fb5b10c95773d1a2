import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { bundleSource, importSource } from '../../../scripts/import-source.mjs';
import { callNode } from '../../chains/nodes/evm.mjs';

const source = 'apps/chains/demo/deploy-contracts.ts';
const folder = join(root, '.cache/demo-contracts');

/** @typedef {import('./planned-contracts.mjs').DemoContracts} DemoContracts */

/**
 * Puts the contracts of the demo on its EVM chains, which have nothing yet. The first start deploys them, from the packages that
 * are installed; what a chain then has on it is kept in `.cache`, and a later start loads it. Nothing of it is committed: some
 * of the contracts are under the GPL.
 *
 * @param {readonly { readonly chainId: number, readonly url: string }[]} chains
 * @returns {Promise<readonly (DemoContracts & { readonly chainId: number })[]>}
 */
export async function prepareContracts(chains) {
  const bundle = await bundleSource(source);
  const key = await keyOf([
    bundle,
    join(root, 'apps/chains/nodes/evm-contracts.sol'),
    join(root, 'apps/chains/package-lock.json'),
  ]);
  return Promise.all(
    chains.map(async ({ chainId, url }) => {
      const file = join(folder, `${chainId}-${key}.json`);
      return { chainId, ...((await loaded(file, url)) ?? (await deployed(file, url, chainId))) };
    }),
  );
}

/**
 * The contracts of a chain as the file has it, once they are on the chain; `undefined` where there is no such file.
 *
 * @param {string} file
 * @param {string} url
 * @returns {Promise<DemoContracts | undefined>}
 */
async function loaded(file, url) {
  try {
    const { contracts, state } = JSON.parse(await readFile(file, 'utf8'));
    await callNode(url, 'anvil_loadState', [state]);
    // Its last block is as old as the file, and a swap counts its deadline from the last block.
    await callNode(url, 'evm_mine');
    return contracts;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} url
 * @param {number} chainId
 * @returns {Promise<DemoContracts>}
 */
async function deployed(file, url, chainId) {
  const { deployContracts } = await importSource(source);
  const contracts = await deployContracts(url, chainId);
  const state = await callNode(url, 'anvil_dumpState');
  // What a visitor has done meanwhile is of this start alone.
  if (!(await isUntouched(url))) return contracts;
  await mkdir(folder, { recursive: true });
  // A file that is there is whole.
  await writeFile(`${file}.new`, JSON.stringify({ contracts, state }));
  await rename(`${file}.new`, file);
  return contracts;
}

/** Whether all blocks are of the first and the last account, which deploy. @param {string} url */
async function isUntouched(url) {
  const accounts = /** @type {readonly string[]} */ (await callNode(url, 'eth_accounts'));
  const [blocks, sent, named] = await Promise.all([
    number(url, 'eth_blockNumber', []),
    number(url, 'eth_getTransactionCount', [accounts.at(-1), 'latest']),
    number(url, 'eth_getTransactionCount', [accounts[0], 'latest']),
  ]);
  return named <= 1 && blocks === sent + named;
}

/**
 * @param {string} url
 * @param {string} method
 * @param {readonly unknown[]} params
 */
async function number(url, method, params) {
  return Number(await callNode(url, method, params));
}

/** @param {readonly string[]} files */
async function keyOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
