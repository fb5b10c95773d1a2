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
 * The mark of a provider of logins in one colour, on the brand's own ground.
 *
 * @type {(name: string, file: string, ink: string, plate: string) => Entry}
 */
const login = (name, file, ink, plate) => ({
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
const token = (name, ethereum, arbitrum, ...others) =>
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
const native = (name, ...ids) =>
  icon(
    'tokens',
    name,
    ids.map((id) => `eip155:${id}`),
  );

const solanaIds = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
];
const bitcoinIds = [
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
];
const assetHub = 'polkadot:68d56f15f85d3136970ec16946040bc1';
const polkadotIds = ['polkadot:91b171bb158e2d3848fa23a9f1c25182', assetHub];

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
    network('solana', ...solanaIds),
    network('bitcoin', ...bitcoinIds),
    network('polkadot', ...polkadotIds),
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
  'login-brands': [
    { ids: ['google'], from: 'superTiny', file: 'images/svg/google.svg' },
    login('x', 'twitter-x', '#fff', '#000'),
    login('discord', 'discord', '#fff', '#5865f2'),
    {
      ids: ['farcaster'],
      from: 'farcaster',
      file: 'dist/auth-kit.js',
      after: '"Farcaster logo"',
      box: '0 0 22 20',
      ink: '#fff',
      plate: '#7c65c1',
    },
    login('github', 'github', '#fff', '#24292f'),
    login('apple', 'apple', '#fff', '#000'),
    { ...login('facebook', 'facebook', '#1877f2', '#fff'), margin: 0.12 },
  ],
  tokens: [
    native('ETH', 1, 11155111, 42161, 421614, 8453, 84532, 10, 11155420, 324, 59144, 534352, 130),
    native('POL', 137),
    native('BNB', 56),
    native('AVAX', 43114),
    native('QOM', 766),
    icon('tokens', 'SOL', solanaIds),
    icon('tokens', 'BTC', bitcoinIds),
    icon('tokens', 'DOT', polkadotIds),
    token(
      'USDC',
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
      'eip155:8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
      'eip155:10:0x0b2c639c533813f4aa9d7837caf62653d097ff85',
      'eip155:137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      `${assetHub}:1337`,
    ),
    token(
      'USDT',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
      'eip155:137:0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
      'eip155:43114:0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
      'eip155:42220:0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
      'eip155:56:0x55d398326f99059ff775485246999027b3197955',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
      `${assetHub}:1984`,
    ),
    token(
      'DAI',
      '0x6b175474e89094c44da98b954eedeac495271d0f',
      '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    ),
    {
      ...token(
        'ETH',
        '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
        '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
      ),
      // Wrapped: the same mark on another ground.
      file: 'dist/svgs/tokens/branded/ETH.svg.js',
      plate: '#fff',
      margin: 0.04,
    },
    token(
      'WBTC',
      '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
      '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f',
    ),
    token(
      'UNI',
      '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
      '0xfa7f8980b0f1e64a2062791cc3b0871572f1f7f0',
    ),
    token(
      'LINK',
      '0x514910771af9ca656af840dff83e8264ecf986ca',
      '0xf97f4df75117a78c1a5a0dbb814af92458539fb4',
    ),
    token('AAVE', '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9', undefined),
    icon('networks', 'arbitrum-one', [
      'eip155:1:0xb50721bcf8d664c30412cfbc6cf7a15145234ad1',
      'eip155:42161:0x912ce59144191c1204e64559fe8253a0e49e6548',
    ]),
  ],
};
