import { startStaticServer } from '../../../scripts/static-server.mjs';
import { joined } from './counterpart.mjs';
import { bundleScripts, copyPages, demoFolder } from './bundle-demo.mjs';

/** @typedef {import('./counterpart.mjs').Counterpart} Counterpart */

/**
 * @typedef {object} ServedChain
 * @property {number} chainId
 * @property {string} url
 */

/**
 * A chain of another namespace. The page offers it once it has started.
 *
 * @typedef {import('../../chains/nodes/demo-chains.mjs').OtherChain & { readonly isStarting?: boolean }} ServedOtherChain
 */

/**
 * What the page reads from `/config.json`. It reads it again while a chain is starting.
 *
 * @typedef {object} PageSettings
 * @property {readonly ServedChain[]} evm
 * @property {readonly ServedOtherChain[]} [others]
 * @property {readonly import('../../chains/nodes/demo-tokens.mjs').DemoToken[]} [tokens] Those of the chains in `evm`.
 * @property {string} [relayUrl] The WalletConnect relay of this machine.
 * @property {string} [authFrameUrl] The page of the embedded wallet.
 */

/**
 * Bundles and serves the demo.
 *
 * @param {PageSettings & {
 *   readonly port?: number,
 *   readonly fund?: (network: string, address: string) => Promise<void>,
 *   readonly counterparts?: readonly Counterpart[],
 *   readonly hasPhone?: Promise<unknown>,
 *   readonly isGrowing?: boolean,
 *   readonly onRequest?: (path: string) => void,
 * }} options `fund` pays an account of a chain.  `counterparts` is what features of the widget need. Where it is
 *   growing, the page asks again and again for what has joined, until it is complete. `hasPhone` settles once the packages of the phone are installed.
 */
export async function serveDemo({
  port,
  counterparts = [],
  fund,
  hasPhone = Promise.resolve(),
  isGrowing = false,
  onRequest,
  ...first
}) {
  /** @type {PageSettings} */
  let settings = first;
  let isComplete = !isGrowing;
  const { config, listeners, ...known } = joined(counterparts);
  const origins = [...known.origins];
  copyPages();
  await bundleScripts('shop', ['main', 'two-widgets']);
  const phone = hasPhone.then(() => bundleScripts('phone', ['phone']));
  phone.catch(() => undefined);
  const server = await startStaticServer({
    folder: demoFolder,
    headers: () => ({ 'content-security-policy': policyFor(settings, origins) }),
    json: {
      '/config.json': () => ({
        ...settings,
        ...(fund && { hasFaucet: true }),
        ...(!isComplete && { isGrowing: true }),
        ...config,
      }),
    },
    listeners,
    waits: { '/phone.html': phone, '/phone.js': phone },
    ...(fund && { posts: { '/faucet': faucetOf(fund) } }),
    ...(port === undefined ? {} : { port }),
    ...(onRequest ? { onRequest } : {}),
  });
  return {
    ...server,

    /** Settles once the page of the phone is served. */
    phone,

    /** Changes what the page reads. @param {Partial<PageSettings>} changes */
    change(changes) {
      settings = { ...settings, ...changes };
    },

    /**
     * Adds a counterpart while pages are open. They ask only the origins that they knew as they were loaded.
     *
     * @param {Counterpart} counterpart
     */
    join(counterpart) {
      Object.assign(config, counterpart.config);
      Object.assign(listeners, counterpart.listeners);
      origins.push(...(counterpart.origins ?? []));
    },

    /** Says that nothing joins any more. */
    complete() {
      isComplete = true;
    },
    get settings() {
      return settings;
    },
  };
}

/**
 * @param {PageSettings} settings
 * @param {readonly string[]} origins Those of the counterparts.
 */
function policyFor({ authFrameUrl, evm, others = [], relayUrl }, origins) {
  const endpoints = [...evm, ...others].map(({ url }) => url);
  return strictPolicy(
    [...endpoints, ...(relayUrl ? [relayUrl] : []), ...origins],
    authFrameUrl ? [authFrameUrl] : [],
  );
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
