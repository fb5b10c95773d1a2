import { namedIn } from './threat-models.mjs';

/** @typedef {import('./threat-models.mjs').Power} Power */
/** @typedef {Pick<import('./test.mjs').Test, 'title' | 'status'>} Test */

/**
 * @typedef {object} Row What became of one attacker's powers.
 * @property {string} attacker
 * @property {number} powers
 * @property {number} held Defended powers whose every attack was held.
 * @property {number} failed Defended powers of which an attack was not.
 * @property {number} controls Defended powers whose attack works where the defence is taken out.
 * @property {number} undefended Powers that the model calls undefended, and that an attack shows.
 * @property {number} notRun
 */

/**
 * Judges a run of the attacks.
 *
 * @param {readonly Power[]} powers Of both models.
 * @param {readonly Test[]} tests
 * @param {boolean} isWhole Whether all attacks were to run: then each power needs what the models demand.
 * @returns {{ readonly rows: readonly Row[], readonly faults: readonly string[] }}
 */
export function reportOf(powers, tests, isWhole) {
  const named = tests.flatMap(({ status, title }) =>
    namedIn(title).map((one) => ({ ...one, isPassed: status === 'passed', title })),
  );
  const known = new Set(powers.map(({ id }) => id));
  const judged = powers.map((power) => {
    const own = named.filter(({ id }) => id === power.id);
    const attacks = stateOf(own.filter(({ isControl }) => !isControl));
    const controls = stateOf(own.filter(({ isControl }) => isControl));
    return { ...power, attacks, controls };
  });
  const faults = [
    ...named.filter(({ id }) => !known.has(id)).map(({ title }) => `No power has this: ${title}`),
    ...judged.flatMap((power) => faultsOf(power, isWhole)),
  ];
  const rows = [...new Set(powers.map(({ attacker }) => attacker))].map((attacker) => {
    const own = judged.filter((power) => power.attacker === attacker);
    const count = (/** @type {(power: Judged) => boolean} */ is) => own.filter(is).length;
    return {
      attacker,
      powers: own.length,
      held: count(({ attacks, isDefended }) => isDefended && attacks === 'passed'),
      failed: count(({ attacks }) => attacks === 'failed'),
      controls: count(({ controls, isDefended }) => isDefended && controls === 'passed'),
      undefended: count(({ attacks, isDefended }) => !isDefended && attacks === 'passed'),
      notRun: count(({ attacks }) => attacks === 'none'),
    };
  });
  return { rows, faults };
}

/**
 * The rows as a table of text, with their sums.
 *
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const fields = /** @type {const} */ ([
    'powers',
    'held',
    'failed',
    'controls',
    'undefended',
    'notRun',
  ]);
  const total = fields.map((field) => rows.reduce((sum, row) => sum + row[field], 0));
  const lines = [
    ['', ...fields],
    ...rows.map((row) => [row.attacker, ...fields.map((field) => String(row[field]))]),
    ['all', ...total.map(String)],
  ];
  return lines
    .map(
      ([first = '', ...cells]) => first.padEnd(6) + cells.map((cell) => cell.padStart(11)).join(''),
    )
    .join('\n');
}

/** @typedef {'passed' | 'failed' | 'none'} State A test that was skipped has failed. */
/** @typedef {Power & { readonly attacks: State, readonly controls: State }} Judged */

/**
 * @param {readonly { readonly isPassed: boolean }[]} tests
 * @returns {State}
 */
function stateOf(tests) {
  if (tests.length === 0) return 'none';
  return tests.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
}

/**
 * @param {Judged} power
 * @param {boolean} isWhole
 * @returns {readonly string[]}
 */
function faultsOf({ attacks, controls, id, isDefended }, isWhole) {
  const lacks = isWhole && attacks === 'none' ? [`${id}: no attack was made`] : [];
  const failed =
    attacks === 'failed'
      ? [isDefended ? `${id}: the attack was not held` : `${id}: the attack shows no harm`]
      : [];
  if (!isDefended) return [...lacks, ...failed];
  const uncontrolled =
    isWhole && controls === 'none' ? [`${id}: no control shows that the attack works`] : [];
  const harmless =
    controls === 'failed' ? [`${id}: the attack does not work without the defence`] : [];
  return [...lacks, ...failed, ...uncontrolled, ...harmless];
}
