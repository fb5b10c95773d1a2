import { Node } from 'ts-morph';
import { bare } from './jsx.mjs';
import { declarationsOf, nameOf, valueNode } from './properties.mjs';

/** @typedef {import('./source.mjs').Source} Source */

/** How a report says that endpoints stay wagmi's alone. */
const byHand =
  "the widget reads the network's own endpoint; give it yours in its option customRpcUrls";

/**
 * The widget's `customRpcUrls` from wagmi's `transports`, so that both read a chain at the endpoints that the site names. What is no
 * plain address is said, and stays wagmi's alone.
 *
 * @param {Source} source
 * @param {import('ts-morph').ObjectLiteralExpression} options The options of wagmi's configuration.
 * @returns {readonly string[]} One option as a text, or none.
 */
export function rpcUrlsFrom(source, options) {
  const property = options.getProperty('transports');
  const client = options.getProperty('client');
  if (client) source.differs(client, `client: ${byHand}`);
  if (!property) return [];
  const list = objectOf(property);
  if (!list) {
    source.differs(property, `transports: ${byHand}`);
    return [];
  }
  const entries = list.getProperties().flatMap((each) => {
    const id = networkId(source, each);
    const urls = Node.isPropertyAssignment(each) ? urlsOf(bare(each.getInitializer())) : undefined;
    if (id === undefined || urls === undefined) {
      source.differs(each, `transports: ${byHand}`);
      return [];
    }
    return urls.length > 0 ? [`${id}: ${listText(urls)}`] : [];
  });
  return entries.length > 0 ? [rpcUrlsText(entries)] : [];
}

/** @param {readonly (string | undefined)[]} entries */
export function rpcUrlsText(entries) {
  const line = `customRpcUrls: { ${entries.join(', ')} }`;
  if (line.length <= 90) return line;
  return `customRpcUrls: {\n${entries.map((each) => `    ${each},\n`).join('')}  }`;
}

/** The object of `transports`, written there or in a constant of the same file. @param {Node} property */
function objectOf(property) {
  const value = bare(valueNode(property));
  const [declaration] = Node.isIdentifier(value) ? declarationsOf(value) : [];
  const object = Node.isVariableDeclaration(declaration)
    ? bare(declaration.getInitializer())
    : value;
  return Node.isObjectLiteralExpression(object) ? object : undefined;
}

/** `[mainnet.id]` or `1` as the name of a property of `customRpcUrls`. @param {Source} source @param {Node} property */
function networkId(source, property) {
  if (!Node.isPropertyAssignment(property)) return undefined;
  const name = property.getNameNode();
  const key = Node.isComputedPropertyName(name) ? name.getExpression() : name;
  const number = Node.isNumericLiteral(key) ? key.getText() : nameOf(property);
  if (/^\d+$/.test(number)) return source.quoted(`eip155:${number}`);
  const isId = Node.isPropertyAccessExpression(key) && key.getName() === 'id';
  return isId && Node.isIdentifier(key.getExpression())
    ? `[\`eip155:\${${key.getText()}}\`]`
    : undefined;
}

/**
 * The addresses of `http(url)` and of a `fallback` of such; none for `http()`, which reads the chain's own.
 *
 * @param {Node | undefined} value
 * @returns {readonly Node[] | undefined} `undefined` for what the widget cannot ask: sockets, headers, functions of the site.
 */
function urlsOf(value) {
  if (!Node.isCallExpression(value)) return undefined;
  const [first, ...more] = value.getArguments();
  const callee = value.getExpression().getText();
  if (callee === 'fallback') {
    const list = bare(first);
    if (!Node.isArrayLiteralExpression(list)) return undefined;
    const all = list.getElements().map((each) => urlsOf(bare(each)));
    // An http() among them is the chain's own endpoint, which customRpcUrls would leave out.
    const isWhole = all.every((each) => each !== undefined && each.length > 0);
    return isWhole ? all.flatMap((each) => each ?? []) : undefined;
  }
  if (callee !== 'http') return undefined;
  if (first === undefined) return [];
  const isPlain = isText(first) || isPath(first);
  return isPlain && more.every((each) => !/fetchOptions|onFetch/.test(each.getText()))
    ? [first]
    : undefined;
}

/** @param {readonly Node[]} urls */
function listText(urls) {
  if (urls.every((each) => isText(each)))
    return `[${urls.map((each) => each.getText()).join(', ')}]`;
  const parts = urls.map((each) =>
    isText(each) ? each.getText() : `...(${each.getText()} ? [${each.getText()}] : [])`,
  );
  const [only] = urls;
  return urls.length === 1 && only
    ? `${only.getText()} ? [${only.getText()}] : []`
    : `[${parts.join(', ')}]`;
}

/** Whether `node` is an address for certain: the widget takes no other. @param {Node} node */
function isText(node) {
  const [declaration] = Node.isIdentifier(node) ? declarationsOf(node) : [];
  const made = Node.isVariableDeclaration(declaration) ? bare(declaration.getInitializer()) : node;
  const isLiteral =
    Node.isStringLiteral(made) ||
    Node.isNoSubstitutionTemplateLiteral(made) ||
    Node.isTemplateExpression(made);
  return isLiteral && /^['"`]https?:\/\//.test(made.getText());
}

/** A variable, or a member of one: it may be undefined, and is read twice without harm. @param {Node} node @returns {boolean} */
function isPath(node) {
  if (Node.isIdentifier(node) || Node.isMetaProperty(node)) return true;
  if (Node.isElementAccessExpression(node))
    return Node.isNumericLiteral(node.getArgumentExpression()) && isPath(node.getExpression());
  return Node.isPropertyAccessExpression(node) && isPath(node.getExpression());
}
