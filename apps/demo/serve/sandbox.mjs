import { randomUUID } from 'node:crypto';
import { bodyOf } from './body-of.mjs';
import { plainHtml } from './plain-html.mjs';

/** How the provider is called in every view of it. */
export const SANDBOX = 'Sandbox, no money moves';

/**
 * @typedef {object} Purchase
 * @property {string} network In CAIP-2.
 * @property {string} address
 * @property {Promise<void>} [paying] While the faucet pays.
 * @property {number} [paidAt] When the faucet has paid, in milliseconds.
 */

/**
 * A purchase in which no money moves: the service that the option `sources.onramp` names, at `/onramp`, with one provider, whose
 * page is here too. Who buys receives test money of the faucet.
 *
 * @param {object} options
 * @param {readonly string[]} options.domains Of the pages, such as `127.0.0.1:5173`.
 * @param {(network: string, address: string) => Promise<void>} options.fund
 * @returns {import('./counterpart.mjs').Counterpart}
 */
export function startSandbox({ domains, fund }) {
  /** @type {Map<string, Purchase>} */
  const purchases = new Map();

  /** @type {import('../../../scripts/static-server.mjs').Listener} */
  const listener = async (request, response) => {
    const { headers, method, url = '' } = request;
    const origin = domains
      .map((each) => `http://${each}`)
      .find((each) => each.endsWith(`/${headers.host}`));
    const [, , step = '', reference = ''] = url.split(/[/?]/);
    if (origin === undefined) return sendJson(response, { message: 'Not of this host' }, 403);
    if (method === 'POST' && headers.origin !== origin) {
      return sendJson(response, { message: 'Not of this site' }, 403);
    }
    if (method === 'POST' && step === 'session') {
      const begun = begin(await bodyOf(request));
      purchases.set(begun.reference, begun.purchase);
      const page = `${origin}/onramp/page/${begun.reference}`;
      return sendJson(response, { url: page, reference: begun.reference });
    }
    const purchase = purchases.get(reference);
    if (!purchase) return sendJson(response, { message: 'Not found' }, 404);
    if (step !== 'page') return sendJson(response, bought(reference, purchase));
    const hasFailed = method === 'POST' && !(await pay(purchase, fund));
    return showPage(response, purchase, hasFailed);
  };
  return { config: { hasSandbox: true }, listeners: { onramp: listener } };
}

/**
 * @param {string} body
 * @returns {{ readonly reference: string, readonly purchase: Purchase }}
 */
function begin(body) {
  const { address, network } = JSON.parse(body);
  if (typeof address !== 'string' || typeof network !== 'string') throw new TypeError('No account');
  return { reference: randomUUID(), purchase: { address, network } };
}

/**
 * Has the faucet pay once, where it has not; a failure may be tried again.
 *
 * @param {Purchase} purchase
 * @param {(network: string, address: string) => Promise<void>} fund
 * @returns {Promise<boolean>} Whether it has paid.
 */
async function pay(purchase, fund) {
  const { address, network, paidAt } = purchase;
  if (paidAt !== undefined) return true;
  // A second press waits for the same payment.
  purchase.paying ??= fund(network, address)
    .then(() => void (purchase.paidAt = Date.now()))
    .finally(() => delete purchase.paying);
  return purchase.paying.then(
    () => true,
    () => false,
  );
}

/**
 * What was bought, as the widget asks for it.
 *
 * @param {string} id
 * @param {Purchase} purchase
 */
function bought(id, { address, network, paidAt }) {
  if (paidAt === undefined) return { data: [] };
  const metadata = {
    minedAt: new Date(paidAt).toISOString(),
    chain: network,
    operationType: 'buy',
    status: 'confirmed',
    sentFrom: '',
    sentTo: address,
  };
  return { data: [{ id, metadata, transfers: [] }] };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Purchase} purchase
 * @param {boolean} hasFailed Whether the faucet has just failed.
 */
function showPage(response, { address, network, paidAt }, hasFailed) {
  if (hasFailed) response.statusCode = 502;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  const form = '<form method="post"><button>Buy test money</button></form>';
  const rest =
    paidAt === undefined
      ? `${hasFailed ? '<p role="alert">The faucet did not pay. Try again.</p>' : ''}${form}`
      : '<p role="status">Bought: the test money is in the account. Close this window.</p>';
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${SANDBOX}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 420px; margin: 48px auto; padding: 0 16px; }
  code { overflow-wrap: anywhere; }
  button { font: inherit; padding: 12px 20px; border: 0; border-radius: 12px; background: #1d4ed8; color: #fff; }
</style>
<h1>${SANDBOX}</h1>
<p>This stands for the page of a provider. The faucet of the demo pays, on the chain
<code>${plainHtml(network)}</code>, to <code>${plainHtml(address)}</code>.</p>
${rest}
</html>`);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {object} body
 * @param {number} [status]
 */
function sendJson(response, body, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
