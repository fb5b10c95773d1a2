import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { parseOptions, type WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { readSnapshot } from '../../../../domain/snapshot/snapshot';
import { anySiweConfig, anySiwx } from '../../../support/any-sign-in';

const provider = { request: async () => null };
const https = 'an address that starts with https:// or http://, without user info';
const image = 'an image at https:// or data:image/';
const css = 'a CSS value without url(), braces or semicolons';
const text = 'a text that is not empty';
const yesOrNo = 'true or false';

/** Every option with a value that is not its default. */
const everyOption = {
  id: 'second',
  initialState: readSnapshot('eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
  projectId: 'project',
  sdkType: 'sdk',
  sdkVersion: '9.9.9',
  relayUrl: 'wss://relay.example',
  metadata: {
    name: 'Dapp',
    description: 'A dapp',
    url: 'https://dapp.test',
    icons: ['https://dapp.test/icon.png', 'data:image/png;base64,AA=='],
  },
  networks: [ethereum, arbitrum],
  defaultNetwork: arbitrum,
  customRpcUrls: { 'eip155:1': ['http://localhost:8545'] },
  featuredWalletIds: ['one'],
  includeWalletIds: ['two'],
  excludeWalletIds: ['test.wallet', 'A name'],
  walletDirectoryUrl: 'https://site.test/wallets.json',
  walletDirectoryIntegrity: `sha384-${'A'.repeat(64)}`,
  walletPairs: [['com.example.wallet', 'wallet-standard:Example']],
  allWallets: 'ONLY_MOBILE',
  customWallets: [
    {
      id: 'custom',
      name: 'Custom',
      rdns: 'test.custom',
      homepage: 'https://custom.test',
      imageUrl: 'https://custom.test/icon.png',
    },
  ],
  connectors: [
    { id: 'sdk', name: 'SDK', provider, rdns: 'test.sdk', imageUrl: 'data:image/png;base64,AA==' },
    { id: 'lazy', name: 'Lazy', provider: async () => provider },
  ],
  siwx: anySiwx,
  sources: { swaps: 'uniswap' },
  themeMode: 'dark',
  themePreset: 'mono',
  themeVariables: {
    fontFamily: '"Hiragino Sans", "ヒラギノ角ゴ", sans-serif',
    accent: 'hsl(230 100% 67%)',
    colorMix: '#00ff7f',
    colorMixStrength: 12.5,
    fontSizeMasterPx: 12,
    borderRadiusMasterPx: 0,
    zIndex: 5,
    qrColor: 'rgb(0, 0, 0)',
  },
  chainImages: { 'eip155:1': 'https://dapp.test/ethereum.png' },
  connectorImages: { 'test.wallet': 'https://dapp.test/wallet.png' },
  termsConditionsUrl: 'https://dapp.test/terms',
  privacyPolicyUrl: 'https://dapp.test/privacy',
  analyticsUrl: 'https://collector.test',
  authFrameUrl: 'https://wallet.test',
  hostedRpcUrl: 'https://rpc.dapp.test/v1',
  enableWallets: false,
  enableInjected: false,
  enableEIP6963: false,
  enableNetworkSwitch: false,
  enableReconnect: false,
  enableEmbedded: true,
  allowUnsupportedChain: true,
  disableAppend: true,
  enableHostedRpc: false,
  enableRemoteImages: true,
  imageProxyUrl: 'https://images.dapp.test',
  debug: true,
} as const satisfies WidgetOptionsInput;

const everyFeature = {
  swaps: false,
  onramp: false,
  receive: false,
  send: false,
  email: false,
  emailShowWallets: false,
  emailCodeInSite: true,
  socials: ['apple', 'google'],
  history: false,
  analytics: false,
  allWallets: false,
  legalCheckbox: true,
  smartSessions: true,
  collapseWallets: true,
  walletFeaturesOrder: ['send', 'receive'],
  connectMethodsOrder: ['wallet', 'social'],
  connectorTypeOrder: ['recent', 'external'],
} as const satisfies WidgetOptionsInput['features'];

describe('the defaults', () => {
  it('[R3.14] require no option', () => {
    expect(parseOptions({})).toEqual({
      sdkType: 'cleat',
      sdkVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      networks: [],
      customRpcUrls: {},
      features: expect.any(Object),
      featuredWalletIds: [],
      includeWalletIds: [],
      excludeWalletIds: [],
      walletPairs: [],
      customWallets: [],
      connectors: [],
      defaultAccountTypes: {
        solana: 'eoa',
        bip122: 'payment',
        polkadot: 'eoa',
        eip155: 'smartAccount',
      },
      themeMode: 'system',
      themePreset: 'cleat',
      themeVariables: {},
      chainImages: {},
      connectorImages: {},
      enableWallets: true,
      enableInjected: true,
      enableEIP6963: true,
      enableNetworkSwitch: true,
      enableReconnect: true,
      enableEmbedded: false,
      allowUnsupportedChain: false,
      disableAppend: false,
      enableHostedRpc: true,
      enableRemoteImages: false,
      debug: false,
    });
  });

  it.each([
    'swaps',
    'onramp',
    'receive',
    'send',
    'email',
    'emailShowWallets',
    'history',
    'analytics',
    'allWallets',
  ] as const)('[R3.15] have %s on', (feature) => {
    expect(parseOptions({}).features[feature]).toBe(true);
  });

  it('[R3.15] have the socials on, in the stated order', () => {
    const socials = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'];

    expect(parseOptions({}).features.socials).toEqual(socials);
    expect(parseOptions({ features: { socials: true } }).features.socials).toEqual(socials);
    expect(parseOptions({ features: { socials: false } }).features.socials).toEqual([]);
  });

  it('list the row of all wallets everywhere', () => {
    expect(parseOptions({ allWallets: 'ONLY_MOBILE' }).allWallets).toBe('ONLY_MOBILE');
    const wrong: unknown = { allWallets: true };
    expect(() => parseOptions(wrong as WidgetOptionsInput)).toThrow(/SHOW.*HIDE.*ONLY_MOBILE/s);
  });

  it.each(['legalCheckbox', 'smartSessions', 'collapseWallets'] as const)(
    '[R3.16] have %s off',
    (feature) => {
      expect(parseOptions({}).features[feature]).toBe(false);
    },
  );

  it('[R3.17] have the wallet features in the order onramp, swaps, receive, send', () => {
    const { walletFeaturesOrder } = parseOptions({}).features;

    expect(walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send']);
  });

  it('[R2.15] have the connector types in their order', () => {
    expect(parseOptions({}).features.connectorTypeOrder).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ]);
  });

  it('apply where an option sets only a part', () => {
    const { features, defaultAccountTypes } = parseOptions({
      features: { swaps: false },
      defaultAccountTypes: { eip155: 'eoa' },
    });

    expect(features).toEqual({ ...parseOptions({}).features, swaps: false });
    expect(defaultAccountTypes).toEqual({
      ...parseOptions({}).defaultAccountTypes,
      eip155: 'eoa',
    });
  });
});

describe('parseOptions', () => {
  it('[R3.14] accepts every option', () => {
    const { features: _features, ...parsed } = parseOptions(everyOption);

    expect(parsed).toEqual({
      ...everyOption,
      defaultAccountTypes: parseOptions({}).defaultAccountTypes,
    });
    expect(parseOptions({ siweConfig: anySiweConfig }).siweConfig).toBe(anySiweConfig);
  });

  it('gives each widget features of its own, which are frozen', () => {
    const [one, other] = [parseOptions({}), parseOptions({ features: { socials: ['apple'] } })];

    expect(one.features).not.toBe(parseOptions({}).features);
    expect(() => Object.assign(one.features, { email: false })).toThrow(TypeError);
    expect(() => (other.features.socials as string[]).push('google')).toThrow(TypeError);
    expect(() => (one.features.connectorTypeOrder as string[]).pop()).toThrow(TypeError);
    expect(() => Object.assign(one, { features: other.features })).toThrow(TypeError);
    expect(parseOptions({}).features).toEqual(one.features);
  });

  it('[R3.14] accepts every feature', () => {
    const { termsConditionsUrl } = everyOption;

    expect(parseOptions({ features: everyFeature, termsConditionsUrl }).features).toEqual(
      everyFeature,
    );
  });

  it('treats an undefined option as absent', () => {
    expect(parse({ networks: undefined, features: { swaps: undefined } })).toEqual(
      parseOptions({}),
    );
  });

  it.each<[string, unknown, unknown]>([
    ['id', ' ', text],
    ['projectId', 7, text],
    ['sdkType', '', text],
    ['sdkVersion', null, text],
    ['metadata', 'Dapp', 'an object'],
    ['metadata.name', { ...everyOption.metadata, name: '' }, text],
    ['metadata.description', { name: 'x', url: 'https://x.test', icons: [] }, required()],
    ['metadata.url', { ...everyOption.metadata, url: 'dapp.test' }, https],
    ['metadata.icons[0]', { ...everyOption.metadata, icons: ['javascript:0'] }, image],
    ['metadata.verify', { ...everyOption.metadata, verify: 1 }, 'a known name'],
    ['networks', {}, 'a list'],
    ['networks[1].name', [ethereum, { ...arbitrum, name: 1 }], text],
    ['defaultNetwork.id', { ...ethereum, id: -1 }, 'a chain id: a whole number above 0'],
    ['customRpcUrls', [], 'an object'],
    ['customRpcUrls.1', { 1: ['https://x.test'] }, 'a CAIP-2 network id such as eip155:1'],
    ['customRpcUrls.eip155:1', { 'eip155:1': 'https://x.test' }, 'a list'],
    ['customRpcUrls.eip155:1[0]', { 'eip155:1': ['wss://x.test'] }, https],
    ['features', true, 'an object'],
    ['features.swaps', { swaps: 'yes' }, yesOrNo],
    ['features.legalCheckbox', { legalCheckbox: 0 }, yesOrNo],
    [
      'features.legalCheckbox',
      { legalCheckbox: true },
      '`termsConditionsUrl` or `privacyPolicyUrl` beside it',
    ],
    ['features.smartSessions', { smartSessions: 1 }, yesOrNo],
    ['features.socials', { socials: 'google' }, 'a list'],
    [
      'features.socials[1]',
      { socials: ['google', 'myspace'] },
      'one of google, x, discord, farcaster, github, apple, facebook',
    ],
    [
      'features.walletFeaturesOrder[0]',
      { walletFeaturesOrder: ['buy'] },
      'one of onramp, swaps, receive, send',
    ],
    [
      'features.connectMethodsOrder[0]',
      { connectMethodsOrder: ['phone'] },
      'one of email, social, wallet',
    ],
    [
      'features.connectorTypeOrder[0]',
      { connectorTypeOrder: ['all'] },
      expect.stringContaining('recent'),
    ],
    ['features.swap', { swap: true }, 'a known name. Did you mean "swaps"?'],
    ['featuredWalletIds', 'one', 'a list'],
    ['includeWalletIds[0]', [1], text],
    ['excludeWalletIds[1]', ['one', ''], text],
    ['walletPairs[0][1]', [['one', '']], text],
    ['customWallets[0].name', [{ id: 'one' }], required()],
    ['customWallets[0].id', [{ name: 'One' }], required()],
    ['customWallets[0].homepage', [{ id: 'one', name: 'One', homepage: 'one.test' }], https],
    ['customWallets[0].imageUrl', [{ id: 'one', name: 'One', imageUrl: 'blob:x' }], image],
    ['connectors[0].provider', [{ id: 'one', name: 'One' }], required()],
    [
      'connectors[0].provider',
      [{ id: 'one', name: 'One', provider: {} }],
      'an EIP-1193 provider, or a function that loads one',
    ],
    ['connectors[0].provider', [{ id: 'one', name: 'One', provider: 'x' }], 'an object'],
    [
      'connectors[1]',
      [everyOption.connectors[0], { id: 'sdk', name: 'Another', provider }],
      'each of connectors once: connectors[0] has the same id',
    ],
    ['siwx', true, 'an object'],
    ['siweConfig', 'x', 'an object'],
    ['defaultAccountTypes.eip155', { eip155: 'payment' }, 'one of eoa, smartAccount'],
    ['defaultAccountTypes.bip122', { bip122: 'eoa' }, 'one of payment'],
    ['defaultAccountTypes.ton', { ton: 'eoa' }, 'a known name'],
    ['themeMode', 'auto', 'one of light, dark, system'],
    ['themePreset', 'neon', 'one of cleat, midnight, mint, mono, compact'],
    ['themeVariables.accent', { accent: 'red; color: blue' }, css],
    ['themeVariables.accent', { accent: 'url(https://x.test)' }, css],
    ['themeVariables.fontFamily', { fontFamily: 'Inter } * {' }, css],
    ['themeVariables.colorMix', { colorMix: 'IMAGE-set(x)' }, css],
    ['themeVariables.qrColor', { qrColor: 1 }, css],
    ['themeVariables.accent', { accent: '#notacolour' }, 'a CSS colour'],
    ['themeVariables.colorMix', { colorMix: '#12345' }, 'a CSS colour'],
    ['themeVariables.qrColor', { qrColor: 'red blue' }, 'a CSS colour'],
    ['themeVariables.colorMixStrength', { colorMixStrength: 101 }, 'a number from 0 to 100'],
    ['themeVariables.fontSizeMasterPx', { fontSizeMasterPx: Number.NaN }, 'a number from 6 to 24'],
    ['themeVariables.borderRadiusMasterPx', { borderRadiusMasterPx: -1 }, 'a number from 0 to 16'],
    ['themeVariables.zIndex', { zIndex: 1.5 }, 'a whole number from 0 to 2147483647'],
    ['themeVariables.--w3m-accent', { '--w3m-accent': 'red' }, 'a known name'],
    ['chainImages.eip155:1', { 'eip155:1': 'ethereum.png' }, image],
    ['connectorImages.x', { x: 'http://x.test' }, image],
    ['termsConditionsUrl', 'javascript:alert(1)', https],
    ['privacyPolicyUrl', 'https://', https],
    ['enableWallets', 'no', yesOrNo],
    ['enableInjected', 1, yesOrNo],
    ['enableEIP6963', null, yesOrNo],
    ['enableNetworkSwitch', 'true', yesOrNo],
    ['enableReconnect', 0, yesOrNo],
    ['enableEmbedded', {}, yesOrNo],
    ['allowUnsupportedChain', 'x', yesOrNo],
    ['disableAppend', [], yesOrNo],
    ['debug', 'x', yesOrNo],
    ['network', [], 'a known name. Did you mean "networks"?'],
    ['constructor', 1, 'a known name'],
  ])('refuses a wrong %s, and names it and the expected value', (option, value, expected) => {
    const name = option.split(/[.[]/)[0] ?? '';

    expect(() => parse({ [name]: value })).toThrow(
      expect.objectContaining({
        name: 'WidgetError',
        code: 'OPTION_INVALID',
        context: { option, expected },
      }),
    );
  });

  it('[R5.15] accepts a theme mode of light or dark, or leaves it to the visitor', () => {
    const modes = ['light', 'dark', 'system'] as const;

    expect(modes.map((themeMode) => parseOptions({ themeMode }).themeMode)).toEqual(modes);
    expect(parseOptions({}).themeMode).toBe('system');
    expect(() => parse({ themeMode: 'dusk' })).toThrow(
      'Invalid option "themeMode": expected one of light, dark, system',
    );
  });

  it('explains it in one sentence', () => {
    expect(() => parse({ debug: 'yes' })).toThrow('Invalid option "debug": expected true or false');
  });

  it.each([[null], [undefined], ['x'], [[]]])('refuses %j as the options', (value) => {
    expect(() => parse(value)).toThrow('Invalid option "options": expected an object');
  });

  it('refuses a duplicate network', () => {
    const networks = [ethereum, arbitrum, { ...ethereum, name: 'Again' }];

    expect(() => parseOptions({ networks })).toThrow(
      'Invalid option "networks[2]": expected each of networks once: networks[0] has the same id',
    );
  });

  it('refuses a default network that is not among the networks', () => {
    const mistake = 'Invalid option "defaultNetwork": expected one of `networks`';

    expect(() => parseOptions({ networks: [ethereum], defaultNetwork: arbitrum })).toThrow(mistake);
    expect(() => parseOptions({ defaultNetwork: ethereum })).toThrow(mistake);
  });

  it('[R5.18] refuses siweConfig together with siwx', () => {
    expect(() => parseOptions({ siweConfig: anySiweConfig, siwx: anySiwx })).toThrow(
      expect.objectContaining({
        code: 'OPTIONS_CONFLICT',
        message: 'Cannot set both `siweConfig` and `siwx` options',
      }),
    );
  });

  it("does not change the site's object", () => {
    const input = Object.freeze({ features: Object.freeze({ swaps: false }) });

    parseOptions(input);

    expect(input).toEqual({ features: { swaps: false } });
    expect(parseOptions({}).features.swaps).toBe(true);
  });
});

/** Input that only a site without types can pass. */
function parse(input: unknown) {
  return parseOptions(input as WidgetOptionsInput);
}

function required(): string {
  return 'a value: it is required';
}
