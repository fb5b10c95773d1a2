import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../scripts/free-port.mjs';
import { ChainIndex, spendingOf, statsOf, touches, unspentOf } from './chain-index.mjs';

/** @typedef {import('../bitcoin.mjs').BitcoinCall} BitcoinCall */
/** @typedef {{ readonly status: number, readonly body: unknown }} Answer A text is sent unchanged. */

const PAGE_LENGTH = 25;
const WAITING_LENGTH = 50;

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

/**
 * A small chain has no market for fees. This is the fee rate of the tests' transfers, in satoshi per vbyte.
 */
const feeEstimates = { 1: 5, 2: 4, 3: 3, 6: 2, 144: 1 };

/**
 * Serves the part of the Esplora API that wallets read, over a node's own RPC.
 *
 * @param {{ readonly call: BitcoinCall, readonly port: number }} options
 * @returns {Promise<{ readonly url: string, close(): Promise<void> }>}
 */
export async function startEsplora({ call, port }) {
  const index = new ChainIndex(call);
  const server = createServer((request, response) => {
    void answerTo(request, index, call).then(({ status, body }) => {
      const isText = typeof body === 'string';
      const contentType = isText ? 'text/plain' : 'application/json';
      response.writeHead(status, { ...headers, 'content-type': contentType });
      response.end(isText ? body : JSON.stringify(body));
    });
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}`,
    close: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {ChainIndex} index
 * @param {BitcoinCall} call
 * @returns {Promise<Answer>}
 */
async function answerTo(request, index, call) {
  try {
    if (request.method === 'OPTIONS') return { status: 204, body: '' };
    const { pathname } = new URL(request.url ?? '/', 'http://esplora');
    const path = pathname.split('/').filter(Boolean);
    if (request.method === 'POST' && pathname === '/tx') return await broadcast(request, call);
    await index.sync();
    return await read(path, index, call);
  } catch (error) {
    return { status: 500, body: String(error) };
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {BitcoinCall} call
 * @returns {Promise<Answer>}
 */
async function broadcast(request, call) {
  const transaction = (await text(request)).trim();
  try {
    return ok(await call('sendrawtransaction', [transaction]));
  } catch (error) {
    const { code, message } = /** @type {import('../bitcoin.mjs').BitcoinRpcError} */ (error);
    return refused(400, `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`);
  }
}

/**
 * @param {readonly string[]} path
 * @param {ChainIndex} index
 * @param {BitcoinCall} call
 * @returns {Promise<Answer>}
 */
async function read(path, index, call) {
  const [kind, id = '', part, page, after] = path;
  if (kind === 'blocks' && id === 'tip') {
    return ok(part === 'height' ? String(index.tip.height) : index.tip.hash);
  }
  if (kind === 'blocks') return ok([index.blockAt(Number(id))].filter(Boolean));
  if (kind === 'fee-estimates') return ok(feeEstimates);
  if (kind === 'tx') return readTransaction(id, part, Number(page), index, call);
  if (kind !== 'address') return refused(404, 'not found');
  const { isvalid: isValid } = await call('validateaddress', [id]);
  return isValid
    ? readAddress(id, part, { page, after }, index)
    : refused(400, 'Invalid Bitcoin address');
}

/**
 * @param {string} id
 * @param {string | undefined} part
 * @param {number} output
 * @param {ChainIndex} index
 * @param {BitcoinCall} call
 * @returns {Promise<Answer>}
 */
async function readTransaction(id, part, output, index, call) {
  const all = [...(await index.waiting()), ...index.confirmed];
  const transaction = all.find(({ txid }) => txid === id);
  if (!transaction) return refused(404, 'Transaction not found');
  if (part === 'status') return ok(transaction.status);
  if (part === 'outspend') return ok(spendingOf(all, id, output));
  return ok(part === 'hex' ? await call('getrawtransaction', [id]) : transaction);
}

/**
 * @param {string} address
 * @param {string | undefined} part
 * @param {{ readonly page: string | undefined, readonly after: string | undefined }} wanted
 * @param {ChainIndex} index
 * @returns {Promise<Answer>}
 */
async function readAddress(address, part, { page, after }, index) {
  const waiting = await index.waiting();
  if (part === undefined) {
    return ok({
      address,
      chain_stats: statsOf(index.confirmed, address),
      mempool_stats: statsOf(waiting, address),
    });
  }
  if (part === 'utxo') return ok(unspentOf([...index.confirmed, ...waiting], address));
  if (part !== 'txs') return refused(404, 'not found');

  const isMine = (/** @type {import('./transaction-json.mjs').EsploraTransaction} */ one) =>
    touches(one, address);
  const confirmed = index.confirmed.filter(isMine).reverse();
  if (page === 'chain') {
    const from = after === undefined ? 0 : confirmed.findIndex(({ txid }) => txid === after) + 1;
    return ok(confirmed.slice(from, from + PAGE_LENGTH));
  }
  return ok([
    ...waiting.filter(isMine).slice(0, WAITING_LENGTH),
    ...confirmed.slice(0, PAGE_LENGTH),
  ]);
}

/** @param {unknown} body */
function ok(body) {
  return { status: 200, body };
}

/**
 * @param {number} status
 * @param {string} sentence
 */
function refused(status, sentence) {
  return { status, body: sentence };
}
