import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { base64, hex } from '@scure/base';
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import { getTransferSolInstruction } from '../../../chains/clients/solana-system';
import { createPublicClient, type Hex, http, keccak256, parseEther } from 'viem';
import { callNode, findAnvil, startAnvil } from '../../../chains/nodes/evm.mjs';
import { deployAccountCode } from '../../../chains/nodes/smart-accounts.mjs';
import { type BitcoinNode, startBitcoin } from '../../../chains/testing/bitcoin';
import { type SolanaNode, startSolana } from '../../../chains/testing/solana';
import { eventually } from '../../../../tests/support/eventually';
import { paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { sendSurely } from '../../src/domain/plans/send-surely';
import { type LossyServer, startLossyServer } from './lossy-server';
import { accounts, approved, planFor } from './plan-world';

jest.setTimeout(60_000);

const each: readonly (readonly [string, { readonly times: number; readonly gateway?: boolean }])[] =
  [
    ['is lost once', { times: 1 }],
    ['is lost each time', { times: 9 }],
    ["is a gateway's", { times: 8, gateway: true }],
  ];

describe('a transaction on an EVM chain', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  const CHAIN = 'eip155:31337';
  const SEND = 'eth_sendRawTransaction';
  const BOB: Hex = '0x1000000000000000000000000000000000000002';
  const own = accounts.evm.address as Hex;
  const pays = { to: BOB, value: '0x1' };
  let chain: Awaited<ReturnType<typeof startAnvil>>;
  let server: LossyServer;
  let sentCalls: SentCalls;
  let fresh: unknown;
  beforeAll(async () => {
    chain = await startAnvil({ chainId: 31_337 });
    server = await startLossyServer(chain.url);
    await deployAccountCode(chain.url);
    await callNode(chain.url, 'anvil_setBalance', [own, `0x${parseEther('10').toString(16)}`]);
    fresh = await callNode(chain.url, 'evm_snapshot');
  });
  beforeEach(async () => {
    server.lose({});
    sentCalls = new SentCalls();
    await callNode(chain.url, 'evm_revert', [fresh]);
    fresh = await callNode(chain.url, 'evm_snapshot');
  });
  afterAll(async () => {
    await Promise.all([server.stop(), chain.stop()]);
  });

  const network = () => ({
    id: CHAIN,
    name: 'Local',
    symbol: 'ETH',
    decimals: 18,
    rpcUrl: server.url,
  });
  const planned = (method: string, params: object, isSmart = false) =>
    planFor(CHAIN, method, [params], nodeOf(network()), {
      network: network(),
      sentCalls,
      isSmart,
    });
  const paid = () =>
    createPublicClient({ transport: http(chain.url) }).getBalance({ address: BOB });

  it.each(each)('whose answer %s has not failed: it is sent once', async (_, loss) => {
    const plan = await planned('eth_sendTransaction', { from: own, ...pays });
    server.lose({ answer: SEND, ...loss });
    const hash = await approved(plan);
    await eventually(async () => {
      const receipt = await callNode(chain.url, 'eth_getTransactionReceipt', [hash]);
      expect(receipt).toMatchObject({ status: '0x1' });
    });
    expect(await paid()).toBe(1n);
  });

  it('that is lost on the way is sent again', async () => {
    const plan = await planned('eth_sendTransaction', { from: own, ...pays });
    server.lose({ request: SEND, times: 2 });
    await approved(plan);
    await eventually(async () => expect(await paid()).toBe(1n));
  });

  it('that does not arrive while the site waits is sent later', async () => {
    const plan = await planned('eth_sendTransaction', { from: own, ...pays });
    const signed = await approved({ ...plan, finish: ([one]) => Promise.resolve(one) });
    const id = keccak256(signed as Hex);
    server.lose({ request: SEND, times: 4 });
    const send = async () => String(await nodeOf(network())(SEND, [signed]));
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const isKnown = () => Promise.resolve(false);
    expect(await sendSurely({ id, send, isKnown }, wait)).toBe(id);
    await eventually(async () => expect(await paid()).toBe(1n));
    expect(waits).toEqual([500, 2_000, 5_000, 20_000]);
  });

  it('that the node refuses has failed', async () => {
    const plan = await planned('eth_sendTransaction', { from: own, ...pays, nonce: '0x9' });
    await callNode(chain.url, 'anvil_setNonce', [own, '0xa']);
    await expect(approved(plan)).rejects.toThrow('nonce too low');
  });

  it.each([
    ['one by one', false],
    ['at once', true],
  ])('of calls that are done %s is known in the status', async (_, isSmart) => {
    const calls = { calls: [pays, pays], atomicRequired: isSmart };
    const plan = await planned('wallet_sendCalls', calls, isSmart);
    server.lose({ answer: SEND });
    const { id } = (await approved(plan)) as { readonly id: string };
    await eventually(async () => {
      expect(await sentCalls.status([id])).toMatchObject({ status: 200, atomic: isSmart });
    });
    expect(await paid()).toBe(2n);
  });
});

