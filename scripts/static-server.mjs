import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listen } from './free-port.mjs';

/**
 * A running server.
 *
 * @typedef {object} StaticServer
 * @property {string} url The origin, without a trailing slash.
 * @property {() => Promise<void>} close
 */

/** @typedef {Readonly<Record<string, (body: unknown) => Promise<unknown>>>} Posts */
/** @typedef {Readonly<Record<string, string>>} Headers */

/**
 * Answers every request below a path.
 *
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} Listener
 */

/**
 * @typedef {object} StaticServerOptions
 * @property {string} folder The served folder; nothing outside of it is served.
 * @property {number} [port] Used where it is free.
 * @property {Headers | (() => Headers)} [headers] Sent with every answer.
 * @property {Readonly<Record<string, unknown>>} [json] Answers without a file, by path, sent as JSON; a function is asked each time.
 * @property {Readonly<Record<string, Promise<unknown>>>} [waits] What a path waits for before it is answered; 503 where that fails.
 * @property {Posts} [posts] What answers JSON that is posted, by path.
 * @property {Readonly<Record<string, Listener>>} [listeners] What answers by itself, by the first part of the path: `auth`.
 * @property {(path: string) => void} [onRequest] Called with every requested path, in order.
 */

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};

/**
 * Serves a folder on loopback. A path that ends in `/` means its `index.html`.
 *
 * @param {StaticServerOptions} options
 * @returns {Promise<StaticServer>}
 */
export async function startStaticServer({
  folder,
  port,
  headers = {},
  json = {},
  posts = {},
  listeners = {},
  waits = {},
  onRequest,
}) {
  const base = await realpath(folder);
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    onRequest?.(path ?? '');
    const sent = typeof headers === 'function' ? headers() : headers;
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    const listener = ownOf(listeners, path?.split('/', 2)[1]);
    const post = request.method === 'POST' ? ownOf(posts, path) : undefined;
    answered().catch(() => response.destroy());

    async function answered() {
      if (!(await isOver(ownOf(waits, path)))) refuse(response, 503, 'It could not be made.');
      else if (listener) await listener(request, response);
      else if (post) await answerPost(post, request, response);
      else await answer(base, json, path, request, response);
    }
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @template Value
 * @param {Readonly<Record<string, Value>>} values
 * @param {string | undefined} name
 */
function ownOf(values, name) {
  return name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Whether what a path waits for has come about. @param {Promise<unknown>} [waited] */
async function isOver(waited) {
  try {
    await waited;
    return true;
  } catch {
    return false;
  }
}

const BODY_MAX = 4096;

/**
 * Pages of other sites cannot send this type without a question that this server does not answer.
 *
 * @param {(body: unknown) => Promise<unknown>} post
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answerPost(post, request, response) {
  if (request.headers['content-type'] !== 'application/json') {
    return refuse(response, 415, 'Only JSON is taken.');
  }
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > BODY_MAX) return refuse(response, 413, 'That is too long.');
  }
  try {
    const answered = JSON.stringify((await post(JSON.parse(text))) ?? {});
    response.setHeader('content-type', 'application/json; charset=utf-8');
    return response.end(answered);
  } catch {
    return refuse(response, 400, 'That cannot be done.');
  }
}

/**
 * @param {string} base
 * @param {Readonly<Record<string, unknown>>} json
 * @param {string | undefined} path
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(base, json, path, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response.setHeader('allow', 'GET, HEAD'), 405, 'Only GET and HEAD are served.');
  }
  if (path === undefined) return refuse(response, 400, 'The path is not well-formed.');
  if (Object.hasOwn(json, path)) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    const value = json[path];
    return response.end(JSON.stringify(typeof value === 'function' ? value() : value));
  }
  const file = await fileAt(base, path.endsWith('/') ? `${path}index.html` : path);
  if (!file) return refuse(response, 404, 'There is nothing here.');

  response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
  if (request.method === 'HEAD') return response.end();
  return pipeline(createReadStream(file), response);
}

/**
 * The decoded path of a request, or `undefined` where it cannot be decoded.
 *
 * @param {string} url
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * The file at `path`, after links, unless it lies outside of `base`.
 *
 * @param {string} base
 * @param {string} path
 */
async function fileAt(base, path) {
  try {
    const file = await realpath(join(base, path));
    const isInside = file.startsWith(base.endsWith(sep) ? base : base + sep);
    return isInside && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} reason
 */
function refuse(response, status, reason) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}
