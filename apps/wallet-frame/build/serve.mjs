import { createServer } from 'node:http';
import { listen } from '../../../scripts/free-port.mjs';
import { buildWalletFrame } from './frame-files.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
};

/**
 * Serves the frame on an origin of its own, and builds it meanwhile: a browser that asks for it before then waits. The origin
 * is of the name `localhost`, because browsers make no passkey for an IP address.
 *
 * @param {import('./frame-files.mjs').FrameSettings & { readonly port?: number; readonly host?: string;
 *   readonly until?: Promise<unknown> }} options `until`: what it waits for before it is built.
 * @returns {Promise<{ readonly url: string; readonly built: Promise<import('./frame-files.mjs').FrameFiles>;
 *   readonly close: () => Promise<void> }>}
 */
export async function serveWalletFrame({ host, port, until, ...settings }) {
  const built = Promise.resolve(until).then(() => buildWalletFrame(settings));
  built.catch(() => undefined); // The caller hears of it where it awaits it, a browser by the answer.
  const server = createServer((request, response) => {
    built.then(
      (frame) => answer(frame, request, response),
      () => response.writeHead(503).end(),
    );
  });
  const taken = await listen(server, port, host);
  return {
    url: `http://localhost:${taken}`,
    built,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('./frame-files.mjs').FrameFiles} frame
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer({ files, headers }, request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://frame.invalid');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const text = request.method === 'GET' || request.method === 'HEAD' ? files.get(pathname) : '';
  const isPage = pathname === '/';
  response.setHeader(
    'cache-control',
    isPage || !text ? 'no-store' : 'public, max-age=31536000, immutable',
  );
  if (!text) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.\n');
    return;
  }
  const type = types[pathname.slice(pathname.lastIndexOf('.') + 1)];
  response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : text);
}
