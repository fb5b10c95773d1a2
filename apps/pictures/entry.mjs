/** @typedef {import('./packages.mjs').PackageKey} PackageKey */

/**
 * Where a picture comes from, and whose it is.
 *
 * @typedef {object} Entry
 * @property {readonly string[]} ids The ids of the wallet, network or token.
 * @property {PackageKey} from
 * @property {string} file In the package.
 * @property {string} [after] The picture is the first one in the file behind this text.
 * @property {string} [box] The package draws the picture by calls: it is the first path behind `after`, in this view box.
 * @property {string} [ink] The colour of a picture without one of its own.
 * @property {string} [plate] The colour that a mark without a ground of its own is put on.
 * @property {number} [margin] How much of the plate stays free on each side, of 1.
 */

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
export const wallet = (name, ...ids) => icon('wallets', name, ids);

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
export const network = (name, ...ids) => icon('networks', name, ids);

/**
 * The ids are numbers of EIP-155.
 *
 * @type {(name: string, ...ids: readonly number[]) => Entry}
 */
export const evm = (name, ...ids) =>
  icon(
    'networks',
    name,
    ids.map((id) => `eip155:${id}`),
  );

/**
 * A mark whose own ground does not fit into a circle.
 *
 * @type {(name: string, ...ids: readonly number[]) => Entry}
 */
export const mark = (name, ...ids) => ({
  ...evm(name, ...ids),
  file: `dist/svgs/networks/branded/${name}.svg.js`,
});

/**
 * On a ground of its own, which looks right on light and dark.
 *
 * @param {'wallets' | 'networks' | 'tokens' | 'exchanges'} kind
 * @param {string} name
 * @param {readonly string[]} ids
 * @returns {Entry}
 */
export function icon(kind, name, ids) {
  return { ids, from: 'web3icons', file: `dist/svgs/${kind}/background/${name}.svg.js` };
}

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
export const bitcoinWallet = (name, ...ids) => ({
  ids,
  from: 'bigmi',
  file: `dist/esm/connectors/${name}.js`,
});

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
export const polkadotWallet = (name, ...ids) => ({
  ids,
  from: 'luno',
  file: 'dist/chunk-5WHVXOMN.js.map',
  after: `export const ${name} =`,
});

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
export const injectedWallet = (name, ...ids) => ({
  ids,
  from: 'onboard',
  file: `dist/icons/${name}.js`,
});

/**
 * The mark of a provider of logins in one colour, on the brand's own ground.
 *
 * @type {(name: string, file: string, ink: string, plate: string) => Entry}
 */
export const login = (name, file, ink, plate) => ({
  ids: [name],
  from: 'bootstrap',
  file: `icons/${file}.svg`,
  ink,
  plate,
});

/**
 * A token by its contracts: on Ethereum, on Arbitrum One, and others by their CAIP-10 ids. EVM addresses are in
 * small letters.
 *
 * @type {(name: string, ethereum: string, arbitrum: string | undefined, ...others: readonly string[]) => Entry}
 */
export const token = (name, ethereum, arbitrum, ...others) =>
  icon('tokens', name, [
    `eip155:1:${ethereum}`,
    ...(arbitrum ? [`eip155:42161:${arbitrum}`] : []),
    ...others,
  ]);

/**
 * The native currency of EVM chains.
 *
 * @type {(name: string, ...ids: readonly number[]) => Entry}
 */
export const native = (name, ...ids) =>
  icon(
    'tokens',
    name,
    ids.map((id) => `eip155:${id}`),
  );
