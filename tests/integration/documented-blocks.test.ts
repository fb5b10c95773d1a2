import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { root } from '../../scripts/command.mjs';
import { defaultFeatures } from '../../domain/options/features';
import type { Sources } from '../../domain/options/sources';
import type { WidgetOptions } from '../../domain/options/widget-options';
import {
  type DocumentedBlock,
  documentedBlocks,
  folderOf,
  pagesOfFrameworks,
} from '../support/documented-blocks';
import { moduleResolutions, PublishedSite } from '../support/published-site';

/** What the files of the pages import beside ours. */
const packages = [
  '@types',
  'react',
  'react-dom',
  'viem',
  'ethers',
  '@solana/kit',
  '@solana-mobile/mobile-wallet-adapter-protocol',
  '@polkadot/api',
  '@polkadot-api/pjs-signer',
  '@scure/base',
  '@scure/btc-signer',
  '@walletconnect/universal-provider',
  'sats-connect',
];

/** No chain answers here: every balance is zero. A server of the site keeps the session, and verifies what was signed. */
const surroundings = `
import { verifyMessage } from 'viem';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
let session;
const server = {
  'GET /api/nonce': () => new Response('nonce0000001'),
  'GET /api/session': () => session ? Response.json(session) : new Response('', { status: 401 }),
  'POST /api/session': async ({ message, signature }) => {
    if (!message.includes('nonce0000001') || !await verifyMessage({ address: account, message, signature }))
      return new Response('', { status: 403 });
    session = { address: account, chainId: 1 };
    return new Response('');
  },
};
globalThis.fetch = async (url, init) => {
  const asked = init?.body === undefined ? undefined : JSON.parse(String(init.body));
  const route = server[(init?.method ?? 'GET') + ' ' + url];
  if (route) return route(asked);
  const answer = ({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x0' });
  return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
};
`;

/** A page as far as a script of the pages needs one. */
const page = `
Object.assign(globalThis, { window: new EventTarget(), location: new URL('https://site.test/') });
`;

const bitcoinWallet = `
import { createWidget, override, WalletConnectorCatalogue } from 'cleatkit';
import { bitcoin } from 'cleatkit/networks';
import { FakeWalletCatalogue, FakeWalletConnector } from 'cleatkit/testing';
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const provider = {
  signMessage: async () => '',
  sendTransfer: async () => '',
  signPsbt: async ({ psbt, inputs }) => ({ psbt: psbt + JSON.stringify(inputs[address]) }),
};
const wallet = new FakeWalletConnector(
  { id: 'mine', name: 'Mine', type: 'ANNOUNCED', namespace: 'bip122' },
  { access: { namespace: 'bip122', provider } },
).answerWith({
  grant: { chainReference: '000000000019d6689c085ae165831e93', addresses: [address] },
});
const widget = createWidget(
  { networks: [bitcoin] },
  override(WalletConnectorCatalogue, new FakeWalletCatalogue(wallet)),
);
await widget.connect('mine');
`;

const endWidget = "const { widget } = await import('./widget.js'); widget.dispose();";

/** Runs a file of the cookbook, and ends the widget that most of them use. */
const recipe = (name: string): string => `await import('./${name}.js'); ${endWidget}`;

/**
 * What runs the files that are scripts, or have something to run without a page, and what they print. A file that is not
 * here is a part of a page, which the suite `documented-pages` opens, or of a site that has a chain.
 */
const runs: Readonly<
  Record<string, { readonly script: string; readonly prints: readonly string[] }>
