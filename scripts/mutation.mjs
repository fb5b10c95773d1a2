import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runAsCommand, say } from './command.mjs';
import { bundleWithMutants } from './mutation/bundle.mjs';
import { trialPlanner } from './mutation/plan-trials.mjs';
import { scoresOf } from './mutation/score.mjs';
import { JudgingProcess } from './mutation/worker-pool.mjs';

/** It takes minutes, so it runs at low priority. */
const NICE = 15;
const layers = ['domain', 'application'];
const report = join(root, 'reports/mutation.json');
/** One kind of random walk is sufficient. */
const tooMany = /random-walks\/sign-in-(off|required)/;

/**
 * `npm run mutation`: how many small faults in the inner layers their tests notice.
 *
 * `--only domain/send` limits it to files whose path begins so, `--sample 0.25` to a part of their mutants,
 * drawn evenly; `--workers 1` leaves the other cores free. `--again` tries only the mutants that survived in
 * the last report, and keeps the other results.
 */
async function mutation() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      sample: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  setPriority(NICE);
  const share = Number(values.sample);

  const sources = layers.flatMap((layer) => filesBelow(layer, /\.ts$/));
  const testFiles = layers
    .flatMap((layer) => filesBelow(`tests/unit/${layer}`, /\.test\.ts$/))
    .filter((file) => !tooMany.test(file));
  const { mutants, distances } = await bundleWithMutants(sources, testFiles);
  const surveyor = new JudgingProcess();
  const survey = await surveyor.survey();
  surveyor.end();
  for (const { file, title, failure } of survey.outcomes.filter((one) => one.failure)) {
    say(`Left out, since it fails without a mutant: ${file}: ${title}: ${JSON.stringify(failure)}`);
  }

  const drawn = mutants
    .filter(({ fileName }) => fileName.startsWith(values.only))
    .filter((_, index) => isDrawn(index, share));
  const { known, chosen } = values.again ? awayIn(mutants) : { known: [], chosen: drawn };
  say(`${chosen.length} of ${mutants.length} mutants, ${survey.outcomes.length} tests`);
  const fresh = await judgeAll(chosen, trialPlanner(survey, distances), Number(values.workers));
  const judged = [...known, ...fresh].sort((one, two) => one.mutant.localeCompare(two.mutant));
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(report, JSON.stringify(judged, undefined, 1));
  for (const { folder, killed, all, percent, error } of scoresOf(judged, share)) {
    say(`${percent.toFixed(1)} % ± ${error.toFixed(1)}  ${killed}/${all}  ${folder}`);
  }
}

/** @typedef {import('./mutation/score.mjs').Judged & { readonly mutant: string }} Reported */

/**
 * The results of the last report for `mutants` without the survivors, and the survivors.
 *
 * @param {readonly import('./mutation/bundle.mjs').Mutant[]} mutants
 */
function awayIn(mutants) {
  /** @type {readonly Reported[]} */
  const last = JSON.parse(readFileSync(report, 'utf8'));
  const isAway = (/** @type {Reported} */ { status }) =>
    status === 'survived' || status === 'uncovered';
  const away = new Set(last.filter(isAway).map(({ mutant }) => mutant));
  const chosen = mutants.filter((mutant) => away.has(nameOf(mutant)));
  // A mutant whose source has changed cannot be tried again: it stays a survivor.
  const names = new Set(chosen.map(nameOf));
  return { known: last.filter(({ mutant }) => !names.has(mutant)), chosen };
}

/** @param {import('./mutation/bundle.mjs').Mutant} mutant */
function nameOf({ fileName, location, mutatorName, replacement }) {
  const { line, column } = location.start;
  return `${fileName}:${line + 1}:${column + 1} ${mutatorName}: ${replacement}`;
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function filesBelow(folder, name) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`)
    .sort();
}

/**
 * Every (1 / `share`)th, also where that is not a whole number.
 *
 * @param {number} index
 * @param {number} share
 */
function isDrawn(index, share) {
  return Math.floor((index + 1) * share) > Math.floor(index * share);
}

/**
 * @param {readonly import('./mutation/bundle.mjs').Mutant[]} mutants
 * @param {ReturnType<typeof trialPlanner>} trialOf
 * @param {number} workers
 */
async function judgeAll(mutants, trialOf, workers) {
  const waiting = [...mutants];
  /** @type {Reported[]} */
  const judged = [];
  const work = async () => {
    const judge = new JudgingProcess();
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const trial = trialOf(mutant);
      const verdict =
        trial.tests.length > 0
          ? await judge.judge(trial)
          : { status: /** @type {const} */ ('uncovered') };
      judged.push({ fileName: mutant.fileName, mutant: nameOf(mutant), ...verdict });
      if (judged.length % 250 === 0) say(`${judged.length} judged`);
    }
    judge.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return judged;
}

await runAsCommand(import.meta.url, mutation);
