import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, say } from '../../../scripts/command.mjs';
import { freePort, listen } from '../../../scripts/free-port.mjs';
import { startAnvil } from '../../chains/nodes/evm.mjs';
import { medianIn, quantile } from '../measures/quantile.mjs';
import { reportPosts } from './report-posts.mjs';
import { cleat, viem } from './contenders.mjs';

/**
 * @import { Ask, Call, Contender } from './contenders.mjs'
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} runs
 * @property {() => Promise<{ readonly urls: readonly string[], readonly stop?: () => unknown }>} endpoints
 * @property {(ask: Ask) => Promise<void>} work
 *
 * @typedef {object} Result
 * @property {number} totalMs
 * @property {number} posts
 * @property {number} medianMs
 * @property {number} worstMs The latency that one call in twenty exceeds.
 * @property {number} failed
 */

/** How much slower than viem our client may be before the benchmark fails. */
const ALLOWANCE = 1.1;

const PER_SECOND = 5;

/** `npm run bench:rpc`: the posts of a widget at rest, and our RPC client and viem, over good nodes and bad ones. */
export async function bench() {
  await reportPosts();
  const anvil = await startAnvil({ chainId: 1 });
  try {
    await compare(scenariosAt(anvil.url), { cleat: await cleat(), viem });
  } finally {
    await anvil.stop();
  }
}

/**
 * @param {string} url
 * @returns {readonly Scenario[]}
 */
function scenariosAt(url) {
  const dead = async () => `http://127.0.0.1:${await freePort()}`;
  return [
    {
      name: '1,000 mixed reads in one tick',
      runs: 31,
      endpoints: async () => ({ urls: [url] }),
      work: async (ask) => void (await Promise.all(reads(1000).map(ask))),
    },
    {
      name: '1,000 mixed reads by 50 callers in turn',
      runs: 31,
      endpoints: async () => ({ urls: [url] }),
      work: async (ask) => {
        const all = reads(1000);
        const takeTurns = async () => {
          for (let call = all.pop(); call; call = all.pop()) await ask(call);
        };
        await Promise.all(Array.from({ length: 50 }, takeTurns));
      },
    },
    {
      name: 'dead first endpoint, 20 x 50 reads',
      runs: 9,
      endpoints: async () => ({ urls: [await dead(), url] }),
      work: rounds(20, 50, 0),
    },
    {
      name: 'first endpoint answers 503, 20 x 50 reads',
      runs: 9,
      endpoints: async () => before(url, 0),
      work: rounds(20, 50, 0),
    },
    {
      name: `first endpoint takes ${PER_SECOND} posts a second, 20 x 50 reads, 50 ms apart`,
      runs: 3,
      endpoints: async () => before(url, PER_SECOND),
      work: rounds(20, 50, 50),
    },
    {
      name: `only endpoint takes ${PER_SECOND} posts a second, 10 x 50 reads`,
      runs: 3,
      endpoints: async () => {
        const { urls, stop } = await before(url, PER_SECOND);
        return { urls: urls.slice(0, 1), stop };
      },
      work: rounds(10, 50, 0),
    },
  ];
}

/**
 * Runs each scenario with each contender in turn, each time with a new client, and prints a table.
 *
 * @param {readonly Scenario[]} scenarios
 * @param {Readonly<Record<'cleat' | 'viem', Contender>>} contenders
 */
