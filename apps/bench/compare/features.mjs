/**
 * What the kits say of themselves, each with the page that says it. Cleat's own are pages of `docs`.
 *
 * @typedef {object} Claim
 * @property {string} text
 * @property {string} link
 */

const rainbowkit = 'https://rainbowkit.com/docs';
const connectkit = 'https://family.co/docs/connectkit';
const appkit = 'https://docs.reown.com/appkit';
const thirdweb = 'https://portal.thirdweb.com';
const onboard = 'https://www.npmjs.com/package/@web3-onboard/core';
const adapter = 'https://github.com/anza-xyz/wallet-adapter';

/** @type {readonly { readonly title: string, readonly claims: readonly Claim[] }[]} One row for each kit. */
export const features = [
  {
    title: 'Cleat',
    claims: [
      { text: 'EVM, Solana, Bitcoin, Polkadot', link: 'libraries.md' },
      { text: 'E-mail, passkey and OpenID, by a service that the site hosts', link: 'logins.md' },
      { text: 'None', link: 'hosts.md' },
      { text: 'EVM, Solana, Bitcoin, Polkadot', link: 'sign-in.md' },
      { text: 'React, Vue, elements for any page, headless', link: 'elements.md' },
    ],
  },
  {
    title: 'RainbowKit',
    claims: [
      { text: 'EVM', link: `${rainbowkit}/chains` },
      { text: 'None of its own', link: `${rainbowkit}/introduction` },
      { text: 'A project id of WalletConnect', link: `${rainbowkit}/installation` },
      { text: 'EVM', link: `${rainbowkit}/authentication` },
      { text: 'React', link: `${rainbowkit}/installation` },
    ],
  },
  {
    title: 'ConnectKit',
    claims: [
      { text: 'EVM', link: `${connectkit}/chains` },
      { text: 'By an account at Family', link: connectkit },
      { text: 'A project id of WalletConnect', link: `${connectkit}/getting-started` },
      { text: 'EVM', link: `${connectkit}/auth-with-nextjs` },
      { text: 'React', link: `${connectkit}/getting-started` },
    ],
  },
  {
    title: 'AppKit',
    claims: [
      { text: 'EVM, Solana, Bitcoin', link: `${appkit}/features/multichain` },
      { text: 'E-mail and social, by Reown', link: `${appkit}/authentication/socials` },
      { text: 'A project id of Reown', link: `${appkit}/react/core/installation` },
      { text: 'EVM, Solana, Bitcoin', link: `${appkit}/authentication/siwx/default` },
      {
        text: 'React, Vue, Svelte, JavaScript; React Native, Flutter, Swift, Kotlin, Unity',
        link: `${appkit}/overview`,
      },
    ],
  },
  {
    title: 'thirdweb',
    claims: [
      { text: 'EVM', link: `${thirdweb}/references/typescript/v5/ConnectButton` },
      {
        text: 'E-mail, phone, passkey and social, by thirdweb',
        link: `${thirdweb}/references/typescript/v5/ConnectButton`,
      },
      {
        text: 'A client id of thirdweb',
        link: `${thirdweb}/references/typescript/v5/createThirdwebClient`,
      },
      { text: 'EVM', link: `${thirdweb}/references/typescript/v5/ConnectButton` },
      { text: 'React, React Native', link: `${thirdweb}/references/typescript/v5/ConnectButton` },
    ],
  },
  {
    title: 'web3-onboard',
    claims: [
      { text: 'EVM', link: onboard },
      { text: 'By modules of Magic and Web3Auth', link: onboard },
      { text: 'None', link: onboard },
      { text: 'None of its own', link: onboard },
      { text: 'React, Vue, Svelte, JavaScript', link: onboard },
    ],
  },
  {
    title: 'wallet-adapter',
    claims: [
      { text: 'Solana', link: adapter },
      { text: 'None', link: adapter },
      { text: 'None', link: adapter },
      { text: 'Solana', link: adapter },
      { text: 'React, also for Material UI and Ant Design', link: adapter },
    ],
  },
];

export const featureTitles = [
  'Kit',
  'Chains',
  'Logins without a wallet',
  'Account at a vendor',
  'Sign-in with a wallet',
  'Frameworks',
];

/** @type {readonly Claim[]} What a peer has and Cleat lacks. */
export const peerAdvantages = [
  {
    text: 'All of them are on npm and used by public sites; Cleat is on no registry yet, and no public site is known to use it.',
    link: 'https://www.npmjs.com/package/@rainbow-me/rainbowkit',
  },
  {
    text: 'AppKit has packages for native apps: React Native, Flutter, Swift, Kotlin and Unity. Cleat is for web pages.',
    link: `${appkit}/overview`,
  },
  {
    text: 'thirdweb logs visitors in by phone, and its logins need no server of the site. A site with Cleat hosts the service.',
    link: `${thirdweb}/references/typescript/v5/ConnectButton`,
  },
  {
    text: 'ConnectKit speaks Catalan and Estonian, which Cleat does not.',
    link: `${connectkit}/translations`,
  },
  {
    text: 'RainbowKit explains itself in many languages. The pages of Cleat are in English.',
    link: 'https://rainbowkit.com/de/docs/localization',
  },
  {
    text: 'web3-onboard has modules that talk to Ledger, Trezor and Keystone themselves. Cleat reaches them through the wallets that do.',
    link: onboard,
  },
  {
    text: 'wallet-adapter has views made of Material UI and Ant Design.',
    link: adapter,
  },
];
