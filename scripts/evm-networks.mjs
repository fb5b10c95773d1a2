import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as chains from 'viem/chains';
import { CommandError, root, runAsCommand, say } from './command.mjs';

/** @typedef {keyof typeof chains} ChainName */

/**
 * The EVM networks of `cleatkit/networks`, by the file that each is written to, under viem's names.
 *
 * @type {Readonly<Record<string, readonly ChainName[]>>}
 */
const files = {
  'evm-chains': [
    'aurora',
    'avalanche',
    'berachain',
    'bsc',
    'celo',
    'cronos',
    'fantom',
    'filecoin',
    'gnosis',
    'hedera',
    'kaia',
    'monad',
    'moonbeam',
    'moonriver',
    'polygon',
    'ronin',
    'sonic',
  ],
  'evm-rollups': [
    'abstract',
    'arbitrumNova',
    'base',
    'blast',
    'fraxtal',
    'ink',
    'linea',
    'lisk',
    'mantle',
    'metis',
    'mode',
    'optimism',
    'scroll',
    'soneium',
    'taiko',
    'unichain',
    'worldchain',
    'zksync',
    'zora',
  ],
  'evm-test-networks': [
    'arbitrumSepolia',
    'avalancheFuji',
    'baseSepolia',
    'bscTestnet',
    'celoSepolia',
    'gnosisChiado',
    'hoodi',
    'lineaSepolia',
    'monadTestnet',
    'optimismSepolia',
    'polygonAmoy',
    'scrollSepolia',
    'sepolia',
    'unichainSepolia',
    'zksyncSepoliaTestnet',
  ],
};

/** Test networks whose logo is that of another network. */
const logos = { hoodi: 'eip155:1', celoSepolia: 'eip155:42220' };

/**
 * `node scripts/evm-networks.mjs`: writes viem's facts of EVM networks as networks of this package. With `--check` it
 * writes nothing and fails where a file is not what it would write.
 */
async function main() {
  for (const [name, names] of Object.entries(files)) {
    const path = join(root, `domain/network/${name}.ts`);
    const written = [
      '// Written by "node scripts/evm-networks.mjs" from viem (MIT). Change that script instead.\n',
      "import type { KnownNetwork } from './network';\n",
      ...names.map(networkOf),
    ].join('');
    const text = await format(written, { ...(await resolveConfig(path)), filepath: path });
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      throw new CommandError(`${path} is not what node scripts/evm-networks.mjs writes.`);
    }
    say(`${name}: ${names.length} networks`);
  }
}

/** viem's chains by their names. @type {ReadonlyMap<string, unknown>} */
const known = new Map(Object.entries(chains));

/** @param {ChainName} name */
function networkOf(name) {
  const chain = /** @type {import('viem').Chain} */ (known.get(name));
  const { blockExplorers, id, nativeCurrency, rpcUrls, testnet } = chain;
  const explorer = blockExplorers?.default;
  const { ensRegistry, ensUniversalResolver, multicall3 } = chain.contracts ?? {};
  const contracts = { ensRegistry, ensUniversalResolver, multicall3 };
  const lines = [
    `id: ${id}`,
    "chainNamespace: 'eip155'",
    `caipNetworkId: 'eip155:${id}'`,
    `name: ${quoted(chain.name)}`,
    `nativeCurrency: { name: ${quoted(nativeCurrency.name)}, symbol: ${quoted(nativeCurrency.symbol)}, decimals: ${nativeCurrency.decimals} }`,
    `rpcUrls: { default: { http: [${quoted(rpcUrls.default.http[0] ?? '')}] } }`,
    ...(explorer
      ? [
          `blockExplorers: { default: { name: ${quoted(explorer.name)}, url: ${quoted(explorer.url.replace(/\/$/, ''))} } }`,
        ]
      : []),
    ...contractLines(contracts),
    ...(testnet ? ['testnet: true'] : []),
    ...(Object.hasOwn(logos, name)
      ? [`assets: { imageId: ${quoted(logos[/** @type {keyof typeof logos} */ (name)])} }`]
      : []),
  ];
  const kind = testnet ? ', a test network' : '';
  return [
    `\n/** ${chain.name}, chain ${id}${kind}. The endpoint is a public one; \`customRpcUrls\` replace it. */\n`,
    `export const ${name}: KnownNetwork<'eip155', ${id}> = {\n`,
    ...lines.map((line) => `  ${line},\n`),
    '};\n',
  ].join('');
}

/**
 * @param {Readonly<Record<string, { readonly address: string, readonly blockCreated?: number | undefined } | undefined>>} contracts
 */
function contractLines(contracts) {
  const given = Object.entries(contracts).flatMap(([key, contract]) => {
    if (contract === undefined) return [];
    const { address, blockCreated } = contract;
    const created = blockCreated === undefined ? '' : `, blockCreated: ${blockCreated}`;
    return [`${key}: { address: ${quoted(address)}${created} }`];
  });
  return given.length === 0 ? [] : [`contracts: { ${given.join(', ')} }`];
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("'", "\\'")}'`;
}

await runAsCommand(import.meta.url, main);