async function compare(scenarios, contenders) {
  /** @type {readonly (keyof typeof contenders)[]} */
  const names = ['cleat', 'viem'];
  /** @type {string[]} */
  const lost = [];
  say(row('', 'total ms', 'posts', 'median ms', '95 % ms', 'failed'));
  for (const { name, runs, endpoints, work } of scenarios) {
    /** @type {Record<'cleat' | 'viem', Result[]>} */
    const results = { cleat: [], viem: [] };
    for (let run = 0; run <= runs; run += 1) {
      // The contenders take turns in going first. The very first run of both warms up the machine.
      for (const who of run % 2 === 0 ? names : [...names].reverse()) {
        const { urls, stop } = await endpoints();
        const result = await measure(contenders[who], urls, work);
        await stop?.();
        if (run > 0) results[who].push(result);
      }
    }
    const [ours, theirs] = [medianOf(results.cleat), medianOf(results.viem)];
    say(`\n${name}`);
    for (const [who, { totalMs, posts, medianMs, worstMs, failed }] of Object.entries({
      cleat: ours,
      viem: theirs,
    })) {
      say(row(`  ${who}`, totalMs, posts, medianMs, worstMs, failed));
    }
    const isSlower = ours.totalMs > theirs.totalMs * ALLOWANCE + 1;
    if (isSlower && ours.failed >= theirs.failed) lost.push(name);
  }
  if (lost.length > 0)
    throw new CommandError(`\nMore than 10 % slower than viem: ${lost.join('; ')}`);
  say('\nNothing is more than 10 % slower than viem.');
}

/**
 * @param {Contender} contender
 * @param {readonly string[]} urls
 * @param {Scenario['work']} work
 * @returns {Promise<Result>}
 */
async function measure(contender, urls, work) {
  let posts = 0;
  let failed = 0;
  /** @type {number[]} */
  const latencies = [];
  const ask = contender(urls, (input, init) => {
    posts += 1;
    return fetch(input, init);
  });
  const startedAt = performance.now();
  await work(async (call) => {
    const askedAt = performance.now();
    await ask(call).catch(() => (failed += 1));
    latencies.push(performance.now() - askedAt);
  });
  const totalMs = performance.now() - startedAt;
  return {
    totalMs,
    posts,
    medianMs: medianIn(latencies),
    worstMs: quantile(latencies, 0.95),
    failed,
  };
}

/**
 * `count` reads of four kinds, each for another account.
 *
 * @param {number} count
 * @returns {Call[]}
 */
function reads(count) {
  return Array.from({ length: count }, (_, index) => {
    const address = `0x${(2 ** 40 + index).toString(16).padStart(40, '0')}`; // Not a precompile's address.
    /** @type {readonly Call[]} */
    const kinds = [
      { method: 'eth_getBalance', params: [address, 'latest'] },
      { method: 'eth_getTransactionCount', params: [address, 'latest'] },
      { method: 'eth_getCode', params: [address, 'latest'] },
      { method: 'eth_call', params: [{ to: address, data: '0x' }, 'latest'] },
    ];
    return kinds[index % kinds.length] ?? { method: 'eth_chainId', params: [] };
  });
}

/**
 * @param {number} count
 * @param {number} size
 * @param {number} gapMs
 * @returns {Scenario['work']}
 */
function rounds(count, size, gapMs) {
  return async (ask) => {
    for (let round = 0; round < count; round += 1) {
      await Promise.all(reads(size).map(ask));
      if (gapMs > 0) await sleep(gapMs);
    }
  };
}

/**
 * An endpoint in front of the one at `url` that accepts `perSecond` posts, then answers 429; with 0 it always
 * answers 503.
 *
 * @param {string} url
 * @param {number} perSecond
 */
async function before(url, perSecond) {
  let taken = 0;
  const timer = setInterval(() => (taken = 0), 1000);
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    taken += 1;
    if (taken > perSecond) {
      const refusal = perSecond === 0 ? 503 : 429;
      response.writeHead(refusal, perSecond === 0 ? {} : { 'retry-after': '1' }).end('{}');
      return;
    }
    const body = Buffer.concat(chunks);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    response.writeHead(answer.status, headers).end(await answer.text());
  });
  const port = await listen(server);
  return {
    urls: [`http://127.0.0.1:${port}`, url],
    stop: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {readonly Result[]} results
 * @returns {Result}
 */
function medianOf(results) {
  const sorted = [...results].sort((one, other) => one.totalMs - other.totalMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no runs');
  return middle;
}

/** @param {readonly (string | number)[]} cells */
function row(...cells) {
  const [first = '', ...rest] = cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(cell % 1 === 0 ? 0 : 1) : cell,
  );
  return first.padEnd(10) + rest.map((cell) => cell.padStart(11)).join('');
}
