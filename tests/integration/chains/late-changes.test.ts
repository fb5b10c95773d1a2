import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Hex, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { eventually } from '../../support/eventually';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { ALICE, BOB, connectedSender, EvmStage, type Sender } from './evm-send-stage';

const FINNEY = 10n ** 15n;

let nodes: readonly [EvmNode, EvmNode];
let chain: EvmStage;
let sender: Sender;

beforeAll(async () => {
  nodes = await Promise.all([startEvm({ chainId: 1 }), startEvm({ chainId: 42161 })]);
  chain = new EvmStage(nodes[0]);
});

afterAll(() => Promise.all(nodes.map((node) => node.stop())));

beforeEach(async () => {
  await nodes[0].control.startMining();
  sender = await connectedSender(nodes);
});

afterEach(() => sender.widget.dispose());

describe('a wallet that changes the network between the review and the request', () => {
  it('is not asked where it says so first', async () => {
    await reviewed();
    sender.wallet.switchChain(42161);
    await eventually(() =>
      expect(sender.flow()).toMatchObject({ status: 'editing', voided: 'accountChanged' }),
    );

    await expect(sender.send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });

    expect(sender.asked()).toBe(0);
  });

  it('sends nothing on either chain where it says nothing', async () => {
    await reviewed();
    const before = await balances();
    const { provider } = sender.wallet;
    const { request } = provider;
    Object.assign(provider, {
      request: async (asked: { readonly method: string }) => {
        if (asked.method === 'eth_sendTransaction') {
          // Silently: the widget hears of it too late.
          Object.assign(provider, { request });
          sender.wallet.switchChain(42161);
        }
        return request(asked);
      },
    });

    await expect(sender.send.confirm()).rejects.toMatchObject({ code: 'RPC' });

    expect(sender.flow()).toMatchObject({
      status: 'failed',
      failure: { cause: 'wrongNetwork' },
    });
    expect(await balances()).toEqual(before);
  });
});

describe('a nonce that two transactions have', () => {
  it('is a transfer that another one replaced', async () => {
    await nodes[0].control.stopMining();
    await reviewed();
    const heard: unknown[] = [];
    const stop = sender.widget.on('transaction', (event) => heard.push(event));
    const hash = await sender.send.confirm();
    const before = await chain.coins(BOB);
    const nonce = await nonceOf(hash);
    await sender.hasLookedUp();

    await sendBeside(nonce, 7n, parseGwei('90'));
    await nodes[0].control.mine();

    await eventually(
      () => expect(sender.flow()).toMatchObject({ hash, outcome: 'replaced' }),
      5000,
    );
    const sent = { hash, namespace: 'eip155', caipAddress: `eip155:1:${ALICE}` };
    await eventually(() => expect(heard).toEqual([sent, { ...sent, outcome: 'replaced' }]));
    stop();
    expect((await chain.coins(BOB)) - before).toBe(7n);
    await expectTrueBalance();
  });

  it('is not sent twice: an earlier transaction waits, and the next try takes the next nonce', async () => {
    await nodes[0].control.stopMining();
    await reviewed();
    const nonce = Number(await nodes[0].control.call('eth_getTransactionCount', ALICE, 'latest'));
    const { provider } = sender.wallet;
    const { request } = provider;
    await sendBeside(nonce, 7n, parseGwei('9000'));
    // A wallet that does not know of the other transaction.
    Object.assign(provider, {
      request: (asked: { readonly method: string; readonly params?: readonly object[] }) =>
        asked.method === 'eth_sendTransaction'
          ? request({
              ...asked,
              params: [{ ...asked.params?.[0], nonce: `0x${nonce.toString(16)}` }],
            })
          : request(asked),
    });

    await expect(sender.send.confirm()).rejects.toMatchObject({ code: 'RPC' });
    expect(sender.flow()).toMatchObject({
      status: 'failed',
      failure: { cause: 'failed', reason: 'nonceTooHigh' },
    });

    Object.assign(provider, { request });
    const before = await chain.coins(BOB);
    const hash = await sender.send.confirm();
    await nodes[0].control.mine();
    await eventually(
      () => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }),
      5000,
    );
    expect((await chain.coins(BOB)) - before).toBe(500n * FINNEY + 7n);
  });

  it('that the chain has used says that another transaction came first', async () => {
    await reviewed();
    const { provider } = sender.wallet;
    const { request } = provider;
    const nonce = Number(await nodes[0].control.call('eth_getTransactionCount', ALICE, 'latest'));
    await sendBeside(nonce, 7n, parseGwei('90'));
    Object.assign(provider, {
      request: (asked: { readonly method: string; readonly params?: readonly object[] }) =>
        asked.method === 'eth_sendTransaction'
          ? request({
              ...asked,
              params: [{ ...asked.params?.[0], nonce: `0x${nonce.toString(16)}` }],
            })
          : request(asked),
    });

    await expect(sender.send.confirm()).rejects.toMatchObject({ code: 'RPC' });

    expect(sender.flow()).toMatchObject({
      status: 'failed',
      failure: { cause: 'failed', reason: 'nonceTooLow' },
    });
    Object.assign(provider, { request });
  });
});

