import { createServer } from 'node:http';
import {
  allHandlers,
  BuildBlockMode,
  GenesisProvider,
  ResponseError,
  setStorage,
  setup,
} from '@acala-network/chopsticks-core';
import { chainSpec } from '@substrate/connect-known-chains/rococo_v2_2_asset_hub';
import { listen } from '../../../scripts/free-port.mjs';
import { PolkadotTransfers } from './polkadot-transfers.mjs';
import { squidAnswer } from './squid-answers.mjs';

/**
 * The process behind `startPolkadot`: a real Asset Hub runtime, executed by chopsticks from its genesis,
 * behind JSON-RPC over HTTP, and a squid of its transfers at `/graphql`. A block is made for every extrinsic. Signatures are checked. It ends with
 * the process that started it. Arguments: the preferred port, and inside a container the host.
 */

/** @typedef {{ readonly id?: unknown, readonly method: string, readonly params?: readonly unknown[] }} Call */
/** @typedef {(context: object, params: readonly unknown[], subscriptions: object) => Promise<unknown>} Handler */

/** The code with which a Polkadot node refuses an extrinsic, by the runtime's name of the error. */
const refusals = {
  payment: 'Inability to pay some fees (e.g. account balance too low)',
  badProof: 'Transaction has a bad signature',
  stale: 'Transaction is outdated',
  future: 'Transaction will be valid in the future',
  ancientBirthBlock: 'Transaction has an ancient birth block',
  badSigner: 'Invalid signing address',
};

const ALICE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** HTTP has no subscriptions. */
const subscriptions = {
  subscribe() {
    throw new ResponseError(-32601, 'Subscriptions are not served over HTTP');
  },
  unsubscribe() {},
};

process.once('disconnect', () => process.exit());

const chain = await setup({
  genesis: new GenesisProvider(JSON.parse(chainSpec)),
  buildBlockMode: BuildBlockMode.Instant,
  mockSignatureHost: false,
});
await setStorage(chain, {
  System: { Account: [[[ALICE], { providers: 1, data: { free: '10000000000000000' } }]] },
});
await chain.newBlock();

const transfers = new PolkadotTransfers(chain);
const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, corsHeaders).end(body),
    () => response.writeHead(400, corsHeaders).end(),
  );
});
const [wishedPort = '0', host] = process.argv.slice(2);
if (host) server.listen(Number(wishedPort), host);
else process.send?.({ url: `http://127.0.0.1:${await listen(server, Number(wishedPort))}` });

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (request.method !== 'POST') return '';
  let body = '';
  for await (const part of request) body += part;
  if (request.url === '/graphql') return answerToSquid(JSON.parse(body));
  /** @type {Call | Call[]} */
  const calls = JSON.parse(body);
  const isBatch = Array.isArray(calls);
  return JSON.stringify(isBatch ? await Promise.all(calls.map(answerTo)) : await answerTo(calls));
}

/**
 * What an indexer of this chain answers at `/graphql`, out of the chain's own blocks.
 *
 * @param {Parameters<typeof squidAnswer>[0]} question
 */
async function answerToSquid(question) {
  const errors = [{ message: 'Only transfers are indexed' }];
  return JSON.stringify(squidAnswer(question, await transfers.all()) ?? { errors });
}

/** @param {Call} call */
async function answerTo({ id, method, params = [] }) {
  try {
    const handler = /** @type {Readonly<Record<string, Handler>>} */ (allHandlers)[method];
    if (!handler) throw new ResponseError(-32601, `Method not found: ${method}`);
    const result = await handler({ chain }, params, subscriptions);
    return { jsonrpc: '2.0', id, result: result ?? null };
  } catch (error) {
    return { jsonrpc: '2.0', id, error: errorOf(error) };
  }
}

/**
 * The error as a node of the network writes it.
 *
 * @param {unknown} error
 */
function errorOf(error) {
  if (!(error instanceof ResponseError)) return { code: -32603, message: String(error) };
  const { code, message } = error;
  const [, refusal] =
    Object.entries(refusals).find(([name]) => message.toLowerCase().includes(name.toLowerCase())) ??
    [];
  if (code === 1010) return { code, message: 'Invalid Transaction', data: refusal ?? message };
  return { code, message };
}
