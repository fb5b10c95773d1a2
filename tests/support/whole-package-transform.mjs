import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, version } from 'esbuild';
import { inversifyStubs } from '../../scripts/inversify-stubs.mjs';

/**
 * Gives Jest a package of hundreds of files as one. Each test file has a module registry of its
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

const itself = readFileSync(fileURLToPath(import.meta.url), 'utf8');

/** @param {string} file */
function isInversify(file) {
  return /[\\/]inversify[\\/]lib[\\/]/.test(file);
}

/**
 * Bundles Inversify as the build does. Jest needs the code synchronously, and the build's plugins are
 * asynchronous, so they run in a process of their own.
 *
 * @param {string} file
 * @param {boolean} isModule
 */
function bundledApart(file, isModule) {
  const script = fileURLToPath(new URL('bundle-inversify.mjs', import.meta.url));
  return execFileSync(process.execPath, [script, file, isModule ? 'esm' : 'cjs'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

export default {
  /**
   * @param {string} _source
   * @param {string} file
   * @param {{ readonly supportsStaticESM: boolean }} request
   */
  process(_source, file, { supportsStaticESM }) {
    if (isInversify(file)) return { code: bundledApart(file, supportsStaticESM) };
    const [bundle] = buildSync(optionsFor(file, supportsStaticESM)).outputFiles;
    return { code: bundle?.text ?? '' };
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
      .update([version, itself, source, file, configString].join('\0'))
      .update(
        JSON.stringify([optionsFor(file, supportsStaticESM), isInversify(file) && inversifyStubs]),
      )
      .digest('hex');
  },
};
