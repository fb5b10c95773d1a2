import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../scripts/command.mjs';
import { unpackedPackage } from '../../scripts/unpacked-package.mjs';
import { facts, isWeb } from './facts.mjs';
import { listPackages } from './packages.mjs';

/** @typedef {import('./packages.mjs').ListKey} ListKey */
/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./facts.mjs').Namespace} Namespace */
/** @typedef {{ readonly file: string, readonly facts: Facts }} Entry */

/**
 * How each list is read: from the name of a wallet there to the file and what it says.
 *
 * @satisfies {Readonly<Record<string, (name: string) => Entry>>}
 */
export const readers = {
  /** RainbowKit: a module for each wallet, all on EVM chains. */
  rainbowkit(name) {
    const folder = 'dist/wallets/walletConnectors';
    const mark = `// src/wallets/walletConnectors/${name}/${name[0]?.toLowerCase()}${name.slice(1)}.ts`;
    const { file, text } = fileWith('rainbowkit', folder, mark);
    const own = text.slice(text.indexOf(mark));
    const said = /(?:\bname|var displayName\w*) ?[:=] "([^"]*)"/.exec(own)?.[1];
    const links = [...own.matchAll(/[`"]([\w.+-]+:\/\/[^`"]*?)wc\?uri=/g)].map(([, link]) => link);
    return {
      file,
      facts: facts({
        name: said,
        rdns: /\brdns: "([^"]*)"/.exec(own)?.[1],
        homepage: /\b(?:browserExtension|qrCode|mobile): "(https:[^"]*)"/.exec(own)?.[1],
        mobileLink: links.find((link) => !isWeb(link)),
        universalLink: links.find(isWeb),
        namespaces: ['eip155'],
        androidApp: /\bandroid: "([^"]*)"/.exec(own)?.[1],
        iosApp: /\bios: "([^"]*)"/.exec(own)?.[1],
      }),
    };
  },

  /** thirdweb: a module for each wallet, all on EVM chains. */
  thirdweb(name) {
    const file = `src/wallets/__generated__/wallet/${name}/index.ts`;
    const text = textOf('thirdweb', file);
    const inside = (/** @type {string} */ key) =>
      new RegExp(`\\b${key}: \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
    const value = (/** @type {string} */ key, part = text) =>
      new RegExp(`\\b${key}:\\s*"([^"]*)"`).exec(part)?.[1];
    return {
      file,
      facts: facts({
        name: value('name'),
        rdns: value('rdns'),
        homepage: value('homepage'),
        mobileLink: value('native', inside('mobile')),
        universalLink: value('universal', inside('mobile')),
        desktopLink: value('native', inside('desktop')),
        namespaces: ['eip155'],
        androidApp: value('android', inside('app')),
        iosApp: value('ios', inside('app')),
      }),
    };
  },

  /** Dynamic's book: one object, an entry for each wallet and namespace. */
  walletBook(name) {
    const file = 'wallet-book-fallbacks.js';
    const text = textOf('walletBook', file);
    const [, body] = /var wallets = (\{[^]*?\n\});/.exec(text) ?? [];
    if (body === undefined) throw new CommandError(`${file} has no wallets.`);
    const start = body.search(new RegExp(`^\\t"?${name}"?: \\{`, 'm'));
    const own = start < 0 ? '' : body.slice(start, body.indexOf('\n\t}', start));
    if (own === '') throw new CommandError(`${file} has no ${name}.`);
    const value = (/** @type {string} */ key) => new RegExp(`\\b${key}: "([^"]*)"`).exec(own)?.[1];
    const namespace = bookNamespaces[/\bchain: "(\w+)"/.exec(own)?.[1] ?? ''];
    const template = (value('inAppBrowserV2') ?? value('inAppBrowser'))
      ?.replace('ref={{encodedDappURI}}', 'ref={origin}')
      .replace('{{encodedDappURI}}', '{url}')
      .replace('{{dappURI}}', '{address}');
    return {
      file,
      facts: facts({
        name: value('name'),
        rdns: value('rdns'),
        mobileLink: value('native'),
        universalLink: value('universal')?.includes('{{') ? undefined : value('universal'),
        ...(template && namespace && { browserLinks: { [namespace]: template } }),
        ...(namespace && { namespaces: [namespace] }),
        androidApp: value('androidId'),
        iosApp: value('iosId'),
      }),
    };
  },

  /** Solana's adapters: a package for each wallet. */
  solana(name) {
    const file = 'src/adapter.ts';
    const text = textOf(keyOf('solana', name), file);
    return {
      file,
      facts: facts({
        name: /WalletName = '([^']*)'/.exec(text)?.[1],
        homepage: /\burl = '([^']*)'/.exec(text)?.[1],
        namespaces: ['solana'],
        ...browsed(/`(https:[^`]*\/browse\/[^`]*)`/.exec(text)?.[1]),
      }),
    };
  },

  /** Jupiter's adapter for Solana. */
  jupiter(name) {
    const file = 'dist/components.esm.js';
    const text = textOf('jupiter', file);
    const start = text.indexOf(`  name: '${name}'`);
    if (start < 0) throw new CommandError(`${file} has no ${name}.`);
    const own = text.slice(start, text.indexOf('});', start));
    return {
      file,
      facts: facts({
        name,
        homepage: /\burl: '([^']*)'/.exec(own)?.[1],
        namespaces: ['solana'],
      }),
    };
  },

  /** MetaMask's own package for Solana. */
  metamaskSolana(name) {
    const file = 'dist/wallet.cjs';
    if (!textOf('metamaskSolana', file).includes(name)) {
      throw new CommandError(`${file} has no ${name}.`);
    }
    return { file, facts: { namespaces: ['solana'] } };
  },

  /** Bigmi: a module for each Bitcoin wallet. */
  bigmi(name) {
    const file = `src/connectors/${name}.ts`;
    const text = textOf('bigmi', file);
    return {
      file,
      facts: facts({ name: /^ {4}name: '([^']*)'/m.exec(text)?.[1], namespaces: ['bip122'] }),
    };
  },

  /** LaserEyes: one object with the pages of Bitcoin wallets. */
  lasereyes(name) {
    const file = 'dist/index.js';
    const entry = new RegExp(`\\bname: "${name}",\\s+url: "([^"]*)"`);
    const homepage = entry.exec(textOf('lasereyes', file))?.[1];
    if (homepage === undefined) throw new CommandError(`${file} has no ${name}.`);
    return { file, facts: facts({ homepage, namespaces: ['bip122'] }) };
  },

  /** LunoKit: a connector for each Polkadot wallet. */
  luno(name) {
    const file = 'dist/connectors/index.js';
    const entry = new RegExp(`\\bid:"${name}",name:"([^"]*)"[^}]*?links:\\{([^}]*)\\}`);
    const [, said, links = ''] = entry.exec(textOf('luno', file)) ?? [];
    if (said === undefined) throw new CommandError(`${file} has no ${name}.`);
    const homepage = /browserExtension:"([^"]*)"/.exec(links)?.[1];
    return { file, facts: facts({ name: said, homepage, namespaces: ['polkadot'] }) };
  },

  /** Typink: an object for each Polkadot wallet. */
  typink(name) {
    const file = 'wallets/index.js';
    const text = textOf('typink', file);
    const start = text.indexOf(`id: '${name}'`);
    if (start < 0) throw new CommandError(`${file} has no ${name}.`);
    const own = text.slice(text.lastIndexOf('({', start), text.indexOf('})', start));
    return {
      file,
      facts: facts({
        name: /name: '([^']*)'/.exec(own)?.[1],
        homepage: /websiteUrl: '([^']*)'/.exec(own)?.[1],
        namespaces: ['polkadot'],
      }),
    };
  },
};

