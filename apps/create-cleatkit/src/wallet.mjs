/** @typedef {import('./choices.mjs').Choices} Choices */
/** @typedef {import('./choices.mjs').Namespace} Namespace */
/** @typedef {import('./choices.mjs').Template} Template */

/** The networks of a new site, and the entry that has them. @type {Readonly<Record<Namespace, readonly [string, string]>>} */
const networks = {
  eip155: ['ethereum, arbitrum', 'cleatkit'],
  solana: ['solana', 'cleatkit/networks'],
  bip122: ['bitcoin', 'cleatkit/networks'],
  polkadot: ['polkadot', 'cleatkit/networks'],
};

/** @param {Template} template */
export function isTyped(template) {
  return template === 'react' || template === 'next';
}

/**
 * The file with the site's widget.
 *
 * @param {Choices} choices
 * @param {string} standalone The name of the file for a page without a build.
 * @returns {readonly [path: string, text: string]}
 */
export function walletOf({ template, namespaces, signIn, projectId }, standalone) {
  const ofEntry = (/** @type {string} */ entry) =>
    namespaces.flatMap((each) => (networks[each][1] === entry ? [networks[each][0]] : []));
  const imports = /** @type {const} */ ([
    ['cleatkit', ['createWidget', ...ofEntry('cleatkit')]],
    ['cleatkit/networks', ofEntry('cleatkit/networks')],
    ['cleatkit/sign-in', signIn ? ['createSignIn'] : []],
    ['cleatkit/snapshot', template === 'next' ? ['readSnapshot'] : []],
  ]);
  const lines =
    template === 'page'
      ? [
          importLine(
            imports.flatMap(([, names]) => names),
            `./${standalone}`,
          ),
        ]
      : imports.flatMap(([entry, names]) => (names.length > 0 ? [importLine(names, entry)] : []));
  const options = [
    `networks: [${namespaces.map((each) => networks[each][0]).join(', ')}],`,
    projectId === ''
      ? "// projectId: '…', // with one, wallets of phones pair; without, their apps open this page"
      : `projectId: '${projectId}', // wallets of phones pair by WalletConnect`,
    ...(signIn ? ['siwx: createSignIn(), // its server is sign-in-server.js'] : []),
    ...(template === 'next' ? ['initialState: readSnapshot(cookie),'] : []),
  ];
  const parameter = template === 'next' ? 'cookie?: string' : '';
  return [
    `src/wallet.${isTyped(template) ? 'ts' : 'js'}`,
    `${lines.join('\n')}

/** The wallet widget of this site. */
export function makeWallet(${parameter}) {
  return createWidget({
    ${options.join('\n    ')}
  });
}
`,
  ];
}

/**
 * @param {readonly string[]} names
 * @param {string} from
 */
function importLine(names, from) {
  return `import { ${names.join(', ').split(', ').sort().join(', ')} } from '${from}';`;
}
