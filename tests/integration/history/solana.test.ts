import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { historySource } from '../../../composition/sources/history';
import { parseOptions } from '../../../domain/options/parse-options';
import { formatDecimal } from '../../../domain/number/decimal';
import type { Transaction } from '../../../domain/transaction/transaction';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import type { TransactionSource } from '../../../ports/transaction-source';
import {
  allTransactions,
  describeTransactionSource,
} from '../../contract/transaction-source.contract';
import { callNode } from '../../../apps/chains/nodes/evm.mjs';
import { eventually } from '../../support/eventually';
import { adapterOn, ALICE, connectedWallet, transferOf } from '../chains/solana-stage';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import type { TestMint } from '../../../apps/chains/testing/solana-control';

const SOL = 10n ** 9n;
const PAYMENTS = 28;

let node: SolanaNode;
let mint: TestMint;
const receiver = randomAddress();
const bystander = randomAddress();
const hashes: string[] = [];

beforeAll(async () => {
  node = await startSolana();
  const { control, network } = node;
  await control.airdrop(ALICE, 100n * SOL);
  mint = await control.createMint(2, { name: 'Boat Coin', symbol: 'BOAT' });
  await control.giveTokens(mint, ALICE, 100_000n);
  const { session } = await connectedWallet(network);
  const { sender } = adapterOn(network);
  const send = (to: string, units: bigint, token?: TestMint): Promise<string> =>
    sender.send(transferOf(network, to, units, token), session);
  for (let count = 1; count <= PAYMENTS; count += 1) {
    hashes.unshift(await send(receiver, SOL / 100n + BigInt(count)));
    if (count % 10 === 0) await send(bystander, SOL / 100n + BigInt(count));
  }
  // The first makes the token account and names its owner, the second names the token account alone.
  hashes.unshift(await send(receiver, 4200n, mint));
  const slot = await callNode(node.url, 'getSlot');
  // Nodes do not tell the order within one slot.
  await eventually(async () => expect(await callNode(node.url, 'getSlot')).not.toBe(slot));
  hashes.unshift(await send(receiver, 7n, mint));
});

afterAll(() => node.stop());

describeTransactionSource('a node of Solana', () => ({
  source: source(),
  network: node.network,
  account: receiver,
  stranger: randomAddress(),
  hashes,
}));

describe('the history of a Solana account', () => {
  it('has the tokens that it received, also where only its token account is named', async () => {
    const { transactions } = await source().page({ address: receiver, network: node.network });

    expect(transactions.slice(0, 3).map(movedIn)).toEqual([
      ['in 0.07 BOAT'],
      ['in 42 BOAT'],
      ['in 0.010000028 SOL'],
    ]);
    expect(transactions[0]?.metadata).toMatchObject({ operationType: 'receive', sentFrom: ALICE });
    expect(transactions[0]?.transfers[0]).toMatchObject({ token: mint.address });
  });

  it('has what it sent, without the fee, and to whom', async () => {
    const found = await allTransactions(source(), { address: ALICE, network: node.network });

    const [newest, second] = found;
    expect(newest?.metadata).toMatchObject({
      operationType: 'send',
      status: 'confirmed',
      sentFrom: ALICE,
      sentTo: receiver,
    });
    expect(movedIn(newest)).toEqual(['out 0.07 BOAT']);
    // The rent of the account that was made for the receiver left as well.
    expect(movedIn(second)).toEqual([expect.stringMatching(/^out 0\.00\d+ SOL$/), 'out 42 BOAT']);
    expect(found).toHaveLength(PAYMENTS + 4);
  });

  it('asks at most 6 posts for the first page', async () => {
    let posts = 0;
    const counting: typeof fetch = (input, init) => {
      posts += 1;
      return fetch(input, init);
    };

    await source(counting).page({ address: receiver, network: node.network });

    expect(posts).toBeLessThanOrEqual(6);
  });
});

function movedIn(transaction: Transaction | undefined): readonly string[] {
  return (transaction?.transfers ?? []).flatMap((each) =>
    each.kind === 'fungible'
      ? [`${each.direction} ${formatDecimal(each.quantity)} ${each.symbol}`]
      : [],
  );
}

function source(doFetch: typeof fetch = (input, init) => fetch(input, init)): TransactionSource {
  const { network } = node;
  const options = parseOptions({
    networks: [network],
    sources: { indexers: { [network.caipNetworkId]: { kind: 'nodes' as const } } },
  });
  const clock = new SystemClock();
  const adapters: ChainAdapters = { find: async () => adapterOn(network) };
  const ports = new PortContainer([
    override(RpcClients, new NetworkRpcClients({ clock, config: options, fetch: doFetch })),
    override(ChainAdapters, adapters),
  ]);
  return historySource(options, ports);
}

function randomAddress(): string {
  return base58.encode(crypto.getRandomValues(new Uint8Array(32)));
}
