import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { bundlePage, pathOf, settingsTag } from '../../wallet-frame/build/page-bundle.mjs';
import { pageHtml } from '../../wallet-frame/build/page-html.mjs';

const app = join(root, 'apps/frame-check');

/**
 * What stands in the fields of the page when it opens. A visitor may change it.
 *
 * @typedef {object} CheckSettings
 * @property {string} [origin] Of the wallet's frame.
 * @property {string} [log] The address of the log.
 * @property {string} [key] The key of its first line.
 */

/**
 * The page of the check in one file, which opens from any server and from a disk.
 *
 * @param {CheckSettings} settings
 * @param {import('esbuild').Plugin} [plugin] Of the bundler, as the controls of attacks have it.
 * @returns {Promise<string>}
 */
export async function checkPage(settings, plugin) {
  const entries = { main: 'src/root/main.ts', check: 'src/views/check.css' };
  const bundle = await bundlePage(app, entries, { plugin });
  const textOf = (/** @type {string} */ entry) =>
    (bundle.texts.get(pathOf(bundle, entry)) ?? '').trim();
  const script = textOf('src/root/main.ts').replaceAll('</script', String.raw`<\/script`);
  const styles = textOf('src/views/check.css');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    // The visitor says whose files are read.
    'connect-src *',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return pageHtml(join(app, 'src/root/index.html'), {
    policy: `<meta http-equiv="content-security-policy" content="${policy.join('; ')}" />`,
    styles: `<style>${styles}</style>`,
    settings: settingsTag(settings),
    script: `<script type="module">${script}</script>`,
  });
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
