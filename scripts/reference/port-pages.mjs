import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { code, page } from './markdown.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * A page for each port that a site may replace.
 *
 * @param {import('./declarations.mjs').Declarations} declarations
 * @returns {readonly (import('./homes.mjs').DeclarationPage & { readonly name: string })[]}
 */
export function portPages(declarations) {
  return declarations
    .exportsOf('ports/index.ts')
    .filter(
      ({ isPort, name, text }) =>
        isPort || /^const \w+: Token</.test(text) || name === 'WalletConnectorCatalogue',
    )
    .map((port) => {
      const file = `ports/${kebab(port.name)}.md`;
      return { file, name: port.name, title: port.name, lead: leadOf(port), roots: [port] };
    });
}

/** @param {Declaration} port */
function leadOf({ name, source, isPort, text }) {
  // A port that is a function has a type of another name.
  const type = isPort ? name : (/Token<(\w+)>/.exec(text)?.[1] ?? name);
  const names = type === name ? name : `${name}, type ${type}`;
  const suite = suiteOf(name, source);
  return page(
    `A port: the widget asks it, and an adapter answers. What the comments below promise, an adapter of yours owes; an error of it is a \`WidgetError\` of \`cleatkit/errors\`, and a request stops when its \`signal\` aborts.`,
    code(`import { createWidget, override } from 'cleatkit';
import { ${names} } from 'cleatkit/ports';

const replaced = (adapter: ${type}) => createWidget({}, override(${name}, adapter));`),
    suite &&
      `[\`${suite}\`](../../../${suite}) tests the promises, over the fake and the adapters of the package.`,
  ).trimEnd();
}

/**
 * The contract of a port: a file of its name, or the suite of the ports that are services.
 *
 * @param {string} name
 * @param {string} source
 */
function suiteOf(name, source) {
  const file = source.replace(/^ports\/|\.ts$/g, '');
  const own = [
    `${kebab(name)}.contract`,
    `${file}.contract`,
    `${kebab(name)}.test`,
    `${file}.test`,
  ].map((each) => `tests/contract/${each}.ts`);
  const services = 'tests/contract/service-ports.test.ts';
  const isService = readFileSync(join(root, services), 'utf8').includes(name);
  return own.find((path) => existsSync(join(root, path))) ?? (isService ? services : undefined);
}

/** @param {string} name */
function kebab(name) {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
