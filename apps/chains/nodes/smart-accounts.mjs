import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { callNode } from './evm.mjs';

/** The contract that deploys others at addresses that follow from their code. Every anvil has it. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const SALT = '00'.repeat(32);

/** The creation code of the code that smart accounts of the embedded wallet have. @returns {Promise<string>} */
export async function accountCreation() {
  const file = new URL('simple-7702-account.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).creationCode;
}

/**
 * Deploys the code that smart accounts of the embedded wallet have, at its canonical address.
 *
 * @param {string} url An EVM chain of this machine.
 */
export async function deployAccountCode(url) {
  const creationCode = await accountCreation();
  const accounts = /** @type {readonly string[]} */ (await callNode(url, 'eth_accounts'));
  const transaction = {
    // No account that a visitor looks at.
    from: accounts.at(-1),
    to: DEPLOYER,
    data: `0x${SALT}${creationCode.slice(2)}`,
  };
  const hash = await callNode(url, 'eth_sendTransaction', [transaction]);
  // The node answers before it mines, and a snapshot right after would lack the code.
  while ((await callNode(url, 'eth_getTransactionReceipt', [hash])) === null) await sleep(5);
}
