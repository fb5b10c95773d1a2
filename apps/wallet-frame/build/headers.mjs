import { createHash } from 'node:crypto';
import { CommandError } from '../../../scripts/command.mjs';

/** The fallback of `STRICT_TRANSPORT_SECURITY`, as the service has it. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload';

/**
 * The headers of every answer of the frame.
 *
 * @param {import('./frame-files.mjs').FrameSettings & { readonly parts: string }} settings `parts` is the page's import map.
 * @returns {Readonly<Record<string, string>>}
 */
export function headersOf({ networks, parts, service, sites, strictTransport = STRICT_TRANSPORT }) {
  const asked = [service, ...networks.flatMap(nodesOf)];
  const origins = [...new Set(asked.map((url) => new URL(url).origin))];
  const policy = [
    "default-src 'none'",
    // The hash lets the page have its import map, and no other script that stands in it.
    `script-src 'self' 'sha256-${createHash('sha256').update(parts).digest('base64')}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self'",
    ['frame-ancestors', ...(sites.length > 0 ? sites : ["'none'"])].join(' '),
    "base-uri 'none'",
    // By a form, a window goes to a social login: the service checks who sent it, and may send it back here.
    `form-action 'self' ${new URL(service).origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types cleat-worker',
  ];
  return {
    // Any page may read the files, without cookies: they are public, and visitors compare them with a release.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    'content-security-policy': policy.join('; '),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), ' +
      'publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': strictTransport,
    'x-content-type-options': 'nosniff',
  };
}

/**
 * What the frame asks of a network.
 *
 * @param {import('./frame-files.mjs').FrameNetwork} network
 */
function nodesOf({ feePayer, highFee, id, rpcUrl, smartAccounts = {} }) {
  if (highFee !== undefined && !/^\d{1,30}(?:\.\d{1,36})?$/.test(highFee)) {
    throw new CommandError(`${id}: highFee is a decimal number in quotes, such as "0.01".`);
  }
  if (feePayer !== undefined && (feePayer !== 'service' || !id.startsWith('solana:'))) {
    throw new CommandError(`${id}: feePayer is "service", on networks of Solana.`);
  }
  const { account, bundlerUrl, paymasterUrl } = smartAccounts;
  if (paymasterUrl !== undefined && bundlerUrl === undefined) {
    throw new CommandError(`${id}: a paymasterUrl needs a bundlerUrl.`);
  }
  if (account !== undefined && bundlerUrl === undefined) {
    throw new CommandError(`${id}: accounts of a factory need a bundlerUrl.`);
  }
  // The service is in the policy already.
  const paymasters = paymasterUrl === 'service' ? [] : [paymasterUrl];
  return [rpcUrl, bundlerUrl, ...paymasters].filter((url) => url !== undefined);
}
