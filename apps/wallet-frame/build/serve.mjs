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
 * Builds the frame and serves it on an origin of its own. The origin is of the name `localhost`, because browsers make
 * no passkey for an IP address.
 *
 * @param {import('./frame-files.mjs').FrameSettings & { readonly port?: number; readonly host?: string }} options
 * @returns {Promise<{ readonly url: string; readonly bytes: import('./frame-files.mjs').FrameBytes;
 *   readonly close: () => Promise<void> }>}
 */
export async function serveWalletFrame({ host, port, ...settings }) {
  const { bytes, files, headers } = await buildWalletFrame(settings);
  const server = createServer((request, response) => {
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
  });
  const taken = await listen(server, port, host);
  return {
    url: `http://localhost:${taken}`,
    bytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
