/** @typedef {import('./packages.mjs').PackageKey} PackageKey */

/**
 * Where a picture comes from, and whose it is.
 *
 * @typedef {object} Entry
 * @property {readonly string[]} ids What the widget knows the wallet, network or token by.
 * @property {PackageKey} from
 * @property {string} file In the package.
 * @property {string} [after] The picture is the first one in the file behind this text.
 * @property {string} [plate] The colour that a mark without a ground of its own is put on.
 * @property {number} [margin] How much of the plate stays free on each side, of 1.
 */

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
const wallet = (name, ...ids) => icon('wallets', name, ids);

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
const network = (name, ...ids) => icon('networks', name, ids);

/**
 * The ids are numbers of EIP-155.
 *
 * @type {(name: string, ...ids: readonly number[]) => Entry}
 */
const evm = (name, ...ids) =>
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
const mark = (name, ...ids) => ({
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
function icon(kind, name, ids) {
  return { ids, from: 'web3icons', file: `dist/svgs/${kind}/background/${name}.svg.js` };
}

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
const bitcoinWallet = (name, ...ids) => ({
  ids,
  from: 'bigmi',
  file: `dist/esm/connectors/${name}.js`,
});

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
const polkadotWallet = (name, ...ids) => ({
  ids,
  from: 'luno',
  file: 'dist/chunk-5WHVXOMN.js.map',
  after: `export const ${name} =`,
});

/** @type {(name: string, ...ids: readonly string[]) => Entry} */
const injectedWallet = (name, ...ids) => ({ ids, from: 'onboard', file: `dist/icons/${name}.js` });

/**
 * The sprites, by the file that each is written to. An id that any wallet can take, as the name that the Wallet
 * Standard identifies wallets by, is in none: a stranger would get a known brand's picture.
 *
 * @type {Readonly<Record<string, readonly Entry[]>>}
 */
export const sprites = {
  'first-wallets': [
    wallet('wallet-connect', 'walletConnect'),
    wallet('metamask', 'io.metamask', 'io.metamask.mobile'),
    wallet('trust', 'com.trustwallet.app'),
    wallet('rainbow', 'me.rainbow'),
    wallet('zerion', 'io.zerion.wallet'),
    wallet('okx', 'com.okex.wallet'),
    wallet('rabby', 'io.rabby'),
    icon('exchanges', 'binance', ['com.binance.wallet']),
    bitcoinWallet('bitget', 'com.bitget.web3'),
    wallet('coinbase', 'com.coinbase.wallet'),
    wallet('phantom', 'app.phantom'),
  ],
  'more-wallets': [
    icon('tokens', 'UNI', ['org.uniswap.app']),
    wallet('safe', 'global.safe'),
    wallet('ledger', 'com.ledger'),
    wallet('imtoken', 'im.token'),
    wallet('token-pocket', 'pro.tokenpocket'),
    icon('tokens', 'SFP', ['com.safepal']),
    wallet('solflare', 'com.solflare'),
    wallet('backpack', 'app.backpack'),
    {
      ids: ['com.brave.wallet'],
      from: 'bgd',
      file: 'dist/iconsPacks/walletsIconsPack.js',
      after: 'bravewallet:',
      plate: '#fff',
      margin: 0,
    },
    wallet('exodus', 'com.exodus.web3-wallet'),
    { ...injectedWallet('frame', 'sh.frame'), plate: '#0f1a1d' },
    bitcoinWallet('xverse', 'app.xverse', 'XverseProviders.BitcoinProvider'),
    bitcoinWallet('leather', 'io.leather', 'LeatherProvider'),
    injectedWallet('talisman', 'xyz.talisman', 'talisman'),
    injectedWallet('subwallet', 'app.subwallet', 'subwallet-js'),
    polkadotWallet('novaWallet', 'io.novawallet', 'nova-wallet'),
    wallet('enkrypt', 'com.enkrypt', 'enkrypt'),
    { ...bitcoinWallet('unisat', 'unisat'), plate: '#000' },
    { ...polkadotWallet('fearlessWallet', 'fearless-wallet'), plate: '#e07', margin: 0 },
    { ...polkadotWallet('polkagateWallet', 'polkagate'), plate: '#fff', margin: 0 },
  ],
  'first-networks': [
    evm('ethereum', 1, 11155111),
    evm('arbitrum-one', 42161, 421614),
    network(
      'solana',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    ),
    network(
      'bitcoin',
      'bip122:000000000019d6689c085ae165831e93',
      'bip122:000000000933ea01ad0ee984209779ba',
    ),
    network(
      'polkadot',
      'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      'polkadot:68d56f15f85d3136970ec16946040bc1',
    ),
  ],
  'more-networks': [
    { ...mark('base', 8453, 84532), plate: '#fff', margin: 0.08 },
    evm('optimism', 10, 11155420),
    evm('polygon', 137, 80002),
    evm('binance-smart-chain', 56, 97),
    evm('avalanche', 43114, 43113),
    evm('gnosis', 100, 10200),
    evm('zksync', 324, 300),
    evm('linea', 59144, 59141),
    evm('scroll', 534352, 534351),
    evm('unichain', 130, 1301),
    { ...mark('celo', 42220), plate: '#000', margin: 0.08 },
    evm('mantle', 5000),
    evm('monad', 143, 10143),
    evm('berachain', 80094),
    evm('abstract', 2741),
    evm('sonic', 146),
    evm('blast', 81457),
    evm('zora', 7777777),
    evm('ronin', 2020, 2021),
    evm('metis-andromeda', 1088),
    evm('moonbeam', 1284),
    evm('moonriver', 1285),
    evm('aurora', 1313161554),
    evm('fantom', 250),
    evm('filecoin', 314),
    evm('hedera-hashgraph', 295),
    icon('tokens', 'QOM', ['eip155:766']),
  ],
};
