import { compiledContracts } from './compile-contracts.mjs';
import { callNode } from './evm.mjs';

/**
 * An entry of a token list, by the standard of Uniswap.
 *
 * @typedef {object} DemoToken
 * @property {number} chainId
 * @property {string} address
 * @property {string} name
 * @property {string} symbol As the contract says it.
 * @property {number} decimals
 */

/** How many tokens the first account of the test wallet gets. */
const UNITS = 1_000n * 10n ** 18n;

/**
 * Deploys a token on each of `chains`, for the first account of the test wallet: the tokens.
 *
 * @param {readonly { readonly chainId: number, readonly url: string }[]} chains
 * @returns {Promise<readonly DemoToken[]>}
 */
export async function deployDemoTokens(chains) {
  const { TestToken } = await compiledContracts();
  const data = `${TestToken?.bytecode}` + UNITS.toString(16).padStart(64, '0');
  /** @type {DemoToken[]} */
  const tokens = [];
  // One after the other: two transactions of one account at once may get the same nonce.
  for (const { chainId, url } of chains) {
    const accounts = /** @type {readonly string[]} */ (await callNode(url, 'eth_accounts'));
    const hash = await callNode(url, 'eth_sendTransaction', [{ from: accounts[0], data }]);
    const address = await contractOf(url, hash);
    tokens.push({ chainId, address, name: 'Tidemark Token', symbol: 'TOK', decimals: 18 });
  }
  return tokens;
}

/**
 * The contract that the transaction `hash` has made, once it is part of the chain.
 *
 * @param {string} url
 * @param {unknown} hash
 * @returns {Promise<string>}
 */
async function contractOf(url, hash) {
  /** @type {unknown} */
  const receipt = await callNode(url, 'eth_getTransactionReceipt', [hash]);
  const { contractAddress } = /** @type {{ readonly contractAddress?: string }} */ (receipt ?? {});
  if (contractAddress) return contractAddress;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return contractOf(url, hash);
}
