import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { classedTokens, tokenTheme } from '../build/code-colours.mjs';
import { markdownRules } from '../build/markdown-rules.mjs';
import { gathered } from '../build/gather-pages.mjs';
import { sidebarsOf } from '../build/sidebar.mjs';
import { slugOf } from '../build/slug.mjs';

const { version, pages } = JSON.parse(readFileSync(join(gathered, 'site.json'), 'utf8'));

// VitePress puts it before the addresses of pages, not before these.
const base = process.env.DOCS_BASE ?? '/';

export default defineConfig({
  title: 'Cleat',
  description: 'A wallet widget for web3 sites',
  lang: 'en',
  srcDir: join(gathered, 'pages'),
  cacheDir: join(gathered, 'vitepress'),
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg` }],
    ['script', { type: 'module', src: `${base}live/live.js` }],
  ],
  // A fade of all colours would need a style sheet inside of the page, which the policy refuses.
  appearance: { disableTransition: false },
  markdown: {
    theme: tokenTheme,
    codeTransformers: [classedTokens],
    anchor: { slugify: slugOf },
    config: markdownRules,
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cleat-') } } },
  vite: { build: { chunkSizeWarningLimit: 4096 }, logLevel: 'warn' },
  themeConfig: {
    version,
    logo: '/icon.svg',
    search: {
      provider: 'local',
      options: {
        // What only lists exports and reasons would hide what a reader looks for.
        _render: (text, env, markdown) =>
          /^(?:api|decisions)\//.test(env.relativePath) ? '' : markdown.render(text, env),
      },
    },
    nav: [
      { text: 'Start', link: '/start/vite', activeMatch: '/start/' },
      { text: 'Options', link: '/options' },
      { text: 'Playground', link: '/theming/playground' },
    ],
    outline: [2, 3],
    sidebar: sidebarsOf(pages),
  },
});
