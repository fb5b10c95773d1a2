import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../service/visitor.mjs';

/** For how long a visitor asks again: longer than one would, so that a run hears what became of each request. */
const MOST_MS = 90_000;
const AGAIN_MS = 1000;

/** What the service may say while parts of it are down. It says after how many seconds the visitor may ask again. */
const MAY_BE_TOLD = new Set([429, 503]);

/**
 * What the service answers visitors, and when. A balancer leads each request to the services in turn, and to the next one where
 * a service takes no connection.
 *
 * @param {readonly string[]} urls
 */
export function toldOver(urls) {
  /** @type {Map<string, number>} What visitors were told instead, and how often. */
  const answers = new Map();
  /** @type {Set<string>} What no visitor may be told. */
  const wrong = new Set();
  /** @type {number[]} */
  const times = [];
  let turn = 0;

  /** @param {string} text */
  const count = (text) => answers.set(text, (answers.get(text) ?? 0) + 1);

  /** @param {{ lost: number }} own */
  const repeatFor = (own) => {
    /** @template Answer @param {() => Promise<Answer>} ask @returns {Promise<Answer>} */
    const repeat = async (ask) => {
      const endMs = Date.now() + MOST_MS;
      for (let closed = 0; ;) {
        try {
          const answer = await ask();
          times.push(Date.now());
          return answer;
        } catch (error) {
          if (Date.now() > endMs) throw error;
          const isClosed = codeOf(error) === 'ECONNREFUSED';
          closed = isClosed ? closed + 1 : 0;
          if (isClosed && closed % urls.length !== 0) continue; // The balancer asks the next one.
          await sleep(told(error, own));
        }
      }
    };
    return repeat;
  };

  /** After how long the visitor asks again. @param {unknown} error @param {{ lost: number }} own @throws where not. */
  const told = (error, own) => {
    if (!(error instanceof Refused)) {
      own.lost += 1;
      count(`no answer (${codeOf(error)})`);
      return AGAIN_MS;
    }
    const { message, retryAfter, status } = error;
    const isWait = MAY_BE_TOLD.has(status) && retryAfter !== undefined;
    if (status >= 500 && !isWait) wrong.add(`${message}, Retry-After ${retryAfter ?? 'missing'}`);
    if (!isWait && status < 500) throw error;
    count(message);
    return Math.max(AGAIN_MS, Number(retryAfter ?? 0) * 1000) * (1 + Math.random() / 2);
  };

  return {
    answers,
    wrong,
    times,
    /** How one visitor asks. `own.lost`: how often no answer came. */
    asking: () => {
      const own = { lost: 0 };
      const url = () => urls[(turn += 1) % urls.length] ?? '';
      return { own, url, repeat: repeatFor(own) };
    },
  };
}

/** @param {unknown} error */
function codeOf(error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}
