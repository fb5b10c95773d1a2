import { Node } from 'ts-morph';
import { bare } from '../jsx.mjs';
import { valueNode } from '../properties.mjs';
import { rpcUrlsText } from '../rpc-urls.mjs';

/** @typedef {import('../source.mjs').Source} Source */

/**
 * AppKit's `customRpcUrls` as the widget's.
 *
 * @param {Source} source
 * @param {Node} property
 * @param {Node} value
 * @param {(node: Node) => string | undefined} textFor What an address is called where the widget is made.
 * @returns {readonly string[]} One option as a text, or none.
 */
export function customRpcUrls(source, property, value, textFor) {
  const text = rpcUrlsOfAppKit(value, textFor);
  if (text === undefined) {
    source.left(
      property,
      "customRpcUrls: give it to createWidget as { 'eip155:1': ['https://…'] }, and the addresses to wagmi's transports",
    );
    return [];
  }
  return [text];
}

/**
 * The widget's `customRpcUrls` from AppKit's, whose addresses are objects: `{ 'eip155:1': [{ url }] }`.
 *
 * @param {Node | undefined} value
 * @param {(node: Node) => string | undefined} textFor
 * @returns {string | undefined} The option as a text, where its addresses are written there.
 */
function rpcUrlsOfAppKit(value, textFor) {
  const object = bare(value);
  if (!Node.isObjectLiteralExpression(object)) return undefined;
  const entries = object.getProperties().map((each) => {
    const list = Node.isPropertyAssignment(each) ? bare(each.getInitializer()) : undefined;
    const name = Node.isPropertyAssignment(each) ? each.getNameNode().getText() : '';
    if (!Node.isArrayLiteralExpression(list)) return undefined;
    const urls = list.getElements().map((one) => {
      const endpoint = bare(one);
      const isPlain =
        Node.isObjectLiteralExpression(endpoint) && endpoint.getProperties().length === 1;
      const url = isPlain ? endpoint.getProperty('url') : undefined;
      const written = url && valueNode(url);
      return written && textFor(written);
    });
    return urls.includes(undefined) ? undefined : `${name}: [${urls.join(', ')}]`;
  });
  return entries.includes(undefined) ? undefined : rpcUrlsText(entries);
}
