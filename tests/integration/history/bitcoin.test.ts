import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { historySource } from '../../../composition/sources/history';
import { parseOptions } from '../../../domain/options/parse-options';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { formatDecimal } from '../../../domain/number/decimal';
import type { Transaction } from '../../../domain/transaction/transaction';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { PortContainer } from '../../../infrastructure/di/port-container';
import {
  type BitcoinTestWallet,
  createBitcoinTestWallet,
} from '../../../infrastructure/fake/bitcoin/bitcoin-test-wallet';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { Clock } from '../../../ports/clock';
import { HttpClient } from '../../../ports/http-client';
import { override } from '../../../ports/token';
import type { TransactionSource } from '../../../ports/transaction-source';
import {
  allTransactions,
  describeTransactionSource,
} from '../../contract/transaction-source.contract';
import { type BitcoinNode, startBitcoin } from '../../../apps/chains/testing/bitcoin';

const STRANGER = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const PAYMENTS = 30;

let node: BitcoinNode;
let account: string;
let wallet: BitcoinTestWallet;
const hashes: string[] = [];

beforeAll(async () => {
  node = await startBitcoin();
  const { control } = node;
  await control.mine();
  wallet = createBitcoinTestWallet({ networks: [{ name: 'Regtest', esploraUrl: node.url }] });
  [account = ''] = await wallet.addresses();
  await wallet.request('wallet_connect', {});
  for (let count = 1; count <= PAYMENTS; count += 1) {
    hashes.unshift(await control.fund(account, 1000 * count));
  }
});

afterAll(() => node.stop());

describeTransactionSource('Esplora', () => ({
  source: source(),
  network: node.network,
  account,
  stranger: STRANGER,
  hashes,
}));

describe('the history of a Bitcoin account', () => {
  it('has what it paid without the fee and the change, and what waits on top', async () => {
    const waiting = await node.control.pay(account, 777);

    const [newest, ...older] = await allTransactions(source(), {
      address: account,
      network: node.network,
    });

    expect(newest?.metadata).toMatchObject({
      hash: waiting,
      status: 'pending',
      operationType: 'receive',
    });
    expect(movedIn(newest)).toEqual(['in 0.00000777 BTC']);
    expect(older).toHaveLength(PAYMENTS);
    await node.control.mine();

    const paid = await spend(STRANGER, 12_345);
    await node.control.mine();

    const [sent, received] = await allTransactions(source(), {
      address: account,
      network: node.network,
    });
    expect(sent?.metadata).toMatchObject({
      hash: paid,
      status: 'confirmed',
      operationType: 'send',
      sentFrom: account,
      sentTo: STRANGER,
    });
    expect(movedIn(sent)).toEqual(['out 0.00012345 BTC']);
    expect(received?.metadata).toMatchObject({ hash: waiting, status: 'confirmed' });

    const self = await spend(account, 10_000);
    await node.control.mine();
    const [toItself] = await allTransactions(source(), { address: account, network: node.network });
    expect(toItself?.metadata.hash).toBe(self);
    expect(toItself?.transfers).toMatchObject([{ direction: 'self' }]);
  });
});

/** Pays from the account with the change back to it. */
async function spend(address: string, amount: number): Promise<string> {
  const answer = await wallet.request('sendTransfer', { recipients: [{ address, amount }] });
  return textOf(fieldOf(answer, 'result'), 'txid') ?? '';
}

function movedIn(transaction: Transaction | undefined): readonly string[] {
  return (transaction?.transfers ?? []).flatMap((each) =>
    each.kind === 'fungible'
      ? [`${each.direction} ${formatDecimal(each.quantity)} ${each.symbol}`]
      : [],
  );
}

function source(): TransactionSource {
  const clock = new SystemClock();
  const http = new FetchHttpClient({ clock, fetch: (input, init) => fetch(input, init) });
  const ports = new PortContainer([override(HttpClient, http), override(Clock, clock)]);
  const indexers = { [node.network.caipNetworkId]: { kind: 'nodes' } } as const;
  return historySource(parseOptions({ networks: [node.network], sources: { indexers } }), ports);
}
