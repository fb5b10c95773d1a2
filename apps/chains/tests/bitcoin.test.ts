import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BitcoinNode, startBitcoin } from '../testing/bitcoin';

const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

describe('a local Bitcoin chain', () => {
  let node: BitcoinNode;

  beforeAll(async () => {
    node = await startBitcoin();
  });

  afterAll(() => node.stop());

  it('is regtest, by its genesis block', () => {
    expect(node.network.caipNetworkId).toBe('bip122:0f9188f13cb7b2c71f2a335e3a4fc328');
  });

  it('reports waiting transactions, and confirmed ones', async () => {
    const txid = await node.control.pay(receiver, 150_000);

    expect(await read(`/address/${receiver}`)).toMatchObject({
      chain_stats: { funded_txo_sum: 0 },
      mempool_stats: { funded_txo_sum: 150_000, tx_count: 1 },
    });
    expect(await read(`/tx/${txid}/status`)).toEqual({ confirmed: false });

    await node.control.mine();

    expect(await read(`/address/${receiver}`)).toMatchObject({
      chain_stats: { funded_txo_sum: 150_000 },
      mempool_stats: { tx_count: 0 },
    });
    expect(await read(`/tx/${txid}/status`)).toMatchObject({ confirmed: true });
    expect(await read(`/address/${receiver}/utxo`)).toMatchObject([{ txid, value: 150_000 }]);
  });

  it('forgets what a reorganisation removes from the chain', async () => {
    const { control } = node;
    const before = await read('/blocks/tip/height');
    await control.mine();
    const hash = await text('/blocks/tip/hash');

    await control.call('invalidateblock', hash);

    expect(await read('/blocks/tip/height')).toBe(before);
    expect(await text('/blocks/tip/hash')).not.toBe(hash);
  });

  it('refuses an invalid address and an invalid transaction with a text', async () => {
    expect(await text('/address/nonsense')).toBe('Invalid Bitcoin address');
    const answer = await fetch(`${node.url}/tx`, { method: 'POST', body: '00' });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('sendrawtransaction RPC error: {"code":-22');
  });

  async function text(path: string): Promise<string> {
    return (await fetch(`${node.url}${path}`)).text();
  }

  async function read(path: string): Promise<unknown> {
    return JSON.parse(await text(path)) as unknown;
  }
});
