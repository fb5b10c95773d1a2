import { Node } from 'ts-morph';
import { textOf } from '../properties.mjs';

/** The networks of `cleatkit/networks` by their ids; the first two are of `cleatkit`. */
const known = /** @type {Readonly<Record<string, string>>} */ ({
  1: 'ethereum',
  42161: 'arbitrum',
  10: 'optimism',
  56: 'bsc',
  100: 'gnosis',
  137: 'polygon',
  324: 'zksync',
  8453: 'base',
  42220: 'celo',
  43114: 'avalanche',
  59144: 'linea',
  84532: 'baseSepolia',
  80002: 'polygonAmoy',
  421614: 'arbitrumSepolia',
  534352: 'scroll',
  11155111: 'sepolia',
});

/**
 * What makes the texts of a chain of web3-onboard: its network, and the endpoint that the site gives it.
 *
 * @param {import('../source.mjs').Source} source
 * @param {Node | undefined} node
 * @returns {(() => { readonly network: string, readonly url?: string }) | undefined}
 */
export function chainText(source, node) {
  if (!Node.isObjectLiteralExpression(node)) return undefined;
  const id = Number((textOf(node, 'id') ?? '').replaceAll(/['"`]/g, ''));
  const [label, rpcUrl, token] = ['label', 'rpcUrl', 'token'].map((each) => textOf(node, each));
  if (!Number.isSafeInteger(id) || id <= 0) return undefined;
  const name = known[id];
  if (name === undefined && (label === undefined || rpcUrl === undefined)) return undefined;
  return () => {
    const url =
      rpcUrl === undefined ? {} : { url: `${source.quoted(`eip155:${id}`)}: [${rpcUrl}]` };
    if (name !== undefined) {
      const module = id === 1 || id === 42161 ? 'cleatkit' : 'cleatkit/networks';
      return { network: source.added.use(module, name), ...url };
    }
    const symbol = token ?? source.quoted('ETH');
    return {
      network: `{ id: ${id}, name: ${label}, nativeCurrency: { name: ${symbol}, symbol: ${symbol}, decimals: 18 }, rpcUrls: { default: { http: [${rpcUrl}] } } }`,
    };
  };
}