describe('a transaction on Solana', () => {
  const own = accounts.solana.address as Address;
  const BOB = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9' as Address;
  let chain: SolanaNode;
  let server: LossyServer;
  beforeAll(async () => {
    chain = await startSolana();
    server = await startLossyServer(chain.url);
    await chain.control.airdrop(own, 20_000_000_000n);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), chain.stop()]);
  });

  const pays = async (amount: bigint): Promise<string> => {
    const { value } = (await callNode(chain.url, 'getLatestBlockhash')) as {
      readonly value: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: number };
    };
    const { blockhash, lastValidBlockHeight } = value;
    const lifetime = { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) };
    const send = { source: { address: own }, destination: BOB, amount };
    const compiled = compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayer(own, message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
        // The packages of programs have types of another version of the SDK.
        (message) =>
          appendTransactionMessageInstruction(
            getTransferSolInstruction(send as never) as never as IInstruction,
            message,
          ),
      ),
    );
    return base64.encode(new Uint8Array(getTransactionEncoder().encode(compiled)));
  };

  it.each(each)('whose answer %s has not failed: it is sent once', async (_, loss) => {
    server.lose({});
    const network = { id: chain.network.caipNetworkId, name: 'Solana', symbol: 'SOL', decimals: 9 };
    const node = nodeOf({ ...network, rpcUrl: server.url });
    const amount = BigInt(loss.times) * 1_000_000_000n; // Each transaction is another one.
    const before = await chain.control.balanceOf(BOB);
    const params = { transaction: await pays(amount), pubkey: own };
    const plan = await planFor(network.id, 'solana_signAndSendTransaction', params, node);
    server.lose({ answer: '"sendTransaction"', ...loss });
    const { signature } = (await approved(plan)) as { readonly signature: string };
    const { value } = (await callNode(chain.url, 'getSignatureStatuses', [[signature]])) as {
      readonly value: readonly unknown[];
    };
    expect(value).toEqual([expect.objectContaining({ err: null })]);
    expect((await chain.control.balanceOf(BOB)) - before).toBe(amount);
  });
});

describe('a transaction on Bitcoin', () => {
  const own = paymentOf(hex.decode(accounts.payment.publicKey), 'regtest').address ?? '';
  let chain: BitcoinNode;
  let server: LossyServer;
  beforeAll(async () => {
    chain = await startBitcoin();
    server = await startLossyServer(chain.url);
    await chain.control.fund(own, 100_000_000);
    await chain.control.fund(own, 100_000_000);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), chain.stop()]);
  });

  it.each(each)('whose answer %s has not failed: it is sent once', async (_, loss) => {
    server.lose({});
    const id = chain.network.caipNetworkId;
    const network = { id, name: 'Bitcoin', symbol: 'BTC', decimals: 8, rpcUrl: server.url };
    const params = { account: own, recipientAddress: own, amount: '20000' };
    const plan = await planFor(id, 'sendTransfer', params, nodeOf(network), { network });
    server.lose({ answer: 'POST /tx', ...loss });
    const { txid } = (await approved(plan)) as { readonly txid: string };
    const found = await fetch(`${chain.url}/tx/${txid}`);
    expect(await found.json()).toMatchObject({ txid });
  });
});