> = {
  'README/connect.mjs': {
    script: "await import('./connect.js');",
    prints: ['disconnected', 'connecting', 'connected', 'disconnected'],
  },
  'logins/src/widget.ts': {
    script: `const { widget } = await import('./widget.js');
await widget.preload();
console.log(widget.state.connectMethods?.join());
widget.dispose();`,
    prints: ['email,social,wallet'],
  },
  'headless/decline.ts': {
    script: `await import('./decline.js'); ${endWidget}`,
    prints: ['The visitor declined.'],
  },
  'headless/sign-psbt.ts': {
    script: `${bitcoinWallet}
const { signInputs } = await import('./sign-psbt.js');
console.log(await signInputs(widget, 'cHNidP8BAAoC', address));
widget.dispose();`,
    prints: ['cHNidP8BAAoC[0,1]'],
  },
  'headless/in-memory.ts': {
    script: `const { widget } = await import('./in-memory.js');
console.log(widget.state.networks.map(({ name }) => name).join());
widget.dispose();`,
    prints: ['Ethereum'],
  },
  'headless/add-network.ts': {
    script: `await import('./add-network.js'); ${endWidget}`,
    prints: ['Ethereum,OP Mainnet'],
  },
  'headless/sign-in.ts': {
    script: `${page}
const { widget: signedIn } = await import('./sign-in.js');
signedIn.dispose(); ${endWidget}`,
    prints: ['connecting', 'connected'],
  },
  'headless/test-wallet.ts': {
    script: `${page}
const { wallet } = await import('./test-wallet.js');
console.log(wallet.state.isLocked, wallet.state.chainId);`,
    prints: ['true 42161'],
  },
  'cookbook/connect.ts': {
    script: recipe('connect'),
    prints: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  },
  'cookbook/decline.ts': { script: recipe('decline'), prints: ['declined'] },
  'cookbook/sign-message.ts': { script: recipe('sign-message'), prints: ['132'] },
  'cookbook/send.ts': { script: recipe('send'), prints: ['0x0'] },
  'cookbook/switch-network.ts': { script: recipe('switch-network'), prints: ['Arbitrum One'] },
  'cookbook/balance.ts': { script: recipe('balance'), prints: ['0 ETH'] },
  'cookbook/events.ts': {
    script: recipe('events'),
    prints: ['connect 0xf39F', 'network Arbitrum One', 'network Ethereum', 'disconnect eip155'],
  },
  'cookbook/disconnect.ts': { script: recipe('disconnect'), prints: ['true'] },
  'cookbook/two-widgets.ts': {
    script: recipe('two-widgets'),
    prints: ['connected disconnected'],
  },
  'cookbook/theme.ts': { script: recipe('theme'), prints: ['dark #0b6e4f'] },
  'cookbook/wallet-list.ts': { script: recipe('wallet-list'), prints: ['Example'] },
  'cookbook/hosts.ts': {
    script: recipe('hosts'),
    prints: ["connect-src 'self' https://node.example"],
  },
  'cookbook/add-network.ts': {
    script: recipe('add-network'),
    prints: ['Ethereum,Arbitrum One,OP Mainnet'],
  },
  'cookbook/own-log.ts': { script: recipe('own-log'), prints: ['true'] },
  'cookbook/server.ts': {
    script: `const { handle } = await import('./server.js');
const headers = { origin: 'https://shop.example', 'x-real-ip': '192.0.2.1', 'content-type': 'application/json' };
const body = JSON.stringify({ chainId: 'eip155:1', accountAddress: account });
const url = 'https://shop.example/api/sign-in/nonce';
const answer = await handle(new Request(url, { method: 'POST', headers, body }));
console.log(answer.status, (await answer.json()).text.split('\\n')[0]);`,
    prints: ['200 shop.example wants you to sign in with your Ethereum account:'],
  },
  'devtools/declined.ts': {
    script: "await import('./declined.js');",
    prints: ['declined', 'connect', 'false'],
  },
  'devtools/widget.ts': {
    script: `const { widget: made } = await import('./widget.js');
console.log(typeof cleatDevtools.report());
made.dispose();`,
    prints: ['string'],
  },
  'skills/cleatkit/SKILL/headless.ts': {
    script: "await import('./headless.js');",
    prints: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  },
  'libraries/viem.ts': {
    script: `const { widget } = await import('../headless/widget.js');
await widget.connect('mine');
const { clientOf } = await import('./viem.js');
console.log((await clientOf(widget).signMessage({ message: 'Hello' })).length);
widget.dispose();`,
    prints: ['132'],
  },
  'libraries/ethers.ts': {
    script: `const { widget } = await import('../headless/widget.js');
await widget.connect('mine');
const { signerOf } = await import('./ethers.js');
console.log(await (await signerOf(widget)).getAddress());
widget.dispose();`,
    prints: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  },
};

/** Total over the options: a new one does not compile until it is here. `sdk…` are for kits upon ours. */
const options: Readonly<Record<Exclude<keyof WidgetOptions, 'sdkType' | 'sdkVersion'>, true>> = {
  id: true,
  projectId: true,
  hostedRpcUrl: true,
  metadata: true,
  relayUrl: true,
  networks: true,
  defaultNetwork: true,
  customRpcUrls: true,
  enableHostedRpc: true,
  imageProxyUrl: true,
  enableRemoteImages: true,
  features: true,
  sources: true,
  featuredWalletIds: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  customWallets: true,
  walletPairs: true,
  allWallets: true,
  walletDirectoryUrl: true,
  walletDirectoryIntegrity: true,
  connectors: true,
  siwx: true,
  siweConfig: true,
  authFrameUrl: true,
  defaultAccountTypes: true,
  themeMode: true,
  themePreset: true,
  themeVariables: true,
  chainImages: true,
  connectorImages: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  analyticsUrl: true,
  enableWallets: true,
  enableInjected: true,
  enableEIP6963: true,
  enableNetworkSwitch: true,
  enableReconnect: true,
  enableEmbedded: true,
  allowUnsupportedChain: true,
  disableAppend: true,
  initialState: true,
  debug: true,
};

const sources: Readonly<Record<keyof Sources, true>> = {
  swaps: true,
  unreadSwaps: true,
  jupiter: true,
  prices: true,
  rates: true,
  uniswap: true,
  tokenLists: true,
  nfts: true,
  ipfsGateways: true,
  indexers: true,
  onramp: true,
  names: true,
  ens: true,
  ensGateways: true,
  people: true,
  sns: true,
};

