import { Node } from 'ts-morph';
import { bare } from '../jsx.mjs';
import { declarationsOf, nameOf, textOf, valueNode } from '../properties.mjs';
import { moveConfig, optionsText, outermost } from '../wagmi-config.mjs';
import { becomesWidget } from '../former-instances.mjs';
import { customRpcUrls } from './appkit-rpc-urls.mjs';

/** @typedef {import('../source.mjs').Source} Source */
/** @typedef {import('../site.mjs').Site} Site */

/** The options that both have, under the same name. */
const same = new Set([
  'allWallets',
  'allowUnsupportedChain',
  'chainImages',
  'connectorImages',
  'customWallets',
  'debug',
  'defaultNetwork',
  'enableEIP6963',
  'enableInjected',
  'enableNetworkSwitch',
  'enableReconnect',
  'enableWallets',
  'excludeWalletIds',
  'featuredWalletIds',
  'includeWalletIds',
  'metadata',
  'privacyPolicyUrl',
  'projectId',
  'termsConditionsUrl',
  'themeMode',
]);
/** The members of what `createAppKit` answers that the widget has as well. */
const sameMembers = new Set(['open', 'close']);
/** The features that both have. */
const sameFeatures = new Set([
  'allWallets',
  'analytics',
  'collapseWallets',
  'connectMethodsOrder',
  'email',
  'emailShowWallets',
  'history',
  'legalCheckbox',
  'onramp',
  'receive',
  'send',
  'socials',
  'swaps',
]);
const variables = /** @type {Readonly<Record<string, string>>} */ ({
  '--w3m-accent': 'accent',
  '--w3m-color-mix': 'colorMix',
  '--w3m-color-mix-strength': 'colorMixStrength',
  '--w3m-font-family': 'fontFamily',
  '--w3m-font-size-master': 'fontSizeMasterPx',
  '--w3m-border-radius-master': 'borderRadiusMasterPx',
  '--w3m-z-index': 'zIndex',
});

/**
 * `new WagmiAdapter({ … })` becomes an object with wagmi's configuration, as the adapter is one.
 *
 * @param {Site} site
 * @param {Source} source
 * @param {import('ts-morph').Identifier} reference
 */
export function moveAdapter(site, source, reference) {
  const made = reference.getParent();
  if (Node.isTypeReference(made)) return 'it is used as a type';
  const [options] = Node.isNewExpression(made) ? made.getArguments() : [];
  if (!Node.isNewExpression(made) || !Node.isObjectLiteralExpression(options))
    return 'its options are no object that is written there';
  const call = createCallNear(site, source);
  const move = moveConfig(site, source, options, {
    own: new Set(['projectId', 'customRpcUrls']),
    chains: 'networks',
    widget: () => widgetOptions(source, options, call),
  });
  if (typeof move === 'string') return move;
  return () => {
    source.edit(
      made.getStart(),
      options.getStart(),
      `{ wagmiConfig: ${source.added.use('wagmi', 'createConfig')}(`,
    );
    source.edit(options.getEnd(), made.getEnd(), ') }');
    move();
  };
}

/** The options of `createAppKit` of the same package. @param {Site} site @param {Source} source */
function createCallNear(site, source) {
  for (const each of site.sources) {
    if (site.packageOf(each.path) !== site.packageOf(source.path)) continue;
    for (const { imported, references } of each.imports.bindings) {
      const [reference] = references;
      const call = imported === 'createAppKit' ? reference?.getParent() : undefined;
      const [options] = Node.isCallExpression(call) ? call.getArguments() : [];
      if (Node.isObjectLiteralExpression(options)) return { options, source: each };
    }
  }
  return undefined;
}

/**
 * @param {Source} source Where the widget is made.
 * @param {import('ts-morph').ObjectLiteralExpression} adapter
 * @param {{ readonly options: import('ts-morph').ObjectLiteralExpression, readonly source: Source } | undefined} call
 */
function widgetOptions(source, adapter, call) {
  const projectId = textOf(adapter, 'projectId');
  const own =
    projectId === undefined
      ? []
      : [projectId === 'projectId' ? 'projectId' : `projectId: ${projectId}`];
  const written = adapter.getProperty('customRpcUrls');
  const asked = written && valueNode(written);
  const urls =
    written && asked ? customRpcUrls(source, written, asked, (node) => node.getText()) : [];
  if (written && urls.length > 0 && !adapter.getProperty('transports'))
    source.differs(
      written,
      "customRpcUrls: the widget has them; name them in wagmi's transports as well",
    );
  if (!call) return [...own, ...urls];
  const others = call.options
    .getProperties()
    .filter(
      (each) =>
        ![
          'adapters',
          'networks',
          ...(own.length > 0 ? ['projectId'] : []),
          ...(written ? ['customRpcUrls'] : []),
        ].includes(nameOf(each)),
    );
  const isHere = call.source === source;
  return [
    ...own,
    ...urls,
    ...others.flatMap((property) =>
      optionOf(call.source, property, (node) =>
        isHere && isBefore(node, adapter) ? node.getText() : portable(node),
      ),
    ),
  ];
}

/** Whether what `node` names is there before `other`. @param {Node} node @param {Node} other */
function isBefore(node, other) {
  const names = Node.isIdentifier(node)
    ? [node]
    : node.getDescendants().filter((each) => Node.isIdentifier(each));
  return names.every((name) =>
    declarationsOf(name).every(
      (each) =>
        each.getStart() < other.getStart() ||
        each.getFirstAncestor((above) => above === node) !== undefined,
    ),
  );
}

