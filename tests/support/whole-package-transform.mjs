import { createHash } from 'node:crypto';
import { buildSync, version } from 'esbuild';

/**
 * Hands a package of hundreds of files to Jest as one. Each test file has a module registry of its
 * own, in which finding and compiling those files one by one costs more than most tests take.
 *
 * @param {string} file
 * @param {boolean} isModule
 */
function optionsFor(file, isModule) {
  return /** @type {const} */ ({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    conditions: ['node'],
    mainFields: ['main'],
    target: 'node20',
    format: isModule ? 'esm' : 'cjs',
  });
}

export default {
  /**
   * @param {string} _source
   * @param {string} file
   * @param {{ readonly supportsStaticESM: boolean }} request
   */
  process(_source, file, { supportsStaticESM }) {
    const [bundle] = buildSync(optionsFor(file, supportsStaticESM)).outputFiles;
    return { code: bundle.text };
  },

  /**
   * A package's files change with its version only, and all of them are named by the lock file.
   *
   * @param {string} source
   * @param {string} file
   * @param {{ readonly configString: string, readonly supportsStaticESM: boolean }} request
   */
  getCacheKey(source, file, { configString, supportsStaticESM }) {
    return createHash('sha1')
      .update([version, source, file, configString].join('\0'))
      .update(JSON.stringify(optionsFor(file, supportsStaticESM)))
      .digest('hex');
  },
};
