/**
 * What the kits say of themselves, each with the page that says it. Cleat's own are pages of `docs`.
 *
 * @typedef {object} Claim
 * @property {string} text
 * @property {string} link
 */

/** When each page behind a link was read, in a stored copy of it, and found to say what the claim says. */
export const readOn = '2026-12-01';

/** What stands where the pages of a kit that were read name nothing: that is no proof that there is none. */
const UNNAMED = 'None named';

const rainbowkit = 'https://rainbowkit.com/docs';
const connectkit = 'https://family.co/docs/connectkit';
const appkit = 'https://docs.reown.com/appkit';
const thirdweb = 'https://portal.thirdweb.com';
const onboard =
  'https://github.com/blocknative/web3-onboard/blob/81ec2bcacfc865d6543cc483254ba0dc4d153f29';
const adapter =
  'https://github.com/anza-xyz/wallet-adapter/blob/00adca1594d214e50385436cf4a8e08efb1838a5/PACKAGES.md';

/** @type {readonly { readonly title: string, readonly claims: readonly Claim[] }[]} One row for each kit. */
export const features = [
  {
    title: 'Cleat',
    claims: [
      { text: 'EVM, Solana, Bitcoin, Polkadot', link: 'libraries.md' },
      { text: 'E-mail, passkey and OpenID, by a service that the site hosts', link: 'logins.md' },
      {
        text: 'None; a project id of WalletConnect, or an own relay, for pairings',
        link: 'walletconnect.md',
      },
      { text: 'EVM, Solana, Bitcoin, Polkadot', link: 'sign-in.md' },
      { text: 'React, Vue, elements for any page, headless', link: 'elements.md' },
    ],
  },
  {
    title: 'RainbowKit',
    claims: [
      { text: "EVM: the chains of wagmi and one's own", link: `${rainbowkit}/chains` },
      { text: UNNAMED, link: `${rainbowkit}/introduction` },
      { text: 'A project id of WalletConnect', link: `${rainbowkit}/installation` },
      { text: 'EVM', link: `${rainbowkit}/authentication` },
      { text: 'React', link: `${rainbowkit}/introduction` },
    ],
  },
  {
    title: 'ConnectKit',
    claims: [
      { text: 'EVM: the chains of wagmi', link: `${connectkit}/chains` },
      {
        text: 'By an account at Family',
        link: 'https://family.co/docs/family-account/getting-started/react',
      },
      { text: 'A project id of WalletConnect', link: `${connectkit}/getting-started` },
      { text: 'EVM', link: `${connectkit}/authentication` },
      { text: 'React', link: `${connectkit}/getting-started` },
    ],
  },
  {
    title: 'AppKit',
    claims: [
      {
        text: 'EVM, Solana, Bitcoin, TON, TRON; others by AppKit Core',
        link: `${appkit}/react/core/installation`,
      },
      {
        text: 'E-mail and social, on EVM and Solana, by Magic',
        link: `${appkit}/authentication/socials`,
      },
      { text: 'A project id of Reown', link: `${appkit}/react/core/installation` },
      { text: 'EVM, Solana, Bitcoin', link: `${appkit}/authentication/siwx/default` },
      {
        text: 'React, Vue, Svelte, JavaScript; React Native, Flutter, iOS, Android, Unity',
        link: `${appkit}/overview`,
      },
    ],
  },
  {
    title: 'thirdweb',
    claims: [
      { text: 'EVM', link: `${thirdweb}/changelog/react-native-sdk-v5` },
      {
        text: 'E-mail, phone, passkey and social, by thirdweb',
        link: `${thirdweb}/react/v5/in-app-wallet/get-started`,
      },
      { text: 'A client id of thirdweb', link: `${thirdweb}/react/v5/getting-started` },
      { text: 'EVM', link: `${thirdweb}/react/v5/components/ConnectButton` },
      {
        text: 'React, React Native, TypeScript; .NET, Unity, Unreal',
        link: `${thirdweb}/react/v5/components`,
      },
    ],
  },
  {
    title: 'web3-onboard',
    claims: [
      { text: 'EVM', link: `${onboard}/packages/core/README.md` },
      { text: 'By modules, such as those of Magic and Web3Auth', link: `${onboard}/README.md` },
      {
        text: 'None; a project id of WalletConnect for its module',
        link: `${onboard}/packages/walletconnect/README.md`,
      },
      { text: UNNAMED, link: `${onboard}/packages/core/README.md` },
      { text: 'JavaScript; React, Solid, Vue', link: `${onboard}/README.md` },
    ],
  },
  {
    title: 'wallet-adapter',
    claims: [
      { text: 'Solana', link: adapter },
      { text: 'By adapters, such as those of Torus and Particle', link: adapter },
      { text: UNNAMED, link: adapter },
      { text: 'Solana', link: 'https://github.com/phantom/sign-in-with-solana' },
      {
        text: 'React; Vue, Angular and Svelte by others',
        link: adapter,
      },
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
    text: 'All of them are on npm, where the command had them from, and public sites use them; Cleat is on no registry yet, and no public site is known to use it.',
    link: 'migrate.md#tried-on-public-sites',
  },
  {
    text: 'AppKit connects wallets of TON and TRON as well, which Cleat does not.',
    link: `${appkit}/react/core/installation`,
  },
  {
    text: 'AppKit has packages for native apps: React Native, Flutter, iOS, Android and Unity; thirdweb for React Native, .NET, Unity and Unreal. Cleat is for web pages.',
    link: `${appkit}/overview`,
  },
  {
    text: 'thirdweb logs visitors in by phone, and its logins need no server of the site. A site with Cleat hosts the service.',
    link: `${thirdweb}/react/v5/in-app-wallet/get-started`,
  },
  {
    text: 'ConnectKit speaks Catalan and Estonian, which Cleat does not.',
    link: `${connectkit}/translations`,
  },
  {
    text: 'RainbowKit explains itself in many languages, here in German. The pages of Cleat are in English.',
    link: 'https://rainbowkit.com/de/docs/installation',
  },
  {
    text: "web3-onboard has modules for hardware wallets: D'CENT, KeepKey, Keystone, Ledger and Trezor. Cleat reaches them through the wallets that talk to them.",
    link: `${onboard}/README.md`,
  },
  {
    text: 'wallet-adapter has views made of Material UI and Ant Design, and an adapter for Ledger.',
    link: adapter,
  },
];
