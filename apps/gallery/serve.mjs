import { join } from 'node:path';
import { bundlePages } from '../../scripts/bundle-pages.mjs';
import { root, runAsCommand, say } from '../../scripts/command.mjs';
import { strictPolicy } from '../demo/serve/serve-demo.mjs';
import { startStaticServer } from '../../scripts/static-server.mjs';

const GALLERY_PORT = 5176;

/**
 * Serves every view in every state, made from the sources. The stories have the Content-Security-Policy that
 * the documentation promises to sites; only the gallery's own pages may frame them.
 *
 * @param {object} [options]
 * @param {number} [options.port]
 * @param {string} [options.folder] Where the pages are built.
 * @param {boolean} [options.isWatched] Whether a reload shows changes of the sources.
 */
export async function serveGallery({
  port,
  folder = join(root, 'dist/gallery'),
  isWatched = false,
} = {}) {
  await bundlePages({ from: join(root, 'apps/gallery'), to: folder, isWatched });
  await bundlePages({
    from: join(root, 'apps/wallet-frame/tests/pages'),
    to: join(folder, 'wallet'),
    isWatched,
  });
  const policy = strictPolicy([]).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return startStaticServer({
    folder,
    headers: {
      'content-security-policy': `${policy}; frame-src 'self'`,
      // A frame without an origin of its own, like the gallery's, fetches its scripts from another origin.
      'access-control-allow-origin': '*',
    },
    ...(port === undefined ? {} : { port }),
  });
}

/** `npm run gallery`. */
async function main() {
  const { url } = await serveGallery({ port: GALLERY_PORT, isWatched: true });
  say(`The gallery is at ${url}\n\nReload a page to see a change. Ctrl-C ends it.`);
}

await runAsCommand(import.meta.url, main);
