import { inversifyStubs } from './inversify-stubs.mjs';

/**
 * Bundles Inversify with `stubs` in the place of modules that our container does not use. A build that
 * bundles Inversify fails unless each stub replaces exactly one module.
 *
 * @param {Readonly<Record<string, string>>} [stubs]
 * @returns {import('esbuild').Plugin}
 */
export function inversifyAsUsed(stubs = inversifyStubs) {
  return {
    name: 'inversify-as-used',
    setup({ onStart, onLoad, onEnd }) {
      /** @type {Set<string>} */
      const loaded = new Set();
      onStart(() => loaded.clear());
      onLoad({ filter: /[\\/](?:inversify|@inversifyjs|reflect-metadata)[\\/]/ }, ({ path }) => {
        loaded.add(path);
        const contents = stubs[moduleOf(path)];
        return contents === undefined ? undefined : { contents };
      });
      onEnd(() => {
        if (loaded.size === 0) return undefined;
        const modules = [...loaded].map(moduleOf);
        const wrong = Object.keys(stubs).filter(
          (stub) => modules.filter((module) => module === stub).length !== 1,
        );
        return {
          errors: wrong.map((stub) => ({ text: `No one module of Inversify is ${stub}.` })),
        };
      });
    },
  };
}

/**
 * The path of a module within the last `node_modules`.
 *
 * @param {string} path
 */
function moduleOf(path) {
  return path.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');
}
