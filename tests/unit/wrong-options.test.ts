import { describe, expect, it } from '@jest/globals';
import {
  createWidget,
  ethereum,
  isWidgetError,
  Logger,
  override,
  type WidgetOptionsInput,
} from '../../index';
import { RecordingLogger } from '../../infrastructure/fake';
import { eventually } from '../support/eventually';
import type { Features } from '../../domain/options/features';
import { parseSources } from '../../domain/options/parse-sources';
import type { Sources } from '../../domain/options/sources';
import type { ThemeVariables } from '../../domain/theme/theme';
import type { SiweConfig, SiwxOption } from '../../domain/siwx/site-sign-in';
import { anySiweConfig, anySiwx } from '../support/any-sign-in';

/** Three values that a script may give by mistake. */
type Mistakes = readonly [unknown, unknown, unknown];

const notBoolean: Mistakes = ['true', 1, null];
const notUrl: Mistakes = ['site.test', 'javascript:alert(1)', 8545];
const notText: Mistakes = ['', 7, null];
const notTexts: Mistakes = ['metamask', [''], [{}]];

/** The types refuse an option that is missing here. */
const mistakes: { readonly [Name in keyof WidgetOptionsInput]-?: Mistakes } = {
  id: notText,
  projectId: notText,
  hostedRpcUrl: notUrl,
  sdkType: notText,
  sdkVersion: notText,
  metadata: ['Shop', {}, { name: 'Shop', description: '', url: 'https://shop.test', icons: '' }],
  relayUrl: ['https://relay.test', 'relay.test', true],
  networks: [['ethereum'], ethereum, [ethereum, { ...ethereum }]],
  defaultNetwork: ['ethereum', 1, ethereum],
  customRpcUrls: [
    { 1: ['https://rpc.test'] },
    { 'eip155:1': 'https://rpc.test' },
    'https://rpc.test',
  ],
  enableHostedRpc: notBoolean,
  imageProxyUrl: notUrl,
  enableRemoteImages: notBoolean,
  features: [['swaps'], 'swaps', { swap: true }],
  sources: ['uniswap', ['uniswap'], { swap: 'uniswap' }],
  featuredWalletIds: notTexts,
  includeWalletIds: notTexts,
  excludeWalletIds: notTexts,
  customWallets: [{}, [{ id: 'one' }], [{ id: 'one', name: 'One', homePage: 'https://one.test' }]],
  walletPairs: ['one', ['one'], [[1]]],
  allWallets: [true, 'show', 'MOBILE'],
  walletDirectoryUrl: notUrl,
  walletDirectoryIntegrity: ['sha384', 'md5-AAAA', 5],
  connectors: [{}, [{ id: 'one', name: 'One' }], [{ id: 'one', name: 'One', provider: {} }]],
  siwx: [{}, true, { ...anySiwx, getSessions: [] }],
  siweConfig: [{}, 'https://site.test/siwe', { ...anySiweConfig, getNonce: 5 }],
  authFrameUrl: notUrl,
  defaultAccountTypes: ['eoa', { eip155: 'smart' }, { ethereum: 'eoa' }],
  themeMode: ['Dark', 'auto', null],
  themePreset: ['dark', 'minty', 1],
  themeVariables: ['red', { accent: 'red; color: blue' }, { acent: 'red' }],
  chainImages: ['https://x.test/a.png', { 1: 'a.png' }, { 1: 'http://x.test/a.png' }],
  connectorImages: ['https://x.test/a.png', { one: 'a.png' }, { one: null }],
  termsConditionsUrl: notUrl,
  privacyPolicyUrl: notUrl,
  analyticsUrl: notUrl,
  enableWallets: notBoolean,
  enableInjected: notBoolean,
  enableEIP6963: notBoolean,
  enableNetworkSwitch: notBoolean,
  enableReconnect: notBoolean,
  enableEmbedded: notBoolean,
  allowUnsupportedChain: notBoolean,
  disableAppend: notBoolean,
  initialState: ['eip155:1:0x', {}, { activeNamespace: 'eip155' }],
  debug: notBoolean,
};

