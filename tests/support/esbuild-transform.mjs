import { createHash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

/** @param {string} file */
function optionsFor(file) {
  return /** @type {const} */ ({
    loader: loaderOf(file),
    format: 'esm',
    target: 'node20',
    supported: { 'import-attributes': true },
    jsx: 'automatic',
    sourcemap: 'external',
    sourcefile: file,
    sourcesContent: false,
  });
}

/** @param {string} file */
function loaderOf(file) {
  if (file.endsWith('.css')) return 'text';
  return file.endsWith('.tsx') ? 'tsx' : 'ts';
}

export default {
  /**
   * @param {string} source
   * @param {string} file
   */
  process(source, file) {
    const { code, map } = transformSync(source, optionsFor(file));
    return { code, map };
  },

  /**
   * @param {string} source
   * @param {string} file
   * @param {{ readonly configString: string, readonly instrument: boolean }} request
   */
  getCacheKey(source, file, { configString, instrument }) {
    return createHash('sha1')
      .update([version, source, file, configString, String(instrument)].join('\0'))
      .update(JSON.stringify(optionsFor(file)))
      .digest('hex');
  },
};
