import { createServer } from 'node:http';
import { RpcError } from './rpc-error.mjs';

/** @typedef {Readonly<Record<string, (params: readonly any[]) => unknown>>} RpcMethods */

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'content-type': 'application/json',
};

/**
 * JSON-RPC 2.0 over HTTP for `methods`, batches included, for pages of every origin.
 *
 * @param {RpcMethods} methods
 */
export function createRpcServer(methods) {
  return createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 405, corsHeaders).end();
      return;
    }
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(200, corsHeaders).end(answer(methods, Buffer.concat(chunks).toString()));
  });
}

/** @param {RpcMethods} methods @param {string} text */
function answer(methods, text) {
  try {
    const body = JSON.parse(text);
    const answers = Array.isArray(body)
      ? body.map((each) => answerOne(methods, each))
      : answerOne(methods, body);
    return toJson(answers);
  } catch {
    return toJson({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } });
  }
}

/** @param {RpcMethods} methods @param {any} call */
function answerOne(methods, { id, method, params = [] }) {
  try {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!run) throw new RpcError(-32601, 'Method not found');
    return { jsonrpc: '2.0', id, result: run(params) };
  } catch (error) {
    const { code, message, data } =
      error instanceof RpcError ? error : new RpcError(-32602, `Invalid params: ${String(error)}`);
    return { jsonrpc: '2.0', id, error: { code, message, data } };
  }
}

/**
 * JSON with integers written in full, like a validator's: they may exceed a JavaScript number.
 *
 * @param {unknown} value
 */
function toJson(value) {
  /** @type {string[]} */
  const integers = [];
  const text = JSON.stringify(value, (_key, each) =>
    typeof each === 'bigint' ? `\u0000${integers.push(String(each)) - 1}\u0000` : each,
  );
  return text.replace(/"\\u0000(\d+)\\u0000"/g, (_match, index) => integers[Number(index)] ?? '0');
}