/**
 * An option of AppKit as one of the widget.
 *
 * @param {Source} source
 * @param {Node} property
 * @param {(node: Node) => string | undefined} textFor
 * @returns {readonly string[]}
 */
function optionOf(source, property, textFor) {
  const name = nameOf(property);
  const value = valueNode(property);
  if (value === undefined) {
    source.left(property, 'an option that is not written there: see docs/options.md');
    return [];
  }
  const inner = bare(value);
  if (name === 'features' && Node.isObjectLiteralExpression(inner)) {
    const kept = inner.getProperties().flatMap((each) => {
      const text =
        sameFeatures.has(nameOf(each)) && Node.isPropertyAssignment(each)
          ? textFor(each.getInitializerOrThrow())
          : undefined;
      if (text !== undefined) return [`${nameOf(each)}: ${text}`];
      source.differs(each, `features.${nameOf(each)}: the widget has no such option`);
      return [];
    });
    return kept.length > 0 ? [`features: { ${kept.join(', ')} }`] : [];
  }
  if (name === 'themeVariables' && Node.isObjectLiteralExpression(inner))
    return themeVariables(source, inner, textFor);
  if (name === 'customRpcUrls') return customRpcUrls(source, property, value, textFor);
  if (!same.has(name)) {
    const isSignIn = name.startsWith('siw');
    source.left(
      property,
      isSignIn
        ? `${name}: give it to createWidget, see docs/sign-in.md`
        : `${name}: the widget has no such option, see docs/options.md`,
    );
    return [];
  }
  const text = textFor(value);
  if (text === undefined) {
    source.left(property, `${name}: give it to createWidget, which is in another file now`);
    return [];
  }
  return [text === name ? name : `${name}: ${text}`];
}

/** @param {Source} source @param {import('ts-morph').ObjectLiteralExpression} object @param {(node: Node) => string | undefined} textFor */
function themeVariables(source, object, textFor) {
  const kept = object.getProperties().flatMap((each) => {
    const name = variables[nameOf(each)];
    const value = Node.isPropertyAssignment(each) ? each.getInitializerOrThrow() : undefined;
    const pixels = Node.isStringLiteral(value)
      ? /^([\d.]+)px$/.exec(value.getLiteralValue())?.[1]
      : undefined;
    const text = value && (name?.endsWith('Px') ? pixels : textFor(value));
    if (name !== undefined && text !== undefined) return [`${name}: ${text}`];
    source.differs(each, `${nameOf(each)}: a theme of Cleat has no such variable`);
    return [];
  });
  return kept.length > 0 ? [`themeVariables: { ${kept.join(', ')} }`] : [];
}

/** The text of a value that means the same in another file. @param {Node} node @returns {string | undefined} */
function portable(node) {
  if (Node.isIdentifier(node)) {
    const [declaration] = declarationsOf(node);
    if (!Node.isVariableDeclaration(declaration))
      return node.getText() === 'undefined' ? 'undefined' : undefined;
    const made = declaration.getInitializer();
    return made && outermost(made) ? portable(made) : undefined;
  }
  if (Node.isObjectLiteralExpression(node)) {
    const texts = node.getProperties().map((each) => {
      const written = valueNode(each);
      const value = written && portable(written);
      return value === undefined ? undefined : `${nameOf(each)}: ${value}`;
    });
    return texts.includes(undefined) ? undefined : `{ ${texts.join(', ')} }`;
  }
  const names = node
    .getDescendants()
    .filter((each) => Node.isIdentifier(each) && each.getSymbol() !== undefined);
  return names.length === 0 ? node.getText() : undefined;
}

/**
 * `createAppKit({ … })`: nothing where an adapter of wagmi has the widget already, else `createWidget`.
 *
 * @param {Site} site
 * @param {Source} source
 * @param {import('ts-morph').Identifier} reference
 */
export function moveCreate(site, source, reference) {
  const call = reference.getParent();
  const [options] = Node.isCallExpression(call) ? call.getArguments() : [];
  if (!Node.isCallExpression(call) || !Node.isObjectLiteralExpression(options))
    return 'its options are no object that is written there';
  const statement = call.getParent();
  const isBare = Node.isExpressionStatement(statement);
  if (site.widgetOf(source.path)) {
    return () => {
      if (isBare) source.removeLine(statement);
      else {
        source.replace(call, site.widgetIn(source) ?? 'widget');
        becomesWidget(site, source, statement, sameMembers);
      }
      source.changed(call, 'the widget is made with the configuration of wagmi');
    };
  }
  if (!outermost(call)) return 'it is not at the top of its file';
  if (/WagmiAdapter|wagmiAdapter/.test(options.getText()))
    return 'the adapter of wagmi was not rewritten';
  return () => {
    const networks = textOf(options, 'networks');
    const others = options
      .getProperties()
      .filter((each) => !['adapters', 'networks'].includes(nameOf(each)));
    const texts = others.flatMap((each) => optionOf(source, each, (node) => node.getText()));
    const list =
      networks === undefined
        ? []
        : [networks === 'networks' ? 'networks' : `networks: ${networks}`];
    const made = `${source.added.use('cleatkit', 'createWidget')}(${optionsText([...list, ...texts])})`;
    const name = Node.isVariableDeclaration(statement)
      ? statement.getName()
      : source.added.take(source.added.free('widget'));
    source.replace(call, isBare ? `export const ${name} = ${made}` : made);
    source.changed(call, 'createAppKit is createWidget');
    site.addWidget({ path: source.path, name });
    becomesWidget(site, source, statement, sameMembers);
  };
}