const blocks = documentedBlocks();
const here = blocks.filter(({ page: of }) => !(of in pagesOfFrameworks));
const files = here.filter(
  (block): block is DocumentedBlock & { readonly file: string } =>
    ['ts', 'tsx', 'js'].includes(block.language) && block.file !== undefined,
);
const pathOf = (block: DocumentedBlock & { readonly file: string }): string =>
  `${folderOf(block)}/${block.file}`;

/** Whether a line of a `sh` block is one that a test runs, or that the package's scripts have. */
function isKnownCommand(line: string): boolean {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [, script = ''] = /^npm (?:run )?([\w:-]+)(?:\s+#.*)?$/.exec(line) ?? [];
  return script in scripts || commands.some((command) => command.test(line));
}

/** The commands of pages, each with the suite that runs it as it stands there. */
const commands = [
  /^npm install \.\.\/cleat\/cleatkit\.tgz$/, // tests/support/scratch-app.ts
  /^npm install --save-dev /, // tests/frameworks/test-runners.test.ts
  /^npm install react react-dom$/, // tests/newcomer/sites-by-hand.test.ts
  /^npm install (?:express|hono @hono\/node-server)$/, // tests/newcomer/sign-in-sites.test.ts
  /^node -e "console\.log\('SITE_SECRET=/, // the same
  /^npm install next-auth@4$/, // whose version is that of tests/frameworks/next
  /^(?:cp|cat) node_modules\/cleatkit\/standalone\//, // tests/integration/browser/documented-pages.test.ts
];

describe('the code blocks of the README and the pages', () => {
  let site: PublishedSite;
  beforeAll(async () => {
    site = new PublishedSite(packages);
    for (const block of files) site.write(pathOf(block).replace(/\.mjs$/, '.mts'), block.code);
  });
  afterAll(() => site.remove());

  it('are files with names, commands, or a header of the page', () => {
    const others = blocks.filter(
      ({ file, language, code }) =>
        file === undefined &&
        language !== 'http' &&
        !(language === 'sh' && code.trim().split('\n').every(isKnownCommand)) &&
        // The line that a test with Jest has in the place of Vitest's.
        !code.includes("from '@jest/globals'"),
    );

    expect(others.map(({ page: of, code }) => `${of}: ${code}`)).toEqual([]);
    const names = here.flatMap((block) => (block.file ? [`${block.page} ${block.file}`] : []));
    expect(names).toEqual([...new Set(names)]);
  });

  it('are read by the suite of their page, where that needs packages of a framework', () => {
    for (const [of, suite] of Object.entries(pagesOfFrameworks)) {
      expect(readFileSync(join(root, suite), 'utf8')).toContain(of);
    }
  });

  it.each(moduleResolutions)('compile in a strict site with $moduleResolution', (resolution) => {
    // The compiler of Next resolves like a bundler.
    const exclude = resolution.moduleResolution === 'bundler' ? [] : ['README/app'];

    expect(site.compile(resolution, { exclude })).toBe('');
  });
});

describe('the recipes of the cookbook', () => {
  const recipes = here.filter(({ page: of }) => of === 'docs/cookbook.md');

  it('have at most twenty lines each', () => {
    const tooLong = recipes.filter(({ code }) => code.trim().split('\n').length > 20);

    expect(recipes.length).toBeGreaterThan(15);
    expect(tooLong.map(({ file }) => file)).toEqual([]);
  });

  it('are all run, but the file that the others use, and what the suite of pages opens', () => {
    const names = recipes.flatMap(({ file }) => (file ? [`cookbook/${file}`] : []));

    expect(names.filter((name) => !(name in runs))).toEqual([
      'cookbook/widget.ts',
      'cookbook/own-button.tsx',
    ]);
  });
});

describe('a file of a page', () => {
  let site: PublishedSite;
  beforeAll(async () => {
    site = new PublishedSite(packages);
    for (const block of files) {
      const { code } = await transform(block.code, { loader: 'tsx', jsx: 'automatic' });
      site.write(pathOf(block).replace(/\.\w+$/, '.js'), code);
    }
    for (const [path, { script }] of Object.entries(runs)) {
      site.write(path.replace(/(\w[\w-]*)\.\w+$/, 'run-$1.js'), surroundings + script);
    }
  });
  afterAll(() => site.remove());

  it.each(Object.entries(runs))('does what it says: %s', (path, { prints }) => {
    const printed = site
      .run(path.replace(/(\w[\w-]*)\.\w+$/, 'run-$1.js'))
      .trimEnd()
      .split('\n');
    // The state is published more often than its status changes.
    const told = printed.filter((line, at) => line !== printed[at - 1]);

    expect(told).toEqual(prints);
  });
});

it('the pages name every option, every feature that a site can turn off, and every source', () => {
  const text = ['options', 'sources']
    .map((name) => readFileSync(join(root, `docs/${name}.md`), 'utf8'))
    .join('\n');
  const features = [...Object.keys(defaultFeatures), 'connectMethodsOrder'];
  const names = [...Object.keys(options), ...Object.keys(sources), ...features];

  expect(names.filter((name) => !new RegExp(`\`(features\\.)?${name}[\`:.]`).test(text))).toEqual(
    [],
  );
});
