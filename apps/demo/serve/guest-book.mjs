import { importSource } from '../../../scripts/import-source.mjs';
import { mayWrite, refusal } from './own-pages.mjs';

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
    const accounts = await signIn.accountsOf(request);
    const said = lineIn(await request.text());
    if (said === undefined) return refusal(400, `A line has 1 to ${LINE_MAX} characters.`);
    // A visitor may have signed in with several.
    const account = accounts.find(
      (/** @type {{ readonly accountAddress: string }} */ { accountAddress }) =>
        accountAddress === said.address,
    );
    if (!account) return refusal(401, 'Sign in first.');
    const { accountAddress: address, chainId } = account;
    lines.unshift({ text: said.text, chainId, address, at: Date.now() });
    lines.splice(LINES_MAX);
    return Response.json({ lines });
  };
  return {
    config: { hasSignIn: true },
    listeners: { auth: nodeListener(signIn.handle), 'guest-book': nodeListener(answer) },
  };
}

/** The line in a body, and the account that writes it; `undefined` where there is none. @param {string} body */
function lineIn(body) {
  try {
    const { address, text } = JSON.parse(body);
    const line = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
    const isLine = line !== '' && line.length <= LINE_MAX;
    return isLine ? { text: line, address: String(address) } : undefined;
  } catch {
    return undefined;
  }
}
