import { importSource } from '../../../scripts/import-source.mjs';

/** @typedef {{ readonly text: string, readonly chainId: string, readonly address: string, readonly at: number }} Line */

const LINE_MAX = 80;
const LINES_MAX = 20;

/**
 * The guest book of the shop: `cleatkit/server` signs visitors in at `/auth`, and who has signed in may write at
 * `/guest-book`. Lines last as long as the demo.
 *
 * @param {object} options
 * @param {readonly string[]} options.domains Of the pages, such as `127.0.0.1:5173`.
 * @param {Readonly<Record<string, string>>} [options.rpc] The nodes by CAIP-2 id, where contract accounts are verified.
 * @returns {Promise<import('./counterpart.mjs').Counterpart>}
 */
export async function startGuestBook({ domains, rpc = {} }) {
  const { createSignInServer, nodeListener } = await importSource(
    'infrastructure/sign-in-server/index.ts',
  );
  const signIn = createSignInServer({
    domain: domains,
    rpc,
    statement: 'Sign in to the guest book of Tidemark.',
  });
  /** @type {Line[]} */
  const lines = [];

  /** @param {Request} request */
  const answer = async (request) => {
    if (request.method === 'GET') return Response.json({ lines });
    if (!mayWrite(request, domains)) return refusal(403, 'Only pages of the shop write here.');
    const [account] = await signIn.accountsOf(request);
    if (!account) return refusal(401, 'Sign in first.');
    const text = textIn(await request.text());
    if (text === undefined) return refusal(400, `A line has 1 to ${LINE_MAX} characters.`);
    const { accountAddress: address, chainId } = account;
    lines.unshift({ text, chainId, address, at: Date.now() });
    lines.splice(LINES_MAX);
    return Response.json({ lines });
  };
  return {
    config: { hasSignIn: true },
    listeners: { auth: nodeListener(signIn.handle), 'guest-book': nodeListener(answer) },
  };
}

/**
 * A page of another site can send neither this type nor this origin.
 *
 * @param {Request} request
 * @param {readonly string[]} domains
 */
function mayWrite({ headers, method }, domains) {
  const origins = domains.map((domain) => `http://${domain}`);
  return (
    method === 'POST' &&
    headers.get('content-type') === 'application/json' &&
    origins.includes(headers.get('origin') ?? '')
  );
}

/** The line in a body; `undefined` where there is none. @param {string} body */
function textIn(body) {
  try {
    const { text } = JSON.parse(body);
    const line = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
    return line !== '' && line.length <= LINE_MAX ? line : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} status
 * @param {string} reason
 */
function refusal(status, reason) {
  return Response.json({ reason }, { status });
}
