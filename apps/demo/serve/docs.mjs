import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { plainHtml } from './plain-html.mjs';

/** The pages of the documentation: texts in `docs`, its folders of decisions and recipes among them. */
const pagePattern = /^\/docs\/((?:[\w-]+\/)*[\w-]+\.md)$/;

/**
 * The documentation of this repository at `/docs/`, as its texts are, with links between its pages.
 *
 * @type {import('./counterpart.mjs').Counterpart}
 */
export const docs = {
  listeners: {
    docs: async ({ url = '' }, response) => {
      const [, page] = pagePattern.exec(url.replace(/[?#].*$/, '')) ?? [];
      const text = page && (await readFile(join(root, 'docs', page), 'utf8').catch(() => ''));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      if (!text) response.statusCode = 404;
      response.end(pageOf(text || 'There is no such page in docs.'));
    },
  },
};

/** @param {string} text */
function pageOf(text) {
  const plain = plainHtml(text);
  // What leads out of `docs` is not served.
  const linked = plain.replaceAll(
    /\[([^\][]+)\]\(((?!\.\.|https?:)[\w/-]+\.md(?:#[\w-]*)?)\)/g,
    (_link, name, target) => `<a href="${target}">${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Cleat: documentation</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.55 ui-monospace, monospace; }
  body { max-width: 1000px; margin: 24px auto; padding: 0 16px; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<p><a href="/">Back to the demo</a> · <a href="/docs/README.md">All pages</a></p>
<pre>${linked}</pre>
</html>`;
}