const wrongFeatures: { readonly [Name in keyof Features]-?: Mistakes } = {
  swaps: notBoolean,
  onramp: notBoolean,
  receive: notBoolean,
  send: notBoolean,
  email: notBoolean,
  emailShowWallets: notBoolean,
  emailCodeInSite: notBoolean,
  socials: ['google', ['googel'], ['keycloak:one']],
  history: notBoolean,
  analytics: notBoolean,
  allWallets: notBoolean,
  legalCheckbox: [1, 'yes', true],
  smartSessions: notBoolean,
  collapseWallets: notBoolean,
  walletFeaturesOrder: ['send', ['swap'], [1]],
  connectMethodsOrder: ['wallet', ['wallets'], [{}]],
  connectorTypeOrder: ['recent', ['recents'], [null]],
};

const wrongVariables: { readonly [Name in keyof ThemeVariables]-?: Mistakes } = {
  fontFamily: [12, 'Inter; color: red', 'url(https://x.test)'],
  accent: ['#12345', 'not a colour', 5],
  colorMix: ['#12345', 'not a colour', 5],
  colorMixStrength: ['12', 101, Number.NaN],
  fontSizeMasterPx: ['12px', 5, 25],
  borderRadiusMasterPx: ['4px', -1, 17],
  zIndex: ['9', 1.5, -1],
  qrColor: ['#12345', 'not a colour', 5],
};

const wrongSources: { readonly [Name in keyof Sources]-?: Mistakes } = {
  swaps: ['1inch', 'Uniswap', true],
  unreadSwaps: notBoolean,
  jupiter: ['https://jup.test', [], true],
  prices: ['coingecko', 'uniswp', {}],
  rates: ['https://rates.test', [], 1],
  uniswap: ['uniswap', true, []],
  tokenLists: ['https://lists.test', ['uniswap'], [1]],
  nfts: ['log', true, {}],
  ipfsGateways: ['https://ipfs.test', ['ipfs.test'], [{}]],
  indexers: ['https://scout.test', [], true],
  onramp: ['moonpay', ['moonpay'], true],
  names: ['site.eth', [], true],
  ens: notBoolean,
  sns: notBoolean,
  people: ['https://people.test', [], true],
  ensGateways: ['https://gateway.test', ['gateway.test'], [1]],
};

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const deployment = {
  quoterV2: contract,
  swapRouter02: contract,
  wrappedNative: contract,
  stablecoin: { address: contract, decimals: 6 },
};

/** What is wrong within a source: `parseSources` finds it, with the place. */
const wrongWithinSources: readonly (readonly [string, unknown, string])[] = [
  ['sources.swaps.url', { swaps: { routers: {} } }, 'a value: it is required'],
  [
    'sources.swaps.routers.solana:x',
    { swaps: { url: 'https://x.test', routers: { 'solana:x': [] } } },
    'a network of eip155',
  ],
  ['sources.jupiter.eip155:1', { jupiter: { 'eip155:1': {} } }, 'a network of solana'],
  [
    'sources.rates.curency',
    { rates: { url: 'https://x.test', curency: 'EUR' } },
    'a known name. Did you mean "currency"?',
  ],
  [
    'sources.rates.currency',
    { rates: { url: 'https://x.test', currency: 'Euro' } },
    'the code of a currency',
  ],
  ['sources.uniswap.1', { uniswap: { 1: deployment } }, 'a CAIP-2 network id such as eip155:1'],
  [
    'sources.uniswap.eip155:1.quoterV2',
    { uniswap: { 'eip155:1': { ...deployment, quoterV2: contract.replace('A0', 'a0') } } },
    'the address of a contract',
  ],
  [
    'sources.indexers.eip155:1.kind',
    { indexers: { 'eip155:1': { kind: 'blockscot', url: 'https://x.test' } } },
    'one of blockscout. Did you mean "blockscout"?',
  ],
  [
    'sources.onramp.providers[0]',
    { onramp: { providers: ['moonpai'] } },
    'one of coinbase, meld, moonpay, transak. Did you mean "moonpay"?',
  ],
  [
    'sources.names.parent',
    { names: { url: 'https://x.test', parent: 'eth' } },
    'a name such as site.eth',
  ],
];

