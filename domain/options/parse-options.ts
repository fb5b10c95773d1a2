import {
  type AccountType,
  type AccountTypes,
  accountTypesOfNamespaces,
  defaultAccountTypes,
} from '../account/account-type';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import { EntryError } from '../errors/entry-error';
import { aNetwork, aNetworkId, type NetworkInput } from './parse-network';
import { withoutPrototype } from '../outside/without-prototype';
import type { SiweConfig, SiwxOption } from '../siwx/site-sign-in';
import type { Snapshot } from '../snapshot/snapshot';
import type { ThemeVariables } from '../theme/theme';
import {
  aListOf,
  allOf,
  aMapOf,
  anAddress,
  anImage,
  anIntegrity,
  anObject,
  anObjectWith,
  anUrl,
  aText,
  type Check,
  flagsOf,
  oneOf,
  refuse,
  someOf,
} from './check';
import { socialProviderNames, type SocialProviderName } from '../login/social-names';
import {
  connectMethods,
  connectorListTypes,
  defaultFeatures,
  type Features,
  walletFeatures,
} from './features';
import { sourceChecks } from './check-sources';
import { aThemeMode, aThemePreset, someThemeVariables } from './parse-theme';
import type { DappMetadata } from '../wallet/dapp-metadata';
import type { CustomWallet, ExternalConnector, WidgetOptions } from './widget-options';

/** What a site passes to `createWidget`. Everything may be left out. */
export interface WidgetOptionsInput extends Partial<
  Omit<
    WidgetOptions,
    'networks' | 'defaultNetwork' | 'features' | 'defaultAccountTypes' | 'themeVariables'
  >
> {
  /** The networks the site works on, ours or viem's chain objects. */
  readonly networks?: readonly NetworkInput[];

  /** The network a visitor starts on: one of `networks`. The first of them when absent. */
  readonly defaultNetwork?: NetworkInput;

  /** `socials: false` is the empty list, and `true` the default one. */
  readonly features?: Partial<Omit<Features, 'socials'>> & {
    readonly socials?: readonly SocialProviderName[] | boolean;
  };
  /** The account type that an embedded wallet begins with, by namespace; the others keep the defaults. */
  readonly defaultAccountTypes?: Partial<WidgetOptions['defaultAccountTypes']>;
  /** Colours, fonts and sizes. */
  readonly themeVariables?: ThemeVariables;
}

const aSafeUrl = anAddress('https://');
const someTexts = aListOf(aText);

const accountTypeChecks = Object.fromEntries(
  chainNamespaces.map((namespace) => [namespace, oneOf(accountTypesOfNamespaces[namespace])]),
) as Record<ChainNamespace, Check<AccountType>>;

const socials: Check<readonly SocialProviderName[]> = (value, option) => {
  if (typeof value === 'boolean') return value ? socialProviderNames : [];
  // The operator's own ids, as in `openid:keycloak`, are known to the embedded wallet alone.
  return aListOf<SocialProviderName>((each, at) =>
    /^openid:./.test(each as string) ? (each as 'openid:') : oneOf(socialProviderNames)(each, at),
  )(value, option);
};

const someFeatures = someOf<Features>({
  ...flagsOf(defaultFeatures),
  socials,
  walletFeaturesOrder: aListOf(oneOf(walletFeatures)),
  connectMethodsOrder: aListOf(oneOf(connectMethods)),
  connectorTypeOrder: aListOf(oneOf(connectorListTypes)),
});

const aProvider: Check<ExternalConnector['provider']> = (value, option) => {
  const isLoader = typeof value === 'function';
  const request = isLoader ? value : (anObject(value, option) as { request?: unknown }).request;
  if (typeof request !== 'function') {
    return refuse(option, 'an EIP-1193 provider, or a function that loads one');
  }
  return value as ExternalConnector['provider'];
};

const defaultOptions: WidgetOptions = {
  sdkType: 'cleat',
  sdkVersion: '0.1.0',
  networks: [],
  customRpcUrls: {},
  enableHostedRpc: true,
  enableRemoteImages: false,
  features: defaultFeatures,
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  walletPairs: [],
  connectors: [],
  defaultAccountTypes,
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
  debug: false,
};

