import { posix } from 'node:path';
import { Node } from 'ts-morph';
import { bare } from './jsx.mjs';
import { declarationsOf, nameOf, textOf } from './properties.mjs';
import { rpcUrlsFrom } from './rpc-urls.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./site.mjs').Site} Site */

/**
 * What a kit's own options become.
 *
 * @typedef {object} KitOptions
 * @property {ReadonlySet<string>} own The options that are not wagmi's.
 * @property {() => readonly string[]} widget The widget's options, as texts, without its networks.
 * @property {string} [chains] The option with the chains, where it is not `chains`.
 * @property {readonly string[]} [defaultChains] The kit's chains where the site names none.
 */

/**
 * Makes a widget before the statement with wagmi's options, and its connector the only one.
 *
 * @param {Site} site
 * @param {Source} source
 * @param {import('ts-morph').ObjectLiteralExpression} options
 * @param {KitOptions} kit
 * @returns {(() => void) | string} What does it, or why that is not possible.
 */
export function moveConfig(site, source, options, kit) {
  const statement = outermost(options);
  if (!statement) return 'it is not at the top of its file';
  const chains = options.getProperty(kit.chains ?? 'chains');
  if (!chains && !kit.defaultChains) return 'it names no chains';
  if (options.getProperties().some((each) => Node.isSpreadAssignment(each)))
    return 'it takes over the members of another object';
  return () => {
    for (const property of options.getProperties()) {
      const name = nameOf(property);
      const isReplaced = ['connectors', 'multiInjectedProviderDiscovery'].includes(name);
      if (kit.own.has(name) || isReplaced) source.removeFromList(property);
    }
    const networks = chainsOf(source, chains, kit.defaultChains ?? []);
    const widget = source.added.take(source.added.free('widget'));
    source.added.use('cleatkit', 'createWidget');
    const own = kit.widget();
    const urls = own.some((each) => each.startsWith('customRpcUrls'))
      ? []
      : rpcUrlsFrom(source, options);
    const added = [
      ...(chains ? [] : [networks.name === 'chains' ? 'chains' : `chains: ${networks.name}`]),
      `connectors: [${source.added.use('cleatkit/wagmi', 'cleat')}(${widget})]`,
      'multiInjectedProviderDiscovery: false',
      ...(options.getProperty('transports') || options.getProperty('client')
        ? []
        : [transportOf(source, networks.names)]),
    ];
    addProperties(source, options, added);
    const isExported =
      !/(^|\/)(page|layout|route|template|_app|_document)\.\w+$/.test(source.path) &&
      !source.added.isCommonJs;
    const text = [
      ...(networks.made
        ? [`const ${networks.name} = ${networks.made}${source.semicolon}`, '']
        : []),
      `${isExported ? 'export ' : ''}const ${widget} = createWidget(${optionsText([`networks${networks.name === 'networks' ? '' : `: ${networks.name}`}`, ...urls, ...own])})${source.semicolon}`,
      '',
      '',
    ].join('\n');
    source.insert(statement.getStart(), text);
    source.changed(statement, 'the widget is made here, and is the connector of wagmi');
    if (source.added.isCommonJs)
      source.left(statement, 'export the widget from this module where another one needs it');
    site.addWidget({ path: source.path, name: widget });
  };
}

/** @param {readonly string[]} options */
export function optionsText(options) {
  const line = `{ ${options.join(', ')} }`;
  if (line.length <= 70 && !line.includes('\n')) return line;
  return `{\n${options.map((each) => `  ${each},\n`).join('')}}`;
}

/**
 * @param {Source} source
 * @param {Node | undefined} property
 * @param {readonly string[]} defaults
 */
