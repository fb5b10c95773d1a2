import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { listen } from '../../../scripts/free-port.mjs';
import { cacheControlOf } from './cache-control.mjs';
import { buildWalletFrame } from './frame-files.mjs';
import {
  ANCESTORS,
  FROZEN_HEADER,
  FROZEN_PAGE,
  FROZEN_POLICY,
  INTEGRITY_POLICY,
  POLICY_HEADER,
  READS_HASHES,
  withoutAncestors,
} from './policies.mjs';

/** A page waits no longer for the list of sites; it comes with the list of its build then. */
const POLICY_MS = 1000;

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
  return serveFiles(
    Promise.resolve(until).then(() => buildWalletFrame(settings)),
    {
      service: settings.service,
      ...(host !== undefined && { host }),
      ...(port !== undefined && { port }),
    },
  );
}

/**
 * The files of a page by their paths, and the headers that each answer needs.
 *
 * @typedef {object} PageFiles
 * @property {ReadonlyMap<string, string>} files
 * @property {Readonly<Record<string, string>>} headers
 */

/**
 * Serves the files of a page on an origin of its own.
 *
 * @template {PageFiles} Files
 * @param {Promise<Files>} built
 * @param {{ readonly port?: number; readonly host?: string; readonly service?: string }} [place] `service`: what says which sites may
 *   have the page now. Without it they are those of the headers.
 * @returns {Promise<{ readonly url: string; readonly built: Promise<Files>; readonly close: () => Promise<void> }>}
 */
export async function serveFiles(built, { host, port, service } = {}) {
  built.catch(() => undefined); // The caller hears of it where it awaits it, a browser by the answer.
  const server = createServer((request, response) => {
    built.then(
      (page) => answer(page, service, request, response),
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
 * Writes the files of a page, and `headers.json`, for any web server.
 *
 * @param {PageFiles} page
 * @param {string} place A folder of the repository.
 */
export async function writeFiles({ files, headers }, place) {
  const folder = join(root, place);
  for (const [path, text] of files) {
    const file = join(folder, path === '/' ? 'index.html' : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(folder, 'headers.json'), `${JSON.stringify(headers, undefined, 2)}\n`);
}

/**
 * @param {PageFiles} page
 * @param {string | undefined} service
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer({ files, headers }, service, request, response) {
  const [path = '/'] = (request.url ?? '/').split('?');
  const { ancestors, fixed } = withoutAncestors(headers);
  for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value);
  const isPage = path === '/';
  const said = isPage && service ? await saidOfSites(service, request) : undefined;
  if (said?.isFrozen) response.setHeader('content-security-policy', FROZEN_POLICY);
  response.appendHeader('content-security-policy', said?.policy ?? ancestors);
  const file = said?.isFrozen ? FROZEN_PAGE : path;
  const text = request.method === 'GET' || request.method === 'HEAD' ? files.get(file) : '';
  const brands = String(request.headers['sec-ch-ua']);
  if (isPage && brands.includes(READS_HASHES)) response.setHeader(...INTEGRITY_POLICY);
  response.setHeader('cache-control', text ? cacheControlOf(path) : 'no-store');
  if (!text) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here.\n');
    return;
  }
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * The sites that may have the page now, as the service says, or that of the frozen site which asks. `undefined` where it does not answer, or
 * with something else.
 *
 * @param {string} service
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ readonly policy: string; readonly isFrozen: boolean } | undefined>}
 */
async function saidOfSites(service, { headers, url = '/' }) {
  const { referer } = headers;
  try {
    const answer = await fetch(new URL('/frame/policy', service), {
      headers: { 'x-forwarded-uri': url, ...(referer !== undefined && { referer }) },
      redirect: 'error',
      signal: AbortSignal.timeout(POLICY_MS),
    });
    if (!answer.ok) return undefined;
    for (const name of [FROZEN_HEADER, POLICY_HEADER]) {
      const policy = answer.headers.get(name) ?? '';
      if (new RegExp(ANCESTORS).test(policy)) return { policy, isFrozen: name === FROZEN_HEADER };
    }
    return undefined;
  } catch {
    return undefined;
  }
}
