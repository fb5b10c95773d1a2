/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./kit-imports.mjs').Binding} Binding */

/**
 * Rewrites every use of a name, or none: a file never has the same thing of two kits.
 *
 * @param {Source} source
 * @param {Binding} binding
 * @param {(reference: import('ts-morph').Identifier) => (() => void) | string} plan What rewrites one use, or why that is not
 *   possible.
 * @returns {boolean} Whether all were rewritten.
 */
export function convert(source, binding, plan) {
  const plans = binding.references.map((reference) => ({ reference, act: plan(reference) }));
  const faults = plans.flatMap(({ reference, act }) =>
    typeof act === 'string' ? [{ reference, act }] : [],
  );
  for (const { reference, act } of faults) {
    source.left(reference, `${binding.imported} of ${binding.module}: ${act}`);
  }
  if (faults.length > 0) return false;
  binding.references.forEach((each) => binding.done.add(each));
  for (const { act } of plans) if (typeof act === 'function') act();
  return true;
}

/**
 * Says for every use that it is left.
 *
 * @param {Source} source
 * @param {Binding} binding
 * @param {string} why
 */
export function leave(source, binding, why) {
  const uses = binding.references.length > 0 ? binding.references : [];
  for (const each of uses) source.left(each, `${binding.imported} of ${binding.module}: ${why}`);
}
