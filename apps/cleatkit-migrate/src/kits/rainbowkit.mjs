import { Node } from 'ts-morph';
import { planComponent } from '../components.mjs';
import { convert, leave } from '../convert.mjs';
import { moveOwnConfig } from '../late-config.mjs';
import { valueOf } from '../jsx.mjs';
import { planHook, planRenderProp } from '../members.mjs';
import { metadataFrom, moveConfig, optionFrom } from '../wagmi-config.mjs';
import { languageText } from './languages.mjs';
import { themeText } from './theme.mjs';
import { moveConnectors, walletsIn } from './rainbowkit-wallets.mjs';
import { widgetProvider } from '../widget-provider.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */
/** @typedef {import('../kit-imports.mjs').Binding} Binding */

const themes = new Set(['lightTheme', 'darkTheme', 'midnightTheme']);
const ownOptions = new Set([
  'appName',
  'appDescription',
  'appUrl',
  'appIcon',
  'projectId',
  'wallets',
]);

/** @param {string} view @param {string} [variable] */
const opens =
  (view, variable = 'state') =>
  (/** @type {Readonly<Record<string, string>>} */ of, /** @type {Source} */ source) =>
    `() => ${of[variable]}.open({ view: ${source.quoted(view)} })`;
const isOpen = (/** @type {Readonly<Record<string, string>>} */ { state }) => `${state}.isOpen`;

const noProfile = 'Cleat gives the site no name and picture of an account; it is always undefined';
const noPicture = 'Cleat draws the network itself; there is no picture to show';

/** @type {import('../members.mjs').HookRule} */
const custom = {
  members: {
    account: ({ state }, source) =>
      `${state}.account && { ...${state}.account, displayName: ${state}.account.short${absent(source, 'string', ['displayBalance', 'balanceDecimals', 'balanceFormatted', 'balanceSymbol', 'ensAvatar', 'ensName'])}${source.text.includes('hasPendingTransactions') ? ', hasPendingTransactions: false' : ''} }`,
    chain: ({ state }, source) =>
      `${state}.network && { ...${state}.network, id: Number(${state}.network.id), unsupported: !${state}.network.isSupported${source.text.includes('hasIcon') ? ', hasIcon: false' : ''}${absent(source, 'string', ['iconUrl', 'iconBackground'])} }`,
    mounted: ({ state }) => `!${state}.isRestoring`,
    authenticationStatus: (_of, source) =>
      source.isTyped
        ? `undefined as ${['loading', 'unauthenticated', 'authenticated'].map((each) => source.quoted(each)).join(' | ')} | undefined`
        : 'undefined',
    openAccountModal: opens('Account'),
    openChainModal: opens('Networks'),
    openConnectModal: opens('Connect'),
    accountModalOpen: isOpen,
    chainModalOpen: isOpen,
    connectModalOpen: isOpen,
  },
  differs: {
    authenticationStatus:
      'an account is there once the visitor has signed in; the status is always undefined',
    account: `${noProfile}; nor its balance: useAccount().balance has that`,
    chain: noPicture,
  },
};

/** The members that a site reads and Cleat has not. @param {Source} source @param {string} type @param {readonly string[]} names */
function absent(source, type, names) {
  const used = names.filter((each) => source.text.includes(each));
  return used
    .map((each) => `, ${each}: undefined${source.isTyped ? ` as ${type} | undefined` : ''}`)
    .join('');
}

/** @param {string} name @param {string} view @returns {import('../members.mjs').HookRule} */
const modalHook = (name, view) => {
  const variable = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  return {
    hooks: { [variable]: 'useModal()' },
    members: {
      [`open${name}`]: opens(view, variable),
      [`${variable}Open`]: (of) => `${of[variable]}.isOpen`,
    },
    differs: { [`open${name}`]: 'it is always a function, also where RainbowKit has undefined' },
  };
};

const hooks = /** @type {Readonly<Record<string, import('../members.mjs').HookRule>>} */ ({
  useConnectModal: modalHook('ConnectModal', 'Connect'),
  useAccountModal: modalHook('AccountModal', 'Account'),
  useChainModal: modalHook('ChainModal', 'Networks'),
});

