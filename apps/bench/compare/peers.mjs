import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/** The last version of AppKit under a free licence: no later one is installed, also not by the package of another kit. */
export const LAST_FREE_APPKIT = '1.7.8';

/**
 * A site that is compared: the smallest page with the kit's own button, as its documentation begins.
 *
 * @typedef {object} ComparedSite
 * @property {string} name The folder below `sites`.
 * @property {string} title
 * @property {'eip155' | 'solana'} chain What the test wallet of its page is on.
 * @property {string} button The text of the button that opens the list of wallets.
 * @property {string} [main] The package whose licence is named; absent where the site is Cleat's or bare.
 */

/** @type {readonly ComparedSite[]} */
export const comparedSites = [
  { name: 'bare', title: 'React alone', chain: 'eip155', button: 'Connect' },
  { name: 'cleat', title: 'Cleat', chain: 'eip155', button: 'Connect' },
  {
    name: 'rainbowkit',
    title: 'RainbowKit',
    chain: 'eip155',
    button: 'Connect',
    main: '@rainbow-me/rainbowkit',
  },
  {
    name: 'connectkit',
    title: 'ConnectKit',
    chain: 'eip155',
    button: 'Connect',
    main: 'connectkit',
  },
  { name: 'appkit', title: 'AppKit', chain: 'eip155', button: 'Connect', main: '@reown/appkit' },
  { name: 'thirdweb', title: 'thirdweb', chain: 'eip155', button: 'Connect', main: 'thirdweb' },
  {
    name: 'web3-onboard',
    title: 'web3-onboard',
    chain: 'eip155',
    button: 'Connect',
    main: '@web3-onboard/core',
  },
  { name: 'cleat-solana', title: 'Cleat on Solana', chain: 'solana', button: 'Connect' },
  {
    name: 'wallet-adapter',
    title: 'wallet-adapter on Solana',
    chain: 'solana',
    button: 'Select Wallet',
    main: '@solana/wallet-adapter-react-ui',
  },
];

/** The kits that are not measured, each with the reason. */
export const notMeasured = [
  {
    title: 'AppKit after 1.7.8',
    reason: 'Its licence is no longer Apache-2.0 but the Reown Community License.',
    link: 'https://github.com/reown-com/appkit/blob/00e7dd3d56ba640ac9822491d6c2a82f804b8e59/LICENSE.md',
  },
  {
    title: 'Dynamic',
    reason: 'It needs an environment of an account at Dynamic, which the command has not.',
    link: 'https://www.dynamic.xyz/docs/react/reference/quickstart.md',
  },
  {
    title: 'Privy',
    reason: 'It needs an app of an account at Privy, which the command has not.',
    link: 'https://docs.privy.io/basics/react/setup',
  },
];

/** Where the sources of the sites are. */
export const sitesFolder = join(root, 'apps/bench/compare/sites');

/**
 * The packages of a site, as its package.json pins them.
 *
 * @param {ComparedSite} site
 * @returns {Readonly<Record<string, string>>}
 */
export function packagesOf({ name, main }) {
  if (main === undefined) return {};
  return JSON.parse(readFileSync(join(sitesFolder, name, 'package.json'), 'utf8')).dependencies;
}
