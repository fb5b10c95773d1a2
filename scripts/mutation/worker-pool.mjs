import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {import('./worker.mjs').Trial} Trial
 * @typedef {import('./worker.mjs').Verdict} Verdict
 */

const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
const SURVEY_PATIENCE_MS = 600_000;
/** The time limit for a loop that no switch ends; long, since the machine may be busy. */
const TRIAL_PATIENCE_MS = 180_000;

/** A worker process that is replaced when it does not answer, because a mutant may loop for ever. */
export class JudgingProcess {
  #process = start();

  /** @returns {Promise<import('./plan-trials.mjs').Survey>} */
  async survey() {
    const answer = await this.#ask('survey', SURVEY_PATIENCE_MS);
    if (answer === undefined) throw new Error('The tests without a mutant do not end');
    return answer;
  }

  /**
   * @param {Trial} trial
   * @returns {Promise<Verdict>}
   */
  async judge(trial) {
    /** @type {Verdict} */
    const verdict = (await this.#ask(trial, TRIAL_PATIENCE_MS)) ?? { status: 'timeout' };
    // Work that is still running would disturb the next trial.
    if (verdict.status === 'timeout') this.#replace();
    return verdict;
  }

  end() {
    this.#process.kill('SIGKILL');
  }

  #replace() {
    this.end();
    this.#process = start();
  }

  /**
   * @param {'survey' | Trial} order
   * @param {number} patienceMs
   * @returns {Promise<any>}
   */
  #ask(order, patienceMs) {
    const asked = this.#process;
    return new Promise((resolve) => {
      const settle = (/** @type {unknown} */ answer) => {
        clearTimeout(timer);
        asked.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(() => settle(undefined), patienceMs);
      asked.once('message', settle);
      asked.once('exit', () => settle(undefined));
      asked.send(order);
    });
  }
}

function start() {
  return fork(worker, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' });
}
