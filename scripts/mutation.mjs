import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runAsCommand, say } from './command.mjs';
import { bundleWithMutants } from './mutation/bundle.mjs';
import { trialPlanner } from './mutation/plan-trials.mjs';
import { scoresOf } from './mutation/score.mjs';
import { JudgingProcess } from './mutation/worker-pool.mjs';

/** It takes minutes: whoever works at the machine meanwhile comes first. */
const NICE = 15;
const layers = ['domain', 'application'];
const report = join(root, 'reports/mutation.json');
/** Everything covers everything here, so it would only say what a nearer test says. */
const tooSlow = /random-walks\.test\.ts$/;

/**
 * `npm run mutation`: how many small faults in the inner layers their tests notice.
 *
 * `--only domain/send` keeps to files whose path begins so, `--sample 0.25` to a part of their
 * mutants, drawn evenly; `--workers 1` leaves the other cores to others.
 */
async function mutation() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      sample: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  setPriority(NICE);
  const share = Number(values.sample);

  const sources = layers.flatMap((layer) => filesBelow(layer, /\.ts$/));
  const testFiles = layers
    .flatMap((layer) => filesBelow(`tests/unit/${layer}`, /\.test\.ts$/))
    .filter((file) => !tooSlow.test(file));
  const { mutants, distances } = await bundleWithMutants(sources, testFiles);
  const surveyor = new JudgingProcess();
  const survey = await surveyor.survey();
  surveyor.end();
  for (const { file, title, failure } of survey.outcomes.filter((one) => one.failure)) {
    say(`Left out, since it fails without a mutant: ${file}: ${title}: ${JSON.stringify(failure)}`);
  }

  const chosen = mutants
    .filter(({ fileName }) => fileName.startsWith(values.only))
    .filter((_, index) => isDrawn(index, share));
  say(`${chosen.length} of ${mutants.length} mutants, ${survey.outcomes.length} tests`);
  const judged = await judgeAll(chosen, trialPlanner(survey, distances), Number(values.workers));
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(report, JSON.stringify(judged, undefined, 1));
  for (const { folder, killed, all, percent, error } of scoresOf(judged, share)) {
    say(`${percent.toFixed(1)} % ± ${error.toFixed(1)}  ${killed}/${all}  ${folder}`);
  }
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
 * Every (1 / `share`)th, wherever that is a whole number or not.
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
  /** @type {(import('./mutation/score.mjs').Judged & { readonly mutant: string })[]} */
  const judged = [];
  const work = async () => {
    const judge = new JudgingProcess();
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const trial = trialOf(mutant);
      const verdict =
        trial.tests.length > 0
          ? await judge.judge(trial)
          : { status: /** @type {const} */ ('uncovered') };
      const { fileName, location, mutatorName, replacement } = mutant;
      const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
      judged.push({ fileName, mutant: `${place} ${mutatorName}: ${replacement}`, ...verdict });
      if (judged.length % 250 === 0) say(`${judged.length} judged`);
    }
    judge.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return [...judged].sort((one, two) => one.mutant.localeCompare(two.mutant));
}

await runAsCommand(import.meta.url, mutation);
