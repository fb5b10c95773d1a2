import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { billFiles } from '../../wallet-frame/build/bill-files.mjs';
import { integrityMap } from '../../wallet-frame/build/integrity.mjs';
import { bundlePage, pathOf, settingsTag, tag } from '../../wallet-frame/build/page-bundle.mjs';
import { pageHtml } from '../../wallet-frame/build/page-html.mjs';
import { STRICT_TRANSPORT } from '../../wallet-frame/build/headers.mjs';

const app = join(root, 'apps/console');

/**
 * What the operator sets for the console. None of it is a secret.
 *
 * @typedef {object} ConsoleSettings
 * @property {string} service The origin of the service.
 * @property {string} [strictTransport] The header `Strict-Transport-Security`.
 * @property {import('esbuild').Plugin} [plugin] Of the bundler, as the controls of attacks have it.
 */

/**
 * @typedef {import('../../wallet-frame/build/serve.mjs').PageFiles & { readonly inputs: readonly string[] }} ConsoleFiles `inputs` is
 *   what they were bundled of, from the root.
 */

/**
 * Builds the files of the console, and the headers that each answer needs.
 *
 * @param {ConsoleSettings} settings
 * @returns {Promise<ConsoleFiles>}
 */
export async function buildConsole({ plugin, service, strictTransport = STRICT_TRANSPORT }) {
  const entries = { main: 'src/root/main.tsx', console: 'src/views/console.css' };
  const page = await bundlePage(app, entries, { plugin });
  const script = pathOf(page, 'src/root/main.tsx');
  const styles = pathOf(page, 'src/views/console.css');
  const parts = integrityMap(page.texts);
  const textOf = (/** @type {string} */ path) => page.texts.get(path) ?? '';
  const html = await pageHtml(join(app, 'src/root/index.html'), {
    styles: tag('link', styles, textOf(styles)),
    settings: settingsTag({ service }),
    parts: `<script type="importmap">${parts}</script>`,
    script: tag('script', script, textOf(script)),
  });
  return {
    files: new Map([['/', html], ...page.texts]),
    headers: headersOf({ parts, service, strictTransport }),
    inputs: page.inputs,
  };
}

/**
 * What stands beside the files of the console: its bill of materials, and the notices of the bundled packages.
 *
 * @param {ConsoleFiles} page
 * @returns {Promise<ReadonlyMap<string, string>>} By their paths.
 */
export async function filesBesideConsole({ inputs }) {
  const { license, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return new Map(billFiles(inputs, { name: 'cleatkit-console', version, license }));
}

/** @param {Required<Omit<ConsoleSettings, 'plugin'>> & { readonly parts: string }} settings `parts` is the page's import map. */
function headersOf({ parts, service, strictTransport }) {
  const policy = [
    "default-src 'none'",
    // The hash lets the page have its import map, and no other script that stands in it.
    `script-src 'self' 'sha256-${createHash('sha256').update(parts).digest('base64')}'`,
    "style-src 'self'",
    `connect-src ${service}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': strictTransport,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
