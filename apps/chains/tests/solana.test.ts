import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { startSolana, type SolanaNode } from '../testing/solana';

const clock = new SystemClock();
const account = base58.encode(new Uint8Array(32).fill(9));

describe('a Solana chain of our own', () => {
  let node: SolanaNode;
  const rpcClients = new NetworkRpcClients({
    clock,
    fetch: (input, init) => fetch(input, init),
    config: { customRpcUrls: {} },
  });

  beforeAll(async () => {
    node = await startSolana();
  });

  afterAll(() => node.stop());

  it("[R7.4] reports an account's balance to the adapter, to the lamport", async () => {
    const adapter = new SolanaChainAdapter({ clock, networks: () => [], rpcClients });
    expect(await adapter.nativeBalance(account, node.network)).toBe(0n);

    await node.control.airdrop(account, 1_234_567_891n);

    expect(await adapter.nativeBalance(account, node.network)).toBe(1_234_567_891n);
  });

  it('is not read as another chain', async () => {
    const other = await startSolana();
    const mistaken = { ...node.network, rpcUrls: other.network.rpcUrls };
    const clients = new NetworkRpcClients({
      clock,
      fetch: (input, init) => fetch(input, init),
      config: { customRpcUrls: {} },
    });
    const adapter = new SolanaChainAdapter({ clock, networks: () => [], rpcClients: clients });

    await expect(adapter.nativeBalance(account, mistaken)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
    });
    await other.stop();
  });

  it('ends once, however often it is stopped', async () => {
    const short = await startSolana();
    await short.stop();
    await short.stop();

    await expect(fetch(short.url, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  });
});
