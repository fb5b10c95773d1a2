import { operatorAt } from '../../src/adapters/nodes/ask-operator';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type JsonRpcServer, serveJsonRpc } from '../../../chains/testing/json-rpc-server';
import { AnswerRpc } from '../../src/adapters/channel/answer-rpc';
import { Networks } from '../../src/domain/networks/networks';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { Operations } from '../../src/use-cases/operations/operations';
import { accounts, planFor } from '../plans/plan-world';

const BUNDLED = 'eip155:1';
const PLAIN = 'eip155:10';
const ETHER = { symbol: 'ETH', decimals: 18 };

/** No service pays here. */
const askService = () => Promise.resolve({ kind: 'silent' } as const);

describe('a request about user operations', () => {
  let bundler: JsonRpcServer;
  let node: JsonRpcServer;
  let rpc: AnswerRpc;
  let kept: unknown;

  beforeEach(async () => {
    bundler = await serveJsonRpc({
      eth_supportedEntryPoints: () => ['0x4337'],
      eth_estimateUserOperationGas: () => {
        throw Object.assign(new Error('AA23 reverted'), { code: -32_500 });
      },
    });
    node = await serveJsonRpc({ eth_getCode: () => '0x' });
    const rpcUrl = node.url;
    const networks = new Networks([
      {
        id: BUNDLED,
        name: 'One',
        ...ETHER,
        rpcUrl,
        smartAccounts: { bundlerUrl: bundler.url, paymasterUrl: 'https://paymaster.test' },
      },
      { id: PLAIN, name: 'Two', ...ETHER, rpcUrl, smartAccounts: {} },
    ]);
    kept = [];
    const store = {
      read: () => Promise.resolve(kept),
      change: async (work: (value: unknown) => unknown) => {
        kept = work(kept);
      },
    };
    rpc = new AnswerRpc({
      budget: { spend: () => undefined },
      networks,
      sentCalls: new SentCalls(),
      operations: new Operations({ ask: operatorAt, askService, networks, nodeOf, store }),
      smartAccounts: {
        typeOn: () => Promise.resolve('smartAccount'),
        isContractOn: () => false,
        addressOf: (_, __, owner) => Promise.resolve(owner),
      },
      wallets: { current: () => ({ accounts: () => Promise.resolve(accounts) }) },
      approvals: {
        abort: () => undefined,
        approve: ({ chain, method, params }) => planFor(chain, method, params),
      },
    });
  });
  afterEach(async () => {
    await Promise.all([bundler.stop(), node.stop()]);
  });

  const ask = async (method: string, chainId = BUNDLED, params: unknown = []): Promise<unknown> =>
    (await rpc.answer({ method, chainId, params })).result;

  it('[R7.16] that reads goes to the bundler, and not to the node', async () => {
    expect(await ask('eth_supportedEntryPoints')).toEqual(['0x4337']);
    await expect(ask('eth_estimateUserOperationGas')).rejects.toMatchObject({
      code: -32_500,
      message: 'AA23 reverted',
    });
    expect(node.asked).toEqual([]);
  });

  it('[R7.16] is refused where the network has no bundler, or it does not answer', async () => {
    await expect(ask('eth_supportedEntryPoints', PLAIN)).rejects.toMatchObject({ code: 4200 });
    bundler.interfere((response) => Boolean(response.destroy()));
    await expect(ask('eth_supportedEntryPoints')).rejects.toThrow('cannot reach its bundler');
  });

  it('[R7.16] that sends one is refused: the visitor is shown calls, and not what an operation hides', async () => {
    await expect(ask('eth_sendUserOperation', BUNDLED, [{}, '0x4337'])).rejects.toMatchObject({
      code: 4200,
    });
    expect(bundler.asked).toEqual([]);
  });

  it('for what the account can do says where the operator pays', async () => {
    expect(await ask('wallet_getCapabilities')).toMatchObject({
      '0x1': { paymasterService: { supported: true } },
      '0xa': expect.not.objectContaining({ paymasterService: expect.anything() }),
    });
  });

  it('[R7.16] knows nothing of what was sent once the visitor has left', async () => {
    await rpc.forget();
    expect(kept).toBeUndefined();
  });
});
