import { Node } from 'ts-morph';
import { planComponent } from '../components.mjs';
import { convert, leave } from '../convert.mjs';
import { becomesWidget } from '../former-instances.mjs';
import { bare, valueOf } from '../jsx.mjs';
import { planTuple } from '../tuples.mjs';
import { nameOf, textOf } from '../properties.mjs';
import { optionsText, outermost } from '../wagmi-config.mjs';
import { chainText } from './web3-onboard-chains.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */

const modules = /^@web3-onboard\/(?!react$|core$|common$)/;

const type = (/** @type {Source} */ source, /** @type {string} */ text) =>
  source.isTyped ? text : '';

/** @type {Readonly<Record<string, import('../tuples.mjs').TupleRule>>} */
const hooks = {
  useConnectWallet: {
    hooks: { account: "useAccount('eip155')", provider: 'useProvider()', widget: 'useWidget()' },
    first: {
      wallet: ({ account, provider }) =>
        `${provider} && ${account}.address ? { provider: ${provider}, accounts: [{ address: ${account}.address }], label: ${account}.account?.connectorId ?? '' } : null`,
      connecting: ({ account }, source) => `${account}.status === ${source.quoted('connecting')}`,
    },
    rest: [
      ({ widget }, source) => `() => ${widget}.openAndConnect(${source.quoted('eip155')})`,
      ({ widget }, source) =>
        `(${type(source, '_wallet?: unknown')}) => ${widget}.disconnect(${source.quoted('eip155')})`,
    ],
    differs: {
      wallet:
        'it is another object at each render, with provider, accounts and label alone: name its members in the dependencies of effects',
    },
  },
  useSetChain: {
    hooks: { network: "useNetwork('eip155')" },
    first: {
      connectedChain: ({ network }) =>
        `${network}.network ? { id: \`0x\${Number(${network}.network.id).toString(16)}\`, namespace: 'evm' } : null`,
      chains: ({ network }) =>
        `${network}.networks.map(({ id, name }) => ({ id: \`0x\${Number(id).toString(16)}\`, label: name }))`,
      settingChain: ({ network }) => `${network}.switching !== undefined`,
    },
    rest: [
      ({ network }, source) =>
        `({ chainId }${type(source, ': { readonly chainId: number | string }')}) => ${network}.switchNetwork(\`eip155:\${Number(chainId)}\`)`,
    ],
    differs: {},
  },
};

/** What is said of a hook that stays: it looks for what `init` of web3-onboard made. */
const DEAD = '; until it is rewritten it throws, because init is gone';

/** @type {import('../kit.mjs').Kit} */
export const web3Onboard = {
  name: 'web3-onboard',
  packages: ['@web3-onboard/*'],
  isOf: (module) => module.startsWith('@web3-onboard/'),
  components: {},
  providers: ['Web3OnboardProvider', 'init', 'default'],
  makeWidgets(site, source, bindings) {
    for (const binding of bindings) {
      const { imported, module } = binding;
      const isInit =
        module === '@web3-onboard/react'
          ? imported === 'init'
          : module === '@web3-onboard/core' && imported === 'default';
      if (isInit) convert(source, binding, (reference) => planInit(site, source, reference));
    }
  },
  rewrite(site, source, bindings) {
    const dead = site.hasWidget(source.path) ? DEAD : '';
    for (const binding of bindings) {
      const { imported, module } = binding;
      if (wentAlong(source, binding)) continue;
      if (modules.test(module) && imported === 'default') {
        convert(source, binding, (reference) => planModule(source, reference));
      } else if (imported === 'Web3OnboardProvider') {
        const rule = {
          name: 'WidgetProvider',
          attributes: {
            web3Onboard: (/** @type {import('ts-morph').JsxAttribute} */ attribute) =>
              `widget={${valueOf(attribute)?.getText()}}`,
          },
        };
        convert(source, binding, (reference) =>
          planComponent(source, binding, rule, reference, () => ''),
        );
      } else if (Object.hasOwn(hooks, imported)) {
        const rule = /** @type {import('../tuples.mjs').TupleRule} */ (hooks[imported]);
        convert(source, binding, (reference) => {
          const plan = planTuple(source, reference, rule);
          return typeof plan === 'string' ? plan + dead : plan;
        });
      }
    }
    for (const binding of bindings) {
      const { imported, module } = binding;
      const isKnown =
        imported === 'init' ||
        imported === 'Web3OnboardProvider' ||
        module === '@web3-onboard/core' ||
        (modules.test(module) && imported === 'default') ||
        Object.hasOwn(hooks, imported);
      if (!isKnown && !wentAlong(source, binding))
        leave(
          source,
          binding,
          `it has no counterpart${module === '@web3-onboard/react' && imported.startsWith('use') ? dead : ''}`,
        );
    }
  },
};

