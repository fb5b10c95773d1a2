import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import { defaultFeatures } from '../../domain/options/features';
import type { Sources } from '../../domain/options/sources';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { moduleResolutions, PublishedSite } from '../support/published-site';
import { snippetsOfReadme, textOfReadme } from '../support/readme';

/** The surroundings of a snippet, and its output. */
interface Surroundings {
  readonly before?: string;
  readonly after?: string;
  readonly prints: readonly string[];
}

/** No chain answers here: every balance is zero. */
const noChain = `
globalThis.fetch = async (_url, init) => {
  const asked = JSON.parse(String(init?.body));
  const answer = ({ id, method }: { readonly id: number; readonly method: string }) =>
    ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x0' });
  return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
};
`;

const testWallet = `
import { createTestWallet as makeWallet } from 'cleatkit/testing';
const mine = makeWallet({ chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }] });
const { provider } = mine;
`;

const widgetWithWallet = `
import { createWidget as makeWidget, ethereum as mainnet } from 'cleatkit';
${testWallet}${noChain}
const widget = makeWidget({
  networks: [mainnet],
  connectors: [{ id: 'mine', name: 'Mine', provider }],
});
`;

const bitcoinWallet = `
import { createWidget, override, WalletConnectorCatalogue } from 'cleatkit';
import { bitcoin } from 'cleatkit/networks';
import type { BitcoinWallet } from 'cleatkit/ports';
import { FakeWalletCatalogue, FakeWalletConnector } from 'cleatkit/testing';
${noChain}
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const psbt = 'cHNidP8BAAoC';
const provider: BitcoinWallet = {
  signMessage: async () => '',
  sendTransfer: async () => '',
  signPsbt: async ({ psbt, inputs }) => ({ psbt: psbt + JSON.stringify(inputs[address]) }),
};
const wallet = new FakeWalletConnector(
  { id: 'mine', name: 'Mine', type: 'ANNOUNCED', namespace: 'bip122' },
  { access: { namespace: 'bip122', provider } },
).answerWith({
  grant: {
    chainReference: '000000000019d6689c085ae165831e93',
    addresses: [address],
  },
});
const widget = createWidget(
  { networks: [bitcoin] },
  override(WalletConnectorCatalogue, new FakeWalletCatalogue(wallet)),
);
await widget.connect('mine');
`;

/** By the name of the snippet. One that is not here fails. */
const surroundings: Readonly<Record<string, Surroundings>> = {
  'In a React app 2': {
    after: `
import { renderToString } from 'react-dom/server';
console.log(renderToString(<App />).includes('Hello, guest'));
`,
    prints: ['true'],
  },
  Headless: {
    before: `${testWallet}${noChain}`,
    prints: ['disconnected', 'connecting', 'connected', 'disconnected'],
  },
  'Embedded wallet': {
    before: "import { arbitrum, createWidget, ethereum } from 'cleatkit';",
    after: `
await widget.preload();
console.log(widget.state.connectMethods?.join());
widget.dispose();
`,
    prints: ['email,social,wallet'],
  },
  Errors: {
    before: `${widgetWithWallet}mine.next('reject');\n`,
    after: 'widget.dispose();',
    prints: ['The visitor declined.'],
  },
  'Follow the widget': {
    before: `${widgetWithWallet}setTimeout(() => void widget.connect('mine'), 50);\n`,
    after: 'widget.dispose();',
    prints: ['eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  },
  "The wallet's own provider": {
    before: `
import { renderToString } from 'react-dom/server';
import { WidgetProvider } from 'cleatkit/react';
${widgetWithWallet}`,
    after: `
console.log(renderToString(<WidgetProvider widget={widget}><SignButton /></WidgetProvider>));
widget.dispose();
`,
    prints: [''],
  },
  "The wallet's own provider 2": {
    before: bitcoinWallet,
    after: 'widget.dispose();',
    prints: ['cHNidP8BAAoC[0,1]'],
  },
  'Replace a port': {
    after: `
console.log(widget.state.networks.map(({ name }) => name).join());
widget.dispose();
`,
    prints: ['Ethereum'],
  },
  'Features, headless': {
    before: `
${widgetWithWallet}
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const rpcUrls = { default: { http: ['https://rpc.test'] } };
`,
    after: 'widget.dispose();',
    prints: ['Ethereum,OP Mainnet'],
  },
  'Sign-in': {
    before: `
import { createWidget, ethereum } from 'cleatkit';
import type { SiweConfig, SiweSession } from 'cleatkit';
${testWallet}${noChain}
Object.assign(globalThis, { location: new URL('https://site.test/') });
const connectors = [{ id: 'mine', name: 'Mine', provider }];
let session: SiweSession | undefined;
const siweConfig: SiweConfig = {
  getMessageParams: () => ({ domain: 'site.test', uri: 'https://site.test/' }),
  getNonce: () => 'nonce0000001',
  createMessage: ({ address, chainId, domain, iat, nonce, uri, version }) =>
    [
      domain + ' wants you to sign in with your Ethereum account:',
      address.split(':').at(-1),
      '',
      '',
      'URI: ' + uri,
      'Version: ' + version,
      'Chain ID: ' + chainId,
      'Nonce: ' + nonce,
      'Issued At: ' + iat,
    ].join('\\n'),
  verifyMessage: ({ message }) => {
    session = { address: message.split('\\n')[1] ?? '', chainId: 1 };
    return true;
  },
  getSession: () => session,
  signOut: () => undefined,
};
`,
    after: 'widget.dispose();',
    prints: ['connecting', 'connected'],
  },
  'A test wallet': {
    before: 'Object.assign(globalThis, { window: new EventTarget() });\n',
    after: 'console.log(wallet.state.isLocked, wallet.state.chainId);',
    prints: ['true 42161'],
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

const snippets = snippetsOfReadme().filter(({ language }) => language !== 'sh');

describe('the README and its pages', () => {
  let site: PublishedSite;
  beforeAll(async () => {
    site = new PublishedSite(['@types', 'react', 'react-dom', 'viem']);
    for (const [index, { name, code }] of snippets.entries()) {
      const { before = '', after = '' } = surroundings[name] ?? {};
      const source = `${before}\n${code}\n${after}\nexport {};\n`;
      site.write(`snippet-${index}.tsx`, source);
      const { code: script } = await transform(source, { loader: 'tsx', jsx: 'automatic' });
      site.write(`snippet-${index}.js`, script);
    }
  });
  afterAll(() => site.remove());

  it('has no snippet without a test', () => {
    expect(snippets.map(({ name }) => name)).toEqual(Object.keys(surroundings));
    expect(snippets.map(({ language }) => language)).not.toContain('js');
  });

  it('names every option, every feature that a site can turn off, and every source', () => {
    const readme = textOfReadme();
    const features = [...Object.keys(defaultFeatures), 'connectMethodsOrder'];
    const names = [...Object.keys(options), ...Object.keys(sources), ...features];

    expect(
      names.filter((name) => !new RegExp(`\`(features\\.)?${name}[\`:.]`).test(readme)),
    ).toEqual([]);
  });

  it.each(moduleResolutions)('compiles in a strict site with $moduleResolution', (resolution) => {
    expect(site.compile(resolution)).toBe('');
  });

  it.each(snippets.map(({ name }, index) => ({ name, index })))(
    'does what it says under "$name"',
    ({ name, index }) => {
      const printed = site.run(`snippet-${index}.js`).replace(/\n$/, '').split('\n');
      // The state is published more often than its status changes.
      const told = printed.filter((line, at) => line !== printed[at - 1]);

      expect(told).toEqual(surroundings[name]?.prints);
    },
  );
});