/** @typedef {keyof typeof readers} Reader */

/** @type {Readonly<Record<string, Namespace | undefined>>} */
const bookNamespaces = { evm: 'eip155', sol: 'solana', btc: 'bip122' };

/**
 * The link of a package for Solana that opens a page in the wallet's own browser.
 *
 * @param {string | undefined} link
 * @returns {Pick<Facts, 'browserLinks'>}
 */
function browsed(link) {
  if (link === undefined) return {};
  return {
    browserLinks: { solana: link.replace('${url}', '{url}').replace('${ref}', '{origin}') },
  };
}

/**
 * @param {ListKey} key
 * @param {string} file
 */
function textOf(key, file) {
  return readFileSync(join(unpackedPackage(listPackages[key]), file), 'utf8');
}

/**
 * @param {ListKey} key
 * @param {string} folder
 * @param {string} mark
 */
function fileWith(key, folder, mark) {
  const files = readdirSync(join(unpackedPackage(listPackages[key]), folder));
  for (const name of files.filter((each) => each.startsWith('chunk-'))) {
    const file = `${folder}/${name}`;
    const text = textOf(key, file);
    if (text.includes(mark)) return { file, text };
  }
  throw new CommandError(`${listPackages[key].name} has no ${mark}.`);
}

/**
 * The package that `reader` reads a wallet from.
 *
 * @param {Reader} reader
 * @param {string} name
 * @returns {ListKey}
 */
export function keyOf(reader, name) {
  const key = reader === 'solana' ? `solana-${name}` : reader;
  if (!Object.hasOwn(listPackages, key)) throw new CommandError(`There is no list ${key}.`);
  return /** @type {ListKey} */ (key);
}
