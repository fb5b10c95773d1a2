/**
 * Numbers from 0 to 1 that follow from a seed (mulberry32): the same seed kills the same parts at the same times.
 *
 * @param {number} seed
 */
export function chanceOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From `least` to `most`. @param {number} least @param {number} most */
    between: (least, most) => least + next() * (most - least),

    /** @template Each @param {readonly [Each, ...Each[]]} list */
    oneOf: (list) => list[Math.floor(next() * list.length)] ?? list[0],

    /** @param {number} share From 0 to 1. */
    is: (share) => next() < share,
  };
}

/** @typedef {ReturnType<typeof chanceOf>} Chance */