const wrongSiwx: { readonly [Name in keyof SiwxOption]-?: unknown } = {
  createMessage: undefined,
  addSession: 'addSession',
  setSessions: null,
  getSessions: [],
  revokeSession: {},
  getRequired: true,
  signOutOnDisconnect: 'yes',
};

const wrongSiweConfig: { readonly [Name in keyof SiweConfig]-?: unknown } = {
  getMessageParams: { domain: 'site.test' },
  createMessage: undefined,
  getNonce: 5,
  getSession: null,
  verifyMessage: true,
  signOut: 'no',
  required: () => true,
  signOutOnDisconnect: 1,
  signOutOnAccountChange: null,
  signOutOnNetworkChange: 'yes',
  onSignIn: {},
  onSignOut: true,
};

describe('a wrong option of createWidget', () => {
  it.each(tripled(mistakes))('is refused with its name: %s, %j', (name, value) => {
    // `defaultNetwork` is one of `networks`, of which there are none.
    expectRefused(() => make({ [name]: value }), name);
  });

  it.each(tripled(wrongFeatures))('is refused with its name: features.%s, %j', (name, value) => {
    expectRefused(() => make({ features: { [name]: value } }), `features.${name}`);
  });

  it.each(tripled(wrongVariables))(
    'is refused with its name: themeVariables.%s, %j',
    (name, value) => {
      expectRefused(() => make({ themeVariables: { [name]: value } }), `themeVariables.${name}`);
    },
  );

  it.each(tripled(wrongSources))('is refused with its name: sources.%s, %j', (name, value) => {
    expectRefused(() => make({ sources: { [name]: value } }), `sources.${name}`);
  });

  it.each(Object.entries(wrongSiwx))('is refused with its name: siwx.%s, %j', (name, value) => {
    expectRefused(() => make({ siwx: { ...anySiwx, [name]: value } }), `siwx.${name}`);
  });

  it.each(Object.entries(wrongSiweConfig))(
    'is refused with its name: siweConfig.%s, %j',
    (name, value) => {
      expectRefused(
        () => make({ siweConfig: { ...anySiweConfig, [name]: value } }),
        `siweConfig.${name}`,
      );
    },
  );

  it.each([
    ['netwoks', 'networks'],
    ['ProjectID', 'projectId'],
    ['enableEip6963', 'enableEIP6963'],
    ['source', 'sources'],
  ])('is offered the name that it means: %s', (wrong, meant) => {
    expect(() => make({ [wrong]: [] })).toThrow(
      `Invalid option "${wrong}": expected a known name. Did you mean "${meant}"?`,
    );
  });

  it('is refused without a list of all others where no name is near', () => {
    expect(() => make({ colour: 'red' })).toThrow(
      /^Invalid option "colour": expected a known name$/,
    );
  });

  it('says how a network is named', () => {
    expect(() => make({ networks: ['ethereum'] })).toThrow(
      'Invalid option "networks[0]": expected a network as in `import { ethereum } from \'cleatkit\'`',
    );
  });

  it('says what is meant where a value is misspelt', () => {
    expect(() => make({ sources: { swaps: '1inch' } })).toThrow(
      'Invalid option "sources.swaps": expected one of uniswap',
    );
    expect(() => make({ themeMode: 'Dark' })).toThrow('light, dark, system. Did you mean "dark"?');
  });

  it('is refused whatever it is', () => {
    const hostile: unknown = Object.create(null);
    for (const value of [hostile, Symbol('x'), 10n, () => {}, Number.NaN]) {
      for (const name of Object.keys(mistakes)) {
        if (
          typeof value === 'object' &&
          /^(chain|connector)Images$|^(features|sources|themeVariables|customRpcUrls|defaultAccountTypes)$/.test(
            name,
          )
        )
          continue;
        expectRefused(() => make({ [name]: value }), name);
      }
    }
  });
});