function chainsOf(source, property, defaults) {
  const value = Node.isPropertyAssignment(property) ? property.getInitializerOrThrow() : undefined;
  const given = Node.isShorthandPropertyAssignment(property) ? property.getNameNode() : value;
  if (property && Node.isIdentifier(given)) {
    const name = given.getText();
    source.replace(property, name === 'chains' ? 'chains' : `chains: ${name}`);
    return { name, names: namesIn(declared(given)) };
  }
  const name = source.added.take(source.added.free('chains', 1));
  if (!value) {
    const names = defaults.map((each) => source.added.use('wagmi/chains', each));
    return { name, names, made: `[${names.join(', ')}]${source.isTyped ? ' as const' : ''}` };
  }
  const list = bare(value);
  const isPlain =
    Node.isArrayLiteralExpression(list) && (list === value || value.getText().endsWith('as const'));
  const made = isPlain ? `${list.getText()}${source.isTyped ? ' as const' : ''}` : value.getText();
  source.replace(/** @type {Node} */ (property), name === 'chains' ? 'chains' : `chains: ${name}`);
  return { name, names: namesIn(list), made };
}

/** What a constant of the same file is made of. @param {Node} name */
function declared(name) {
  const [declaration] = declarationsOf(name);
  return Node.isVariableDeclaration(declaration) ? bare(declaration.getInitializer()) : undefined;
}

/** The names in a list of nothing but names. @param {Node | undefined} list */
function namesIn(list) {
  if (!Node.isArrayLiteralExpression(list)) return [];
  const elements = list.getElements();
  return elements.every((each) => Node.isIdentifier(each))
    ? elements.map((each) => each.getText())
    : [];
}

/** @param {Source} source @param {readonly string[]} names */
function transportOf(source, names) {
  const http = source.added.use('wagmi', 'http');
  if (names.length > 0)
    return `transports: { ${names.map((each) => `[${each}.id]: ${http}()`).join(', ')} }`;
  const createClient = source.added.use('viem', 'createClient');
  return `client: ({ chain }) => ${createClient}({ chain, transport: ${http}() })`;
}

/**
 * @param {Source} source
 * @param {import('ts-morph').ObjectLiteralExpression} object
 * @param {readonly string[]} texts
 */
function addProperties(source, object, texts) {
  const [first] = object.getProperties();
  const before = first ? source.text.slice(first.getPos(), first.getStart()) : ' ';
  const blank = before.includes('\n') ? `\n${source.indentOf(/** @type {Node} */ (first))}` : ' ';
  source.insert(object.getStart() + 1, texts.map((each) => `${blank}${each},`).join(''));
}

/** The statement at the top of the file that `node` is in. @param {Node} node */
export function outermost(node) {
  const statement = node.getFirstAncestor((each) => Node.isSourceFile(each.getParent()));
  const isPlain =
    Node.isVariableStatement(statement) ||
    Node.isExportAssignment(statement) ||
    Node.isExpressionStatement(statement);
  const isInside = node.getFirstAncestor(
    (each) =>
      Node.isArrowFunction(each) ||
      Node.isFunctionExpression(each) ||
      Node.isFunctionDeclaration(each),
  );
  return isPlain && !isInside ? statement : undefined;
}

/**
 * `metadata` of the widget, from the separate options of a kit. Without an address, the widget names the page's host.
 *
 * @param {Source} source
 * @param {import('ts-morph').ObjectLiteralExpression} options
 */
export function metadataFrom(source, options) {
  const [name, description, url, icon] = ['appName', 'appDescription', 'appUrl', 'appIcon'].map(
    (each) => textOf(options, each),
  );
  if (name === undefined) return [];
  if (url === undefined) {
    source.differs(
      options,
      `appName: wallets show the page's host; the option metadata takes ${name} with the address of the site`,
    );
    return [];
  }
  const parts = [
    `name: ${name}`,
    `description: ${description ?? name}`,
    `url: ${url}`,
    `icons: [${icon ?? ''}]`,
  ];
  return [`metadata: { ${parts.join(', ')} }`];
}

/** @param {import('ts-morph').ObjectLiteralExpression} options @param {string} name */
export function optionFrom(options, name, as = name) {
  const text = textOf(options, name);
  if (text === undefined) return [];
  return [text === as ? as : `${as}: ${text}`];
}

/** A new file beside `source`, with an ending that its neighbour has. @param {Source} source @param {string} name */
export function besides(source, name) {
  const ending = source.isTyped ? 'tsx' : 'jsx';
  return posix.join(posix.dirname(source.path), `${name}.${ending}`);
}
