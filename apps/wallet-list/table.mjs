import {
  bigmi,
  book,
  documented,
  jupiter,
  lasereyes,
  luno,
  rainbowkit,
  solana,
  thirdweb,
  typink,
  wallet,
} from './row.mjs';

/** @typedef {import('./row.mjs').Row} Row */

const okxBrowser =
  'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D{urlTwice}';
const phantomBrowser = 'https://phantom.app/ul/browse/{url}?ref={origin}';

/**
 * The wallets that the list begins with: a visitor downloads them with the first view. Their links were weighed one by
 * one: see docs/decisions/0051-links-of-the-embedded-wallets.md.
 *
 * @type {readonly Row[]}
 */
export const firstWallets = [
  wallet(
    'io.metamask',
    documented('docs.metamask.io, "Use deeplinks"', {
      browserLinks: {
        eip155: 'https://link.metamask.io/dapp/{address}',
        solana: 'https://link.metamask.io/dapp/{address}',
      },
    }),
    thirdweb('io.metamask'),
    rainbowkit('metaMaskWallet'),
    { reader: 'metamaskSolana', name: 'MetaMask' },
    bigmi('metamask'),
  ),
  wallet(
    'com.trustwallet.app',
    documented('developer.trustwallet.com, "Deep Linking"', {
      browserLinks: {
        eip155: 'https://link.trustwallet.com/open_url?coin_id=60&url={url}',
        solana: 'https://link.trustwallet.com/open_url?coin_id=501&url={url}',
      },
    }),
    thirdweb('com.trustwallet.app'),
    rainbowkit('trustWallet'),
    solana('trust'),
  ),
  wallet('me.rainbow', thirdweb('me.rainbow'), rainbowkit('rainbowWallet'), book('rainbow')),
  wallet(
    'com.okex.wallet',
    documented('web3.okx.com/build/docs, "App Universal Link"', {
      browserLinks: { eip155: okxBrowser, solana: okxBrowser, bip122: okxBrowser },
    }),
    rainbowkit('okxWallet', 'androidApp', 'iosApp'),
    jupiter('OKX Wallet'),
    thirdweb('com.okex.wallet', 'universalLink'),
    bigmi('okx'),
  ),
  wallet(
    'com.coinbase.wallet',
    documented('docs.base.org, "Deeplinks"', {
      browserLinks: { eip155: 'cbwallet://miniapp?url={url}' },
    }),
    rainbowkit('coinbaseWallet'),
    jupiter('Coinbase Wallet'),
    thirdweb('com.coinbase.wallet'),
    solana('coinbase', 'homepage'),
    book('coinbasesolana'),
  ),
  wallet(
    'app.phantom',
    documented('docs.phantom.com, "Browse"', {
      homepage: 'https://phantom.com',
      browserLinks: { eip155: phantomBrowser, bip122: phantomBrowser },
    }),
    rainbowkit('phantomWallet'),
    solana('phantom'),
    thirdweb('app.phantom'),
    book('phantombtc'),
  ),
  wallet('com.solflare', solana('solflare'), book('solflare')),
  wallet(
    'app.backpack',
    thirdweb('app.backpack', 'mobileLink', 'universalLink'),
    rainbowkit('backpackWallet'),
    solana('backpack'),
  ),
  wallet(
    'app.xverse',
    documented('docs.xverse.app, "Mobile deep links"', {
      browserLinks: { bip122: 'https://connect.xverse.app/browser?url={url}' },
    }),
    book('xverse'),
    thirdweb('app.xverse', 'mobileLink', 'namespaces'),
  ),
  wallet('io.leather', bigmi('leather'), lasereyes('leather')),
  wallet(
    'xyz.talisman',
    rainbowkit('talismanWallet'),
    typink('talisman'),
    thirdweb('xyz.talisman', 'mobileLink', 'universalLink'),
  ),
  wallet(
    'app.subwallet',
    typink('subwallet-js'),
    rainbowkit('subWallet'),
    thirdweb('app.subwallet', 'universalLink', 'desktopLink'),
  ),
  wallet(
    'io.novawallet',
    rainbowkit('novaWallet', 'rdns'),
    luno('nova'),
    thirdweb('io.novawallet'),
  ),
];

/**
 * Those that most visitors look for next. A visitor downloads them with the list of all wallets.
 *
 * @type {readonly Row[]}
 */
export const nextWallets = [
  wallet(
    'io.zerion.wallet',
    thirdweb('io.zerion.wallet', 'desktopLink'),
    rainbowkit('zerionWallet'),
  ),
  wallet('io.rabby', thirdweb('io.rabby'), rainbowkit('rabbyWallet')),
  wallet(
    'com.binance.wallet',
    rainbowkit('binanceWallet'),
    thirdweb('com.binance.wallet', 'universalLink'),
    bigmi('binance'),
  ),
  wallet(
    'com.bitget.web3',
    thirdweb('com.bitget.web3'),
    rainbowkit('bitgetWallet'),
    solana('bitkeep'),
    bigmi('bitget'),
    book('bitgetwalletbtc'),
  ),
  wallet(
    'org.uniswap.app',
    documented('github.com/Uniswap/interface, UNISWAP_EXTENSION_RDNS', { rdns: 'org.uniswap.app' }),
    thirdweb('org.uniswap'),
    rainbowkit('uniswapWallet'),
  ),
  wallet(
    'global.safe',
    documented('github.com/safe-global/safe-wallet-monorepo, the tests of the app', {
      webappLink: 'https://app.safe.global',
    }),
    thirdweb('global.safe', 'universalLink'),
    rainbowkit('safeWallet'),
  ),
  wallet('com.ledger', rainbowkit('ledgerWallet'), thirdweb('com.ledger')),
  wallet('im.token', thirdweb('im.token'), rainbowkit('imTokenWallet')),
  wallet(
    'pro.tokenpocket',
    thirdweb('pro.tokenpocket'),
    rainbowkit('tokenPocketWallet'),
    solana('tokenpocket'),
  ),
  wallet('com.safepal', thirdweb('com.safepal'), rainbowkit('safepalWallet'), solana('safepal')),
  wallet(
    'com.brave.wallet',
    thirdweb('com.brave.wallet'),
    rainbowkit('braveWallet'),
    solana('brave'),
  ),
  wallet(
    'com.exodus.web3-wallet',
    book('exodusevm', 'universalLink'),
    thirdweb('com.exodus', 'universalLink'),
    solana('exodus', 'homepage'),
    book('exodussol', 'universalLink'),
  ),
  wallet('sh.frame', rainbowkit('frameWallet'), thirdweb('sh.frame')),
  wallet('com.enkrypt', thirdweb('com.enkrypt'), rainbowkit('enkryptWallet'), luno('enkrypt')),
];
