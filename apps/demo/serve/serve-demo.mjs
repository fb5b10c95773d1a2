import { join } from 'node:path';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { root } from '../../../scripts/command.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { joined } from './counterpart.mjs';

/**
 * @typedef {object} ServedChain
 * @property {number} chainId
 * @property {string} url
 */

/**
 * Bundles and serves the demo. The page reads its chains from `/config.json`.
 *
 * @param {object} options
 * @param {number} [options.port]
 * @param {readonly ServedChain[]} options.evm
 * @param {readonly import('../../chains/nodes/demo-chains.mjs').OtherChain[]} [options.others]
 * @param {readonly import('../../chains/nodes/demo-tokens.mjs').DemoToken[]} [options.tokens] Those of the chains in `evm`.
 * @param {string} [options.relayUrl] The WalletConnect relay of this machine.
 * @param {string} [options.authFrameUrl] The page of the embedded wallet.
 * @param {(network: string, address: string) => Promise<void>} [options.fund] Pays an account of a chain.
 * @param {readonly import('./counterpart.mjs').Counterpart[]} [options.counterparts] What features of the widget need.
 * @param {(path: string) => void} [options.onRequest]
 */
export async function serveDemo({
  port,
  evm,
  others = [],
  tokens = [],
  relayUrl,
  authFrameUrl,
  fund,
  counterparts = [],
  onRequest,
}) {
  const { config, listeners, origins } = joined(counterparts);
  const folder = join(root, 'dist/demo');
  const chains = [...evm, ...others];
  const endpoints = chains.map(({ url }) => url);
  await bundlePages({ from: join(root, 'apps/demo'), to: folder });
  return startStaticServer({
    folder,
    headers: {
      'content-security-policy': strictPolicy(
        [...endpoints, ...(relayUrl ? [relayUrl] : []), ...origins],
        authFrameUrl ? [authFrameUrl] : [],
      ),
    },
    json: {
      '/config.json': {
        evm,
        others,
        tokens,
        ...(relayUrl && { relayUrl }),
        ...(authFrameUrl && { authFrameUrl }),
        ...(fund && { hasFaucet: true }),
        ...config,
      },
    },
    listeners,
    ...(fund && { posts: { '/faucet': faucetOf(fund) } }),
    ...(port === undefined ? {} : { port }),
    ...(onRequest ? { onRequest } : {}),
  });
}

/**
 * The faucet that the page asks for test money.
 *
 * @param {(network: string, address: string) => Promise<void>} fund
 * @returns {(body: unknown) => Promise<void>}
 */
function faucetOf(fund) {
  return async (body) => {
    const { network, address } = /** @type {{ network?: unknown; address?: unknown }} */ (body);
    if (typeof network !== 'string' || typeof address !== 'string')
      throw new TypeError('No account');
    await fund(network, address);
  };
}

/**
 * The strictest Content-Security-Policy under which the widget has to work. Only `connect` and `frames` add hosts to it.
 *
 * @param {readonly string[]} connect The origins that the page may contact besides its own.
 * @param {readonly string[]} [frames] The origins of the pages that it may have in frames.
 */
export function strictPolicy(connect, frames = []) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
