import { Node } from 'ts-morph';
import { planComponent } from '../components.mjs';
import { convert, leave } from '../convert.mjs';
import { moveOwnConfig } from '../late-config.mjs';
import { bare, valueOf } from '../jsx.mjs';
import { planHook, planRenderProp } from '../members.mjs';
import { nameOf } from '../properties.mjs';
import { metadataFrom, moveConfig, optionFrom } from '../wagmi-config.mjs';
import { languageText } from './languages.mjs';
import { widgetProvider } from '../widget-provider.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */

const ownOptions = new Set([
  'appName',
  'appDescription',
  'appUrl',
  'appIcon',
  'walletConnectProjectId',
  'coinbaseWalletPreference',
  'enableFamily',
  'enableAaveAccount',
  'aaveAccountOptions',
]);
const defaultChains = ['mainnet', 'polygon', 'optimism', 'arbitrum'];

/** @type {import('../members.mjs').HookRule} */
const custom = {
  members: {
    show: ({ state }) => `() => ${state}.open()`,
    isConnected: ({ state }, source) => `${state}.status === ${source.quoted('connected')}`,
    isConnecting: ({ state }, source) =>
      `${state}.isRestoring || ${state}.status === ${source.quoted('connecting')}`,
    address: ({ state }, source) =>
      `${state}.account?.address${source.isTyped ? ' as `0x${string}` | undefined' : ''}`,
    truncatedAddress: ({ state }) => `${state}.account?.short`,
    ensName: (_of, source) => `undefined${source.isTyped ? ' as string | undefined' : ''}`,
    unsupported: ({ state }) => `${state}.network?.isSupported === false`,
    chain: ({ state }) =>
      `${state}.network && { ...${state}.network, id: Number(${state}.network.id), unsupported: !${state}.network.isSupported }`,
  },
  differs: {
    ensName: 'Cleat gives the site no name of an account; it is always undefined',
  },
};

/** @param {string} view */
const opens =
  (view) =>
  (/** @type {Readonly<Record<string, string>>} */ { modal }, /** @type {Source} */ source) =>
    `() => ${modal}.open({ view: ${source.quoted(view)} })`;

/** @type {import('../members.mjs').HookRule} */
const modalHook = {
  hooks: { modal: 'useModal()' },
  members: {
    open: ({ modal }) => `${modal}.isOpen`,
    setOpen: ({ modal }, source) =>
      `(isOpen${source.isTyped ? ': boolean' : ''}) => void (isOpen ? ${modal}.open() : ${modal}.close())`,
    openProfile: opens('Account'),
    openSwitchNetworks: opens('Networks'),
    openOnboarding: opens('WhatIsAWallet'),
    openAbout: opens('WhatIsAWallet'),
  },
};

/** @type {import('../kit.mjs').Kit} */
export const connectKit = {
  name: 'ConnectKit',
  packages: ['connectkit'],
  isOf: (module) => module === 'connectkit',
  needs: { wagmi: 2 },
  components: { ConnectKitButton: 'ConnectButton' },
  ruleOf: componentRule,
  providers: ['ConnectKitProvider', 'getDefaultConfig'],
  makeLate: moveOwnConfig,
  makeWidgets(site, source, bindings) {
    const binding = bindings.find(({ imported }) => imported === 'getDefaultConfig');
    if (binding) convert(source, binding, (reference) => planConfig(site, source, reference));
  },
  rewrite(site, source, bindings) {
    for (const binding of bindings) {
      const rule = componentRule(site, source, binding.imported);
      if (rule) {
        convert(source, binding, (reference) =>
          planComponent(source, binding, rule, reference, (element, of) =>
            planRenderProp(source, element, of),
          ),
        );
      } else if (binding.imported === 'useModal') {
        convert(source, binding, (reference) => planHook(source, reference, modalHook));
      } else if (binding.imported !== 'getDefaultConfig') {
        const isSignIn = /SIWE/.test(binding.imported);
        leave(
          source,
          binding,
          isSignIn
            ? 'sign-in is an option of the widget, siweConfig or siwx: see docs/sign-in.md'
            : 'it has no counterpart',
        );
      }
    }
  },
};

/** `createConfig(getDefaultConfig({ … }))`. @param {Site} site @param {Source} source @param {import('ts-morph').Identifier} reference */
function planConfig(site, source, reference) {
  const call = reference.getParent();
  const [options] = Node.isCallExpression(call) ? call.getArguments() : [];
  if (!Node.isCallExpression(call) || !Node.isObjectLiteralExpression(options))
    return 'its options are no object that is written there';
  const outer = call.getParent();
  if (!Node.isCallExpression(outer) || outer.getExpression().getText() !== 'createConfig') {
    return 'its answer does not go straight to createConfig of wagmi';
  }
  const move = moveConfig(site, source, options, {
    own: ownOptions,
    widget: () => [
      ...optionFrom(options, 'walletConnectProjectId', 'projectId'),
      ...metadataFrom(source, options),
    ],
    defaultChains,
  });
  if (typeof move === 'string') return move;
  return () => {
    source.edit(call.getStart(), options.getStart(), '');
    const end = source.text.slice(options.getEnd(), call.getEnd());
    source.edit(call.getEnd() - end.length, call.getEnd(), '');
    move();
  };
}

/** @param {Site} site @param {Source} source @param {string} imported @returns {import('../components.mjs').ComponentRule | undefined} */
function componentRule(site, source, imported) {
  if (imported === 'ConnectKitButton') {
    return {
      name: 'ConnectButton',
      custom,
      attributes: {
        label: (attribute) => attribute.getText(),
        showBalance: (attribute) => attribute.getText(),
      },
    };
  }
  if (imported !== 'ConnectKitProvider') return undefined;
  return widgetProvider(site, source, {
    mode: (attribute) => modeText(source, attribute),
    options: (attribute) => optionsAttribute(source, attribute),
  });
}

/** `mode="dark"` as a theme. @param {Source} source @param {import('ts-morph').JsxAttribute} attribute */
function modeText(source, attribute) {
  const value = bare(valueOf(attribute));
  const isAuto = Node.isStringLiteral(value) && value.getLiteralValue() === 'auto';
  return `theme={{ mode: ${isAuto ? source.quoted('system') : (value?.getText() ?? 'undefined')} }}`;
}

/** @param {Source} source @param {import('ts-morph').JsxAttribute} attribute */
function optionsAttribute(source, attribute) {
  const value = bare(valueOf(attribute));
  if (!Node.isObjectLiteralExpression(value)) {
    source.left(attribute, 'options: see docs/options.md');
    return '';
  }
  let language = '';
  for (const property of value.getProperties()) {
    if (nameOf(property) === 'language' && Node.isPropertyAssignment(property)) {
      language = languageText(source, attribute, property.getInitializer());
    } else source.differs(property, `options.${nameOf(property)}: the widget has no such option`);
  }
  return language;
}
