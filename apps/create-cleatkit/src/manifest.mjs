import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** @typedef {import('./choices.mjs').Choices} Choices */
/** @typedef {import('./choices.mjs').Template} Template */

/** The versions that the templates were tried with. */
const versions = JSON.parse(readFileSync(new URL('../versions.json', import.meta.url), 'utf8'));

/** @type {Readonly<Record<Template, { scripts: Readonly<Record<string, string>>, needs: readonly string[], tools: readonly string[] }>>} */
const ofTemplate = {
  react: {
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    needs: ['react', 'react-dom'],
    tools: [
      '@vitejs/plugin-react',
      '@types/react',
      '@types/react-dom',
      'typescript',
      'vite',
      '@testing-library/dom',
      '@testing-library/react',
    ],
  },
  next: {
    scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
    needs: ['next', 'react', 'react-dom'],
    tools: [
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'typescript',
      '@testing-library/dom',
      '@testing-library/react',
    ],
  },
  vue: {
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    needs: ['react', 'react-dom', 'vue'],
    tools: ['@vitejs/plugin-vue', 'vite'],
  },
  page: {
    scripts: { dev: 'node server.js', start: 'node server.js' },
    needs: [],
    tools: [],
  },
};

/**
 * The package.json of a site.
 *
 * @param {Choices} choices
 */
export function manifestOf({ folder, template, wagmi }) {
  const { scripts, needs, tools } = ofTemplate[template];
  const ofWagmi = wagmi ? ['wagmi', 'viem', '@tanstack/react-query'] : [];
  return {
    name: nameOf(folder),
    private: true,
    type: 'module',
    scripts: { ...scripts, test: 'vitest run' },
    dependencies: sorted({ cleatkit: 'file:cleatkit.tgz', ...pinned([...needs, ...ofWagmi]) }),
    devDependencies: sorted(pinned([...tools, 'jsdom', 'vitest'])),
  };
}

/** @param {readonly string[]} names */
function pinned(names) {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

/** @param {Readonly<Record<string, string>>} record */
function sorted(record) {
  return Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * The folder's own name as npm takes it.
 *
 * @param {string} folder
 */
export function nameOf(folder) {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name || 'site';
}
