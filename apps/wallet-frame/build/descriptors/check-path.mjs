/** @typedef {import('./parse-signature.mjs').AbiParameter} AbiParameter */

/**
 * Whether a path leads to a value of a function: a wrong one would leave a field out of the approval.
 *
 * @param {readonly AbiParameter[]} inputs
 * @param {string} path
 * @throws {Error}
 */
export function checkPath(inputs, path) {
  /** @type {AbiParameter | undefined} */
  let place = { name: '', type: 'tuple', components: inputs };
  for (const step of path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) {
    place = step.startsWith('[') ? entryOf(place) : fieldOf(place, step);
    if (!place) throw new Error(`the path ${path} leads to nothing`);
  }
}

/** @param {AbiParameter} place */
function entryOf(place) {
  const type = place.type.replace(/\[\d*\]$/, '');
  // A part of bytes, or of the word that a number is, is bytes.
  if (type === place.type) return place.components ? undefined : { name: '', type: 'bytes' };
  return { ...place, type };
}

/**
 * @param {AbiParameter} place
 * @param {string} name
 */
function fieldOf({ components, type }, name) {
  return type === 'tuple' ? components?.find((one) => one.name === name) : undefined;
}