/** @type {import('../kit.mjs').Kit} */
export const rainbowKit = {
  name: 'RainbowKit',
  packages: ['@rainbow-me/rainbowkit'],
  isOf: (module) =>
    module === '@rainbow-me/rainbowkit' || module.startsWith('@rainbow-me/rainbowkit/'),
  needs: { wagmi: 2 },
  components: { ConnectButton: 'ConnectButton' },
  ruleOf: (site, source, imported) => componentRule(site, source, { imported }, []),
  providers: ['RainbowKitProvider', 'getDefaultConfig', 'connectorsForWallets'],
  makeLate: moveOwnConfig,
  makeWidgets(site, source, bindings) {
    for (const binding of bindings) {
      if (binding.imported === 'getDefaultConfig') {
        convert(source, binding, (reference) => planConfig(site, source, reference, bindings));
      }
    }
    moveConnectors(site, source, bindings);
  },
  rewrite(site, source, bindings) {
    for (const binding of bindings) {
      const rule = componentRule(site, source, binding, bindings);
      if (rule) {
        convert(source, binding, (reference) =>
          planComponent(source, binding, rule, reference, (element, of) =>
            planRenderProp(source, element, of),
          ),
        );
      } else if (Object.hasOwn(hooks, binding.imported)) {
        const of = /** @type {import('../members.mjs').HookRule} */ (hooks[binding.imported]);
        convert(source, binding, (reference) => planHook(source, reference, of));
      }
    }
    for (const binding of bindings) {
      if (binding.done.size < binding.references.length) tellLeft(source, binding);
    }
  },
};

/** @param {Source} source @param {Binding} binding */
function tellLeft(source, binding) {
  const open = {
    ...binding,
    references: binding.references.filter((each) => !binding.done.has(each)),
  };
  if (
    [
      'getDefaultConfig',
      'connectorsForWallets',
      'ConnectButton',
      'RainbowKitProvider',
      ...Object.keys(hooks),
    ].includes(binding.imported)
  )
    return;
  const signIn = /Authentication|Siwe|NextAuth/.test(binding.imported);
  leave(
    source,
    open,
    signIn
      ? 'sign-in is an option of the widget, siweConfig or siwx: see docs/sign-in.md'
      : 'it has no counterpart',
  );
}

/**
 * @param {Site} site
 * @param {Source} source
 * @param {import('ts-morph').Identifier} reference
 * @param {readonly Binding[]} bindings
 */
function planConfig(site, source, reference, bindings) {
  const call = reference.getParent();
  const [options] = Node.isCallExpression(call) ? call.getArguments() : [];
  if (!Node.isObjectLiteralExpression(options))
    return 'its options are no object that is written there';
  const projectId = optionFrom(options, 'projectId');
  const wallets = walletsIn(source, options.getProperty('wallets'), bindings);
  if (wallets === undefined) return 'its wallets are no list that is written there';
  const kit = {
    own: ownOptions,
    widget: () => [...projectId, ...metadataFrom(source, options), ...wallets.options],
  };
  const move = moveConfig(site, source, options, kit);
  if (typeof move === 'string') return move;
  return () => {
    source.replace(reference, source.added.use('wagmi', 'createConfig'));
    wallets.finish();
    move();
  };
}

/**
 * @param {Site} site
 * @param {Source} source
 * @param {Pick<Binding, 'imported'>} binding
 * @param {readonly Binding[]} bindings
 * @returns {import('../components.mjs').ComponentRule | undefined}
 */
function componentRule(site, source, { imported }, bindings) {
  if (imported === 'ConnectButton') {
    return {
      name: 'ConnectButton',
      custom,
      attributes: {
        label: (attribute) => attribute.getText(),
        showBalance: (attribute, of) => booleanOf(attribute, of, 'showBalance'),
        chainStatus: (attribute) => (/['"]none['"]/.test(attribute.getText()) ? '' : 'showNetwork'),
      },
    };
  }
  if (imported !== 'RainbowKitProvider') return undefined;
  return widgetProvider(site, source, {
    theme: (attribute) => themeAttribute(source, attribute, bindings),
    locale: (attribute) => languageText(source, attribute),
  });
}

/** @param {import('ts-morph').JsxAttribute} attribute @param {Source} source @param {string} name */
function booleanOf(attribute, source, name) {
  const value = valueOf(attribute);
  if (!Node.isObjectLiteralExpression(value)) return attribute.getText();
  source.differs(attribute, `${name}: it is the same on small and large screens`);
  return name;
}

/** @param {Source} source @param {import('ts-morph').JsxAttribute} attribute @param {readonly Binding[]} bindings */
function themeAttribute(source, attribute, bindings) {
  const value = valueOf(attribute);
  /** @type {Node[]} */
  const used = [];
  const text = themeText(source, value, (name) => {
    const binding = bindings.find(
      ({ imported, references }) =>
        themes.has(imported) && references.some((each) => each === name),
    );
    if (binding) used.push(name);
    return binding?.imported;
  });
  if (text === undefined) {
    source.left(attribute, 'theme: write it as { mode, preset, variables }, see docs/react.md');
    return '';
  }
  for (const name of used)
    for (const { references, done } of bindings)
      if (references.some((each) => each === name)) done.add(name);
  return `theme={${text}}`;
}