/**
 * Marks the uses that went with the options of `init` or with a module's line, and says whether no other is left.
 *
 * @param {Source} source
 * @param {import('../kit-imports.mjs').Binding} binding
 */
function wentAlong(source, { done, references }) {
  for (const each of references) if (source.isGone(each)) done.add(each);
  return done.size === references.length;
}

/** `init({ wallets, chains, … })`. @param {Site} site @param {Source} source @param {import('ts-morph').Identifier} reference */
function planInit(site, source, reference) {
  const call = reference.getParent();
  const [options] = Node.isCallExpression(call) ? call.getArguments() : [];
  if (!Node.isCallExpression(call) || !Node.isObjectLiteralExpression(options))
    return 'its options are no object that is written there';
  if (!outermost(call)) return 'it is not at the top of its file';
  const chains = options.getProperty('chains');
  const list = Node.isPropertyAssignment(chains) ? bare(chains.getInitializer()) : undefined;
  if (!Node.isArrayLiteralExpression(list)) return 'its chains are no list that is written there';
  const texts = list.getElements().map((each) => chainText(source, bare(each)));
  if (texts.some((each) => each === undefined))
    return 'one of its chains has no id, label and rpcUrl that are written there';
  return () => {
    const found = texts.flatMap((each) => (each === undefined ? [] : [each()]));
    const urls = found.flatMap(({ url }) => url ?? []);
    const made = [
      `networks: [${found.map(({ network }) => network).join(', ')}]`,
      ...(urls.length > 0 ? [`customRpcUrls: { ${urls.join(', ')} }`] : []),
    ];
    for (const property of options.getProperties()) {
      if (['chains', 'wallets'].includes(nameOf(property))) continue;
      source.differs(
        property,
        `${nameOf(property)}: see docs/options.md${nameOf(property) === 'appMetadata' ? ' for metadata' : ''}`,
      );
    }
    const declaration = call.getParent();
    const isBare = Node.isExpressionStatement(declaration);
    const name = Node.isVariableDeclaration(declaration)
      ? declaration.getName()
      : source.added.take(source.added.free('widget'));
    const text = `${source.added.use('cleatkit', 'createWidget')}(${optionsText(made)})`;
    source.replace(call, isBare ? `export const ${name} = ${text}` : text);
    source.changed(call, 'init is createWidget');
    if (isBare)
      source.left(call, `put <WidgetProvider widget={${name}}> of cleatkit/react around the site`);
    if (textOf(options, 'wallets'))
      source.differs(
        options,
        'wallets: the widget finds the wallets of the browser itself, and pairs with a projectId',
      );
    site.addWidget({ path: source.path, name });
    becomesWidget(site, source, declaration);
  };
}

/** `const injected = injectedModule()`, which only `wallets` has. @param {Source} source @param {import('ts-morph').Identifier} reference */
function planModule(source, reference) {
  const call = reference.getParent();
  if (!Node.isCallExpression(call)) return 'it is used as a value';
  const isWallet = (/** @type {Node} */ node) =>
    node.getFirstAncestor(
      (each) => Node.isPropertyAssignment(each) && each.getName() === 'wallets',
    ) !== undefined;
  if (isWallet(call)) return () => {};
  const declaration = call.getParent();
  const statement = Node.isVariableDeclaration(declaration)
    ? declaration.getVariableStatement()
    : undefined;
  if (
    !Node.isVariableDeclaration(declaration) ||
    !statement ||
    statement.getDeclarations().length > 1
  )
    return 'it is not kept in a constant';
  if (!source.referencesOf(declaration.getNameNode()).every(isWallet))
    return 'it is used outside of wallets';
  return () => {
    source.removeLine(statement);
    if (/projectId/.test(statement.getText()))
      source.differs(statement, 'projectId: give it to createWidget');
  };
}