const someOptions = someOf<WidgetOptions>({
  ...flagsOf(defaultOptions),
  id: aText,
  projectId: aText,
  sdkType: aText,
  sdkVersion: aText,
  metadata: allOf<DappMetadata>({
    name: aText,
    description: aText,
    url: anUrl,
    icons: aListOf(anImage),
  }),
  relayUrl: anAddress('wss://', 'ws://'),
  networks: aListOf(aNetwork),
  defaultNetwork: aNetwork,
  customRpcUrls: (value, option) => {
    const urls = aMapOf(aListOf(anUrl))(value, option);
    Object.keys(urls).forEach((id) => aNetworkId(id, `${option}.${id}`));
    return urls;
  },
  features: (value, option) => ({ ...defaultFeatures, ...someFeatures(value, option) }),
  featuredWalletIds: someTexts,
  includeWalletIds: someTexts,
  excludeWalletIds: someTexts,
  customWallets: aListOf(
    allOf<CustomWallet>(
      {
        id: aText,
        name: aText,
        rdns: aText,
        homepage: anUrl,
        imageUrl: anImage,
        mobileLink: aText,
        universalLink: aSafeUrl,
        desktopLink: aText,
        webappLink: aSafeUrl,
        browserLinks: aMapOf(aText),
        namespaces: aListOf(oneOf(chainNamespaces)),
        androidApp: aText,
        iosApp: aText,
      },
      'id',
      'name',
    ),
  ),
  walletPairs: aListOf(someTexts),
  allWallets: oneOf(['SHOW', 'HIDE', 'ONLY_MOBILE']),
  walletDirectoryUrl: anUrl,
  walletDirectoryIntegrity: anIntegrity,
  connectors: aListOf(
    allOf<ExternalConnector>(
      { id: aText, name: aText, imageUrl: anImage, rdns: aText, provider: aProvider },
      'id',
      'name',
      'provider',
    ),
  ),
  siwx: anObjectWith<SiwxOption>({
    methods: ['createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession'],
    optionalMethods: ['getRequired'],
    flags: ['signOutOnDisconnect'],
  }),
  siweConfig: anObjectWith<SiweConfig>({
    methods: [
      'getMessageParams',
      'createMessage',
      'getNonce',
      'getSession',
      'verifyMessage',
      'signOut',
    ],
    optionalMethods: ['onSignIn', 'onSignOut'],
    flags: ['required', 'signOutOnDisconnect', 'signOutOnAccountChange', 'signOutOnNetworkChange'],
  }),
  sources: someOf(sourceChecks),
  initialState: anObjectWith<Snapshot>({
    methods: ['activeNamespace', 'activeNetworkId', 'connectorId', 'short'],
  }),
  defaultAccountTypes: (value, option) => ({
    ...defaultAccountTypes,
    ...someOf<AccountTypes>(accountTypeChecks)(value, option),
  }),
  themeMode: aThemeMode,
  themePreset: aThemePreset,
  themeVariables: someThemeVariables,
  chainImages: aMapOf(anImage),
  connectorImages: aMapOf(anImage),
  termsConditionsUrl: anUrl,
  privacyPolicyUrl: anUrl,
  analyticsUrl: anUrl,
  authFrameUrl: anUrl,
  hostedRpcUrl: anUrl,
  imageProxyUrl: anUrl,
});

/**
 * Checks what a site passed and fills in the specification's defaults.
 *
 * @throws `WidgetError` `OPTION_INVALID` naming the first option that is unknown or wrong and
 * what was expected, and `OPTIONS_CONFLICT` for `siweConfig` together with `siwx`.
 */
export function parseOptions(input: WidgetOptionsInput): WidgetOptions {
  const given = { ...defaultOptions, ...someOptions(anObject(input, 'options'), '') };
  const options = withoutPrototype({ ...given, features: ownFeatures(given.features) });
  if (options.siweConfig && options.siwx) {
    throw new EntryError('OPTIONS_CONFLICT', { options: ['siweConfig', 'siwx'] });
  }
  const { defaultNetwork } = options;
  if (options.features.legalCheckbox && !(options.termsConditionsUrl ?? options.privacyPolicyUrl)) {
    return refuse('features.legalCheckbox', '`termsConditionsUrl` or `privacyPolicyUrl` beside it');
  }
  if (options.walletDirectoryIntegrity && !options.walletDirectoryUrl) {
    return refuse('walletDirectoryIntegrity', '`walletDirectoryUrl` beside it');
  }
  const networkIds = options.networks.map((network) => network.caipNetworkId);
  const connectorIds = options.connectors.map((connector) => connector.id);
  refuseRepeats('networks', networkIds);
  refuseRepeats('connectors', connectorIds);
  if (defaultNetwork && !networkIds.includes(defaultNetwork.caipNetworkId)) {
    return refuse('defaultNetwork', 'one of `networks`');
  }
  return Object.freeze(options);
}

/** The features of one widget, frozen, so that no caller changes them for this widget or another. */
function ownFeatures(features: Features): Features {
  const own = Object.entries(features).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? Object.freeze([...(value as readonly unknown[])]) : value,
  ]);
  return Object.freeze(Object.fromEntries(own) as unknown as Features);
}

function refuseRepeats(option: string, ids: readonly string[]): void {
  ids.forEach((id, index) => {
    const first = ids.indexOf(id);
    if (first !== index) {
      refuse(`${option}[${index}]`, `each of ${option} once: ${option}[${first}] has the same id`);
    }
  });
}
