import { pressed } from './pressed-buttons.mjs';

/** @typedef {import('./choices.mjs').Choices} Choices */
/** @typedef {import('./choices.mjs').Namespace} Namespace */

/**
 * The wallet of the starter test: how it is made, how it enters a page, what it is called, and its account.
 *
 * @type {Readonly<Record<Namespace, { make: string, put: string, name: string, account: string }>>}
 */
const wallets = {
  eip155: {
    make: "createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] })",
    put: 'announce',
    name: 'Cleat Test Wallet',
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  },
  solana: {
    make: 'createSolanaTestWallet()',
    put: 'register',
    name: 'Cleat Solana Test Wallet',
    account: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
  },
  bip122: {
    make: "createBitcoinTestWallet({ networks: [{ name: 'Mainnet' }] })",
    put: 'announce',
    name: 'Cleat Bitcoin Test Wallet',
    account: 'bc1q0xcqpzrky6eff2g52qdye53xkk9jxkvrh6yhyw',
  },
  polkadot: {
    make: 'createPolkadotTestWallet()',
    put: 'inject',
    name: 'cleat-test',
    account: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  },
};

/**
 * The helper of the starter test. It takes the place of the network; where visitors sign in, the site's own server answers.
 *
 * @param {Choices} choices
 */
export function testHelperOf({ namespaces, signIn, language }) {
  const buttons = pressed[language] ?? pressed['en'];
  const { make, put, name, account } = wallets[namespaces[0] ?? 'eip155'];
  const [maker] = make.split('(');
  return `import { ${maker}, findWidgetButton } from 'cleatkit/testing';
${signIn ? "import { signIn } from '../sign-in-server.js';\n" : ''}
/** The account of the test wallet. */
export const account = '${account}';

// In the place of an extension.
${make}.${put}(window);
${signIn ? withServer : withoutServer}
/** What a visitor presses to connect. */
export async function connect() {
  (await findWidgetButton('${buttons?.connectWallet}')).click();
  (await findWidgetButton(/^${name}/)).click();
${signIn && buttons ? signsIn(buttons) : ''}}
`;
}

/** @param {import('./pressed-buttons.mjs').PressedButtons} buttons */
const signsIn = ({ signInTitle, signInWhole }) => `
  await findWidgetButton('${signInWhole}'); // the server has made it
  (await findWidgetButton('${signInTitle}')).click();
`;

const withoutServer = `
// Nodes have not answered yet.
globalThis.fetch = () => new Promise(() => {});
`;

const withServer = `
// The site's own server signs the visitor in. Nodes have not answered yet.
let cookie = '';
globalThis.fetch = async (url, { body, headers, method = 'GET' } = {}) => {
  const address = new URL(url, location.href);
  if (!address.pathname.startsWith('/auth/')) return new Promise(() => {});
  const all = new Headers({ ...headers, cookie, host: location.host, origin: location.origin });
  const answer = await signIn.handle(new Request(address, { body, headers: all, method }));
  cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
  return answer;
};
`;
