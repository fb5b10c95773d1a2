import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms } from '../../chains/stand-ins/postgres-server.mjs';
import { buildService } from '../../service/start.mjs';
import { installPackages } from '../../../scripts/chromium.mjs';
import { CommandError, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { chanceOf } from './chance.mjs';
import { checkAfter } from './check-after.mjs';
import { startParts } from './killed-parts.mjs';
import { peopleOver } from './people.mjs';
import { toldOver } from './told.mjs';

const AT_ONCE = 6;
const BEFORE_MS = 10_000;
const KILLS_A_MINUTE = 5;
const MINUTES = 10;
const THINKS_MS = 700;

/** How often two parts are killed at once. */
const TWO = 0.2;

/** The longest time in which no visitor gets what a part is for. */
const MOST_GAP_MS = 30_000;

/** What a part is for, by which its gap is measured. */
const forWhat = /** @type {const} */ ({
  database: 'answers',
  service: 'answers',
  mail: 'codes',
  node: 'names',
});

/**
 * `npm run test:kills`: parts of an operator's set-up are killed at random for ten minutes while people use their wallets. What was
 * confirmed to them is there afterwards. `KILLS_SEED` kills as another run did, `KILLS_MINUTES` for another time.
 */
async function test() {
  if (postgresPrograms() === undefined) installPackages(['postgresql']);
  await installFor(['repository', 'service', 'servicePostgres']);
  await buildService();
  const seed = Number(process.env['KILLS_SEED'] ?? randomInt(1_000_000));
  const minutes = Number(process.env['KILLS_MINUTES'] ?? MINUTES);
  say(`KILLS_SEED=${seed}`);
  const parts = await startParts();
  try {
    await killed(parts, { seed, minutes });
  } finally {
    await parts.stop();
  }
}

/**
 * @param {Awaited<ReturnType<typeof startParts>>} set
 * @param {{ readonly seed: number, readonly minutes: number }} how
 */
async function killed(set, { minutes, seed }) {
  const told = toldOver(set.urls);
  const crowd = peopleOver(told, set.mailbox);
  const ending = new AbortController();
  const visiting = Array.from({ length: AT_ONCE }, async () => {
    while (!ending.signal.aborted) {
      await crowd.next();
      await sleep(THINKS_MS * 2 * Math.random());
    }
  });
  await sleep(BEFORE_MS);
  const kills = await killAtRandom(set.parts, seed, minutes);
  await sleep(BEFORE_MS);
  ending.abort();
  await Promise.all(visiting);

  const { faults, people, times } = crowd;
  const made = { answers: told.times, codes: times.mail, names: times.name };
  say(`${kills.length} kills, ${people.length} people, ${told.times.length} answers.`);
  let longest = 0;
  for (const name of /** @type {const} */ (['service', 'database', 'mail', 'node'])) {
    const own = kills.filter((kill) => kill.part === name);
    const gap = Math.max(0, ...own.map((kill) => gapOf(kill, made[forWhat[name]])));
    longest = Math.max(longest, gap);
    say(`  ${name}: ${own.length} kills, ${(gap / 1000).toFixed(1)} s without ${forWhat[name]}`);
  }
  for (const [answer, count] of told.answers) say(`  told: ${answer}, ${count} times`);
  const failures = [
    ...(await checkAfter(set, people)),
    longest > MOST_GAP_MS && `For over ${MOST_GAP_MS / 1000} s visitors got nothing.`,
    set.crashes() > 0 && `A service has crashed: ${set.crashes()} times.`,
    ...[...told.wrong].map((text) => `A visitor was told: ${text}.`),
    ...[...new Set(faults)].map((text) => `${text}.`),
  ].filter((text) => text !== false);
  for (const line of set.logged()) say(`  logged: ${line}`);
  if (failures.length > 0) throw new CommandError(`KILLS_SEED=${seed}\n${failures.join('\n')}`);
  say('Nothing that was confirmed is lost.');
}

/**
 * @typedef {object} Kill
 * @property {import('./killed-parts.mjs').PartName} part
 * @property {number} atMs
 * @property {number} backMs When it answers again.
 */

/**
 * Kills parts that are up, one or two at once, and starts each again after a while.
 *
 * @param {readonly [import('./killed-parts.mjs').Part, ...import('./killed-parts.mjs').Part[]]} parts
 * @param {number} seed
 * @param {number} minutes
 */
async function killAtRandom(parts, seed, minutes) {
  const chance = chanceOf(seed);
  const startMs = Date.now();
  const count = Math.round(minutes * KILLS_A_MINUTE);
  /** @type {Kill[]} */
  const kills = [];
  /** @type {Set<unknown>} */
  const down = new Set();
  /** @type {Promise<void>[]} */
  const starting = [];
  /** @param {import('./killed-parts.mjs').Part} part @param {number} downMs */
  const kill = async (part, downMs) => {
    // Both ways to kill the database are of one part.
    const key = part.name === 'service' ? part : part.name;
    if (down.has(key)) return;
    down.add(key);
    /** @type {Kill} */
    const done = { part: part.name, atMs: Date.now(), backMs: Infinity };
    kills.push(done);
    part.kill();
    await sleep(downMs);
    await part.start();
    done.backMs = Date.now();
    down.delete(key);
  };
  while (kills.length < count) {
    const meant = chance.is(TWO) ? 2 : 1;
    for (let n = 0; n < meant; n += 1) {
      starting.push(kill(chance.oneOf(parts), chance.between(0, 4000)));
    }
    const killed = kills.slice(-meant).map((each) => each.part);
    say(`${Math.round((Date.now() - startMs) / 1000)} s: ${killed.join(', ')}`);
    await sleep(((meant * 60_000) / KILLS_A_MINUTE) * chance.between(0.5, 1.5));
  }
  await Promise.all(starting);
  return kills;
}

/**
 * The longest time without what a part is for, of those that its kill, or its absence, is in.
 *
 * @param {Kill} kill
 * @param {readonly number[]} times
 */
function gapOf({ atMs, backMs }, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const gaps = sorted.map((time, index) => {
    const before = sorted[index - 1] ?? time;
    return before <= backMs && time >= atMs ? time - before : 0;
  });
  return Math.max(0, ...gaps);
}

await runAsCommand(import.meta.url, test);