describe('what is wrong within a source', () => {
  it.each(wrongWithinSources)(
    'is refused with its place when it is needed: %s',
    (option, sources, expected) => {
      expect(() => parseSources(sources as Sources)).toThrow(
        expect.objectContaining({ code: 'OPTION_INVALID', context: { option, expected } }),
      );
    },
  );

  it('rejects the feature that needs it, by its own code', async () => {
    const widget = make({ sources: { swaps: { routers: {} } } });

    await expect(widget.feature('swap')).rejects.toMatchObject({
      code: 'OPTION_INVALID',
      context: { option: 'sources.swaps.url' },
    });
    widget.dispose();
  });
});

describe('what is wrong within a source, with debug', () => {
  it('is in the console as soon as the widget is used', async () => {
    const logger = new RecordingLogger();
    const widget = createWidget(
      {
        debug: true,
        relayUrl: 'wss://relay.test',
        sources: { swaps: { url: 'https://x.test' } as never },
      },
      override(Logger, logger),
    );

    await widget.preload();

    await eventually(() =>
      expect(logger.entries).toEqual([
        {
          level: 'error',
          message: 'The option `sources` is wrong',
          cause: expect.objectContaining({
            context: { option: 'sources.swaps.routers', expected: 'a value: it is required' },
          }),
        },
      ]),
    );
    widget.dispose();
  });
});

describe('a verb of a widget', () => {
  it.each(['connected', 'signin', 'transactions', '', undefined])(
    'refuses the event %j',
    (name) => {
      const widget = make({});

      expect(() => widget.on(name as never, () => {})).toThrow(
        expect.objectContaining({
          code: 'OPTION_INVALID',
          context: {
            option: 'widget.on',
            expected: expect.stringMatching(
              /^one of connect, disconnect, account, network, signIn/,
            ),
          },
        }),
      );
      widget.dispose();
    },
  );

  it('offers the event that is meant', () => {
    const widget = make({});

    expect(() => widget.on('connected' as never, () => {})).toThrow('Did you mean "connect"?');
    widget.dispose();
  });

  it('names the option that has what it needs', async () => {
    const widget = make({ networks: [ethereum] });

    await expect(widget.feature('swap')).rejects.toThrow(
      'Nothing is provided for swapSource: set the option `sources.swaps`',
    );
    await expect(widget.feature('names')).rejects.toThrow('set the option `sources.names`');
    await expect(widget.feature('auth')).rejects.toThrow('set the option `authFrameUrl`');
    await expect(widget.feature('swaps' as never)).rejects.toThrow('Did you mean "swap"?');
    widget.dispose();
  });
});

/** Input that only a site without types can pass. */
function make(input: object) {
  return createWidget(input);
}

function tripled(
  table: Readonly<Record<string, Mistakes>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(table).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
}

/** `action` is refused with `option`, or a part of it, in one sentence. */
function expectRefused(action: () => unknown, option: string): void {
  let thrown: unknown;
  try {
    action();
  } catch (error) {
    thrown = error;
  }
  if (!isWidgetError(thrown, 'OPTION_INVALID')) {
    throw new TypeError(`${option} was taken, or refused otherwise: ${String(thrown)}`);
  }
  expect(thrown.context.option.startsWith(option)).toBe(true);
  expect(thrown.message).toMatch(/^Invalid option ".+": expected .+$/);
}
