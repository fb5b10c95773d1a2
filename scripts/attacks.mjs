import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAssistiveTechnology } from '../apps/wallet-frame/tests/attacks/assistive-technology.mjs';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { jest, prepare } from './test.mjs';
import { ensureScreen } from '../apps/wallet-frame/tests/attacks/virtual-screen.mjs';

/**
 * `npm run attacks`: every attack of the threat models, the long ones as well, and how many of each attacker's powers were
 * held. `npm run attacks -- --long` runs those in `attacks/long` alone. Other arguments go to Jest.
 */
async function attacks() {
  ensureScreen(); // For the presses of a real mouse.
  ensureAssistiveTechnology();
  const args = process.argv.slice(2);
  const chosen = args.filter((arg) => arg !== '--long');
  const projects = ['unit', 'react', 'integration', 'service', 'wallet-frame'];
  await prepare(projects);
  const paths = args.includes('--long') ? '/attacks/long/' : '/attacks/';
  const outcome = await jest([
    '--selectProjects',
    ...projects,
    // Jest would run what either pattern matches.
    ...(chosen.includes('--testPathPatterns') ? [] : ['--testPathPatterns', paths]),
    // In the place of those that leave the long ones out.
    '--testPathIgnorePatterns',
    '/node_modules/',
    ...chosen,
  ]);
  judge(outcome, args.length === 0);
}

/**
 * Prints what became of the powers.
 *
 * @param {import('./test.mjs').Outcome} outcome
 * @param {boolean} isWhole Whether all attacks were to run.
 * @throws {CommandError} unless each attack was held, and each control shows that its attack works.
 */
export function judge({ exitCode, failed, passed, tests }, isWhole) {
  const powers = attackers().flatMap((attacker) => attacker.powers);
  const { faults, rows } = reportOf(powers, tests, isWhole);
  say(tableOf(rows));
  say(`${passed} tests passed, ${failed} failed`);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  if (exitCode !== 0) throw new CommandError('A test of an attack failed.');
}

/**
 * @typedef {object} Power
 * @property {string} id Such as `E3.a`.
 * @property {string} attacker The row, such as `E3`.
 * @property {boolean} isDefended False where the model says that nothing is done against it.
 */

export const models = ['docs/threat-model.md', 'docs/embedded-wallet/threat-model.md'];

/**
 * The attackers of a model, each with its powers.
 *
 * @param {string} text
 * @returns {readonly { readonly attacker: string, readonly powers: readonly Power[] }[]}
 */
export function attackersIn(text) {
  return text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const attacker = section.slice(0, section.indexOf(' '));
      const lines = section.matchAll(/^- \*\*([EW]\d+\.[a-z]+)\*\*( \(undefended\))?/gm);
      const powers = [...lines].map(([, id = '', mark]) => ({
        id,
        attacker,
        isDefended: mark === undefined,
      }));
      return { attacker, powers };
    });
}

/** The attackers of both models. */
export const attackers = () =>
  models.flatMap((model) => attackersIn(readFileSync(join(root, model), 'utf8')));

/**
 * The powers that the titles of tests name, by `[E3.a]` or `[E3.a control]`.
 *
 * @param {string} title
 * @returns {readonly { readonly id: string, readonly isControl: boolean }[]}
 */
export const namedIn = (title) =>
  [...title.matchAll(/\[([EW]\d+\.[a-z]+)( control)?\]/g)].map(([, id = '', control]) => ({
    id,
    isControl: control !== undefined,
  }));

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

await runAsCommand(import.meta.url, attacks);
