import { Agent } from 'node:http';
import { startMailbox } from './mailbox.mjs';
import { newVisitor, Refused } from './visitor.mjs';

/**
 * Visitors who come at a fixed rate, whatever the service does, in a process of their own. What each has waited counts from the time when it
 * was to come: one that comes late because others were waited for counts as slow. Its parent tells it what to send, and hears how long each took.
 *
 * @typedef {{ readonly what: 'prepare', readonly url: string, readonly visitors: number, readonly warm: number }
 *   | { readonly what: 'logins' | 'halves', readonly rate: number, readonly seconds: number }} Order
 */

const CONNECTIONS = 256;
const AT_ONCE = 8;
const HALVES_A_LOGIN = 3;

/** How many have come. */
let count = 0;

const mailbox = await startMailbox();
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let address = '';
const way = { url: () => address, mailbox, agent };

/** @type {Awaited<ReturnType<typeof newVisitor>>[]} */
const ready = [];

const logIn = async () => {
  count += 1;
  const visitor = await newVisitor(count, way);
  await visitor.typeCode(await visitor.askForCode());
  return visitor;
};

/**
 * Visitors with wallets, and then logins and halves until the code of the service is compiled: the first thousands of each cost more.
 *
 * @param {number} visitors
 * @param {number} warm Logins in all.
 */
async function prepare(visitors, warm) {
  let warmed = visitors;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (ready.length < visitors) {
        const visitor = await logIn();
        await visitor.beginWallet();
        ready.push(visitor);
      }
      while (warmed < warm) {
        warmed += 1;
        await logIn();
        for (let n = 0; n < HALVES_A_LOGIN; n += 1) await works.halves();
      }
    }),
  );
}

let next = 0;
const works = {
  logins: logIn,
  halves: async () => ready[(next += 1) % ready.length]?.release(),
};

/** @param {Extract<Order, { readonly rate: number }>} order */
async function load({ rate, seconds, what }) {
  const start = performance.now();
  /** @type {number[]} */
  const took = [];
  /** @type {Record<string, number>} */
  const failed = {};
  const all = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = start + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    all.push(
      works[what]().then(
        () => took.push(performance.now() - due),
        (error) => {
          const why =
            error instanceof Refused ? `${error.status} ${error.code}` : String(error.code);
          failed[why] = (failed[why] ?? 0) + 1;
        },
      ),
    );
  }
  await Promise.all(all);
  return { took, failed, seconds: (performance.now() - start) / 1000 };
}

process.on('message', async (/** @type {Order} */ order) => {
  if (order.what === 'prepare') {
    address = order.url;
    await prepare(order.visitors, order.warm);
    process.send?.({ took: [], failed: {}, seconds: 0 });
  } else process.send?.(await load(order));
});
process.send?.(mailbox.url);
