import { SPONSOR_KEY } from '../../chains/nodes/demo-sponsor.mjs';
import { plannedContracts } from './planned-contracts.mjs';

const NETWORK = 'eip155:1';

/** `take(uint256)` of the postcards. */
const TAKE = '0x4fd9efc4';

/** Of a day of UTC: how often, and for how many billionths of an ETH. */
const LIMITS = [
  ['--visitor-count', '20'],
  ['--visitor-sum', '20000000'],
  ['--site-count', '2000'],
  ['--site-sum', '500000000'],
].flat();

/**
 * What the service of the demo pays for.
 *
 * @typedef {object} Sponsored
 * @property {Readonly<Record<string, string>>} variables Of the service.
 * @property {(site: string) => readonly string[]} words What its operator types for a site.
 */

/**
 * The postcards on Ethereum, within a budget: all else a visitor pays.
 *
 * @param {string} rpcUrl A node of Ethereum.
 * @returns {Sponsored}
 */
export function sponsoredPostcards(rpcUrl) {
  const { paymaster, postcards } = plannedContracts;
  return {
    variables: {
      SPONSORS: JSON.stringify([{ network: NETWORK, rpcUrl, paymaster }]),
      SPONSOR_EVM_KEY: SPONSOR_KEY,
    },
    words: (site) => ['sponsors', 'add', site, NETWORK, `${postcards}:${TAKE}`, ...LIMITS],
  };
}
