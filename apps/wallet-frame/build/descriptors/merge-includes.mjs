import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const MAX_DEPTH = 4;

/** @typedef {Readonly<Record<string, unknown>>} Json */

/**
 * A descriptor with the files that it includes. They must be in the operator's folder: nothing is downloaded.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Set<string>} included Takes the names of the files that others include.
 * @param {number} [depth]
 * @returns {Promise<Json>}
 */
export async function withIncludes(folder, file, included, depth = 0) {
  if (depth > MAX_DEPTH) throw new Error('it includes too many files');
  const { includes, ...own } = objectIn(JSON.parse(await readFile(join(folder, file), 'utf8')));
  if (includes === undefined) return own;
  if (typeof includes !== 'string') throw new Error('“includes” must be a text');
  const other = relative(folder, join(folder, dirname(file), includes));
  if (/^[a-z]+:/i.test(includes) || includes.startsWith('/') || other.startsWith('..')) {
    throw new Error(`it includes ${includes}, which is outside of the folder`);
  }
  included.add(other);
  return merged(await withIncludes(folder, other, included, depth + 1), own);
}

/**
 * The including file has the last word. Lists of fields are merged by their paths.
 *
 * @param {Json} below
 * @param {Json} above
 * @returns {Json}
 */
function merged(below, above) {
  /** @type {Record<string, unknown>} */
  const result = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const before = result[name];
    if (name === 'fields' && Array.isArray(before) && Array.isArray(value)) {
      result[name] = mergedFields(before, value);
    } else {
      result[name] = isObject(before) && isObject(value) ? merged(before, value) : value;
    }
  }
  return result;
}

/**
 * @param {readonly unknown[]} below
 * @param {readonly unknown[]} above
 */
function mergedFields(below, above) {
  const fields = below.map(objectIn);
  for (const field of above.map(objectIn)) {
    const at = fields.findIndex(({ path }) => path !== undefined && path === field['path']);
    if (at < 0) fields.push(field);
    else fields[at] = merged(fields[at] ?? {}, field);
  }
  return fields;
}

/**
 * @param {unknown} value
 * @returns {value is Json}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {Json}
 */
function objectIn(value) {
  if (!isObject(value)) throw new Error('it is no object');
  return value;
}
