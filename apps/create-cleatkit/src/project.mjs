import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOf } from './manifest.mjs';
import { saidIn } from './site-texts.mjs';
import { testHelperOf } from './starter-test.mjs';
import { isTyped, walletOf } from './wallet.mjs';
import { portOf, readmeOf } from './words.mjs';

/** @typedef {import('./choices.mjs').Choices} Choices */

const base = fileURLToPath(new URL('..', import.meta.url));

/**
 * The texts of a site by their paths.
 *
 * @param {Choices} choices
 * @param {{ readonly name: string, readonly contents: Uint8Array }} standalone The file for a page without a build.
 * @returns {Readonly<Record<string, string>>}
 */
export function textsOf(choices, { name, contents }) {
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  const title = basename(resolve(choices.folder)).replaceAll(/[<>&'"\\]/g, '');
  const texts = Object.assign({}, ...layersOf(choices).map(readLayer));
  const [wallet, makesWallet] = walletOf(choices, name);
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [
        path,
        inLanguage(saidIn(text, choices.language), choices.language)
          .replaceAll('INTEGRITY', integrity)
          .replaceAll('STANDALONE', name)
          .replaceAll('TITLE', title),
      ]),
    ),
    [wallet]: makesWallet,
    'src/testing.js': testHelperOf(choices),
    'README.md': readmeOf(choices, title),
    '.gitignore': 'node_modules/\ndist/\n.next/\nnext-env.d.ts\n',
    'package.json': `${JSON.stringify(manifestOf(choices), null, 2)}\n`,
  };
}

/**
 * A file of a template with the widget in another language than English.
 *
 * @param {string} text
 * @param {string} tag
 */
function inLanguage(text, tag) {
  if (tag === '') return text;
  const name = tag.replace('-', '');
  const spoken = text
    .replace(
      '<WidgetProvider widget={widget}>',
      `<WidgetProvider widget={widget} language={${name}}>`,
    )
    .replaceAll(':widget.prop="widget"', `:widget.prop="widget" :language.prop="${name}"`);
  if (spoken === text) return text;
  return spoken.replace(
    /^import /m,
    `import { ${name} } from 'cleatkit/languages/${tag}';\nimport `,
  );
}

/**
 * The folders of `templates` that a site is made of, of which a later one replaces files of the earlier ones.
 *
 * @param {Choices} choices
 */
function layersOf({ template, wagmi, signIn }) {
  return [
    'any',
    ...(isTyped(template) ? ['with-react'] : []),
    template,
    ...(wagmi ? ['wagmi'] : []),
    ...(signIn && portOf(template) === 5173 ? ['vite-sign-in'] : []),
    ...(signIn ? [`${template}-sign-in`] : []),
  ];
}

/** @param {string} layer */
function readLayer(layer) {
  const folder = join(base, 'templates', layer);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

/**
 * Writes a site into `folder`, with the packed package that came with this one.
 *
 * @param {string} folder
 * @param {Choices} choices
 */
export function writeProject(folder, choices) {
  const [name = ''] = readdirSync(join(base, 'standalone')).filter((file) => file.endsWith('.js'));
  const file = join(base, 'standalone', name);
  const texts = textsOf(choices, { name, contents: readFileSync(file) });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  copyFileSync(join(base, 'cleatkit.tgz'), join(folder, 'cleatkit.tgz'));
  if (choices.template === 'page') copyFileSync(file, join(folder, 'src', name));
}