describe('a block that the chain reorganises', () => {
  it('puts the transfer back among those that wait, and the balance is true', async () => {
    await reviewed();
    const before = await chain.coins(BOB);
    const hash = await sender.send.confirm();
    await eventually(() => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }));
    expect((await chain.coins(BOB)) - before).toBe(500n * FINNEY);
    await expectTrueBalance();
    const raw = await rawOf(hash);

    await nodes[0].control.call('anvil_reorg', 1, []);
    expect(await chain.coins(BOB)).toBe(before);
    await sender.widget.refreshBalance({ force: true });

    await eventually(() => expect(sender.flow()).not.toHaveProperty('outcome'));
    expect(sender.flow()).toMatchObject({ status: 'sent', hash });
    await expectTrueBalance();

    await nodes[0].control.call('eth_sendRawTransaction', raw);
    await eventually(
      () => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }),
      5000,
    );
    expect((await chain.coins(BOB)) - before).toBe(500n * FINNEY);
    await expectTrueBalance();
  });

  it('loses a transfer that no node has any more, and says so', async () => {
    await reviewed();
    const hash = await sender.send.confirm();
    await eventually(() => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }));
    await expectTrueBalance();

    await nodes[0].control.call('anvil_reorg', 1, []);
    await sender.widget.refreshBalance({ force: true });

    await eventually(() => expect(sender.flow()).toMatchObject({ hash, outcome: 'dropped' }), 8000);
    await expectTrueBalance();
  });
});

async function reviewed(): Promise<void> {
  await sender.review(sender.token(), '0.5');
  expect(sender.flow()).toMatchObject({ status: 'reviewed' });
}

/** What Alice and Bob have on both chains. */
function balances(): Promise<readonly bigint[]> {
  const stages = nodes.map((node) => new EvmStage(node));
  return Promise.all(stages.flatMap((stage) => [stage.coins(ALICE), stage.coins(BOB)]));
}

/** The balance on show is the chain's, to the unit. */
async function expectTrueBalance(): Promise<void> {
  await eventually(async () => {
    const { account } = sender.widget.state.connections.eip155;
    expect(account?.balance).toMatchObject({ status: 'loaded', units: await chain.coins(ALICE) });
  }, 5000);
}

/** Sends from another program that has Alice's key: signed before, it is one call of the node. */
async function sendBeside(nonce: number, value: bigint, fee: bigint): Promise<void> {
  const raw = await privateKeyToAccount(PUBLIC_TEST_KEYS[0] ?? '0x').signTransaction({
    type: 'eip1559',
    chainId: 1,
    nonce,
    to: BOB,
    value,
    gas: 21_000n,
    maxFeePerGas: fee,
    maxPriorityFeePerGas: fee,
  });
  await nodes[0].control.call('eth_sendRawTransaction', raw);
}

/** The nonce of a transaction, once the node knows it. */
async function nonceOf(hash: string): Promise<number> {
  let nonce = 0;
  await eventually(async () => {
    const found = (await nodes[0].control.call('eth_getTransactionByHash', hash)) as {
      readonly nonce: Hex;
    } | null;
    if (!found) throw new Error('The node does not know it yet');
    nonce = Number(found.nonce);
  });
  return nonce;
}

async function rawOf(hash: string): Promise<unknown> {
  return nodes[0].control.call('eth_getRawTransactionByHash', hash);
}
