import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, fallback, http } from 'viem';
import { mainnet } from 'viem/chains';
import { root } from '../../../scripts/command.mjs';

/**
 * @typedef {{ readonly method: string, readonly params: readonly unknown[] }} Call
 * @typedef {(call: Call) => Promise<unknown>} Ask
 * @typedef {(urls: readonly string[], fetchFn: typeof fetch) => Ask} Contender A new client each time.
 */

/**
 * viem with its own protection against the same faults.
 *
 * @type {Contender}
 */
export function viem(urls, fetchFn) {
  // A fallback retries by itself, so its transports must not.
  const options = { batch: { batchSize: 1000 }, timeout: 10_000, fetchFn };
  const retries = { retryCount: 3, retryDelay: 150 };
  const [only = '', ...others] = urls;
  const transport =
    others.length === 0
      ? http(only, { ...options, ...retries })
      : fallback(
          urls.map((url) => http(url, options)),
          retries,
        );
  const client = createClient({ chain: mainnet, transport });
  return (call) => client.request(/** @type {never} */ (call));
}

/**
 * Our client, bundled like the package.
 *
 * @returns {Promise<Contender>}
 */
export async function cleat() {
  const outfile = join(root, '.cache/bench-rpc/client.mjs');
  await build({
    stdin: {
      contents: `
        export { NetworkRpcClients } from './infrastructure/rpc/network-rpc-clients';
        export { SystemClock } from './infrastructure/clock/system-clock';
        export { ethereum } from './domain/network/built-in-networks';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outfile,
    logLevel: 'warning',
  });
  const { NetworkRpcClients, SystemClock, ethereum } = await import(pathToFileURL(outfile).href);
  return (urls, fetchFn) => {
    const clients = new NetworkRpcClients({ clock: new SystemClock(), fetch: fetchFn, config: {} });
    const client = clients.forNetwork({ ...ethereum, rpcUrls: { default: { http: urls } } });
    return (call) => client.request(call);
  };
}
