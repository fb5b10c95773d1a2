import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { AnswerRpc } from '../../src/adapters/channel/answer-rpc';
import { Networks } from '../../src/domain/networks/networks';
import { SiteBudget } from '../../src/domain/limits/site-budget';
import { SentCalls } from '../../src/domain/plans/sent-calls';

type Module = typeof import('../../src/adapters/channel/answer-rpc');

const READS = 1000;
const answerRpc = 'apps/wallet-frame/src/adapters/channel/answer-rpc.ts';
const spent = "budget.spend('read');\n        return { result: await this.#read(request) };";

let node: Server;
let asked = 0;

beforeAll(async () => {
  node = createServer((_request, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x1' }));
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  node.closeAllConnections();
  node.close();
});

/** How many reads of a page the operator's node answers within a moment. */
async function passedOn({ AnswerRpc: Answer }: Pick<Module, 'AnswerRpc'>): Promise<number> {
  const rpcUrl = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  const ether = { name: 'One', symbol: 'ETH', decimals: 18, rpcUrl };
  let kept: string | null = null;
  const store = { read: () => kept, write: (text: string) => void (kept = text) };
  const never = (): never => {
    throw new Error('It is not asked');
  };
  const rpc = new Answer({
    approvals: { abort: never, approve: never },
    budget: new SiteBudget({ now: () => 0, store }),
    networks: new Networks([{ id: 'eip155:1', ...ether }]),
    sentCalls: new SentCalls(),
    smartAccounts: { addressOf: never, isContractOn: never, typeOn: never },
    wallets: { current: never },
  });
  asked = 0;
  for (let n = 0; n < READS; n += 1) {
    await rpc.answer({ method: 'eth_blockNumber', params: [] }).catch(() => undefined);
  }
  return asked;
}

it('[E1.k] has the wallet ask the operator’s node without end: 300 reads of a page pass', async () => {
  expect(await passedOn({ AnswerRpc })).toBe(300);
});

it('[E1.k control] has every read passed on where none is counted', async () => {
  const put = 'return { result: await this.#read(request) };';
  const control = await withoutDefence<Module>(answerRpc, { file: answerRpc, find: spent, put });

  expect(await passedOn(control)).toBe(READS);
});
