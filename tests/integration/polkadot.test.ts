import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PolkadotChainAdapter } from '../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../infrastructure/rpc/network-rpc-clients';
import { type PolkadotNode, startPolkadot } from './nodes/polkadot';

jest.setTimeout(90_000);

const ALICE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const BOB = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty';

describe('a Polkadot chain', () => {
  let node: PolkadotNode;

  beforeAll(async () => {
    node = await startPolkadot();
  });
  afterAll(async () => {
    await node.stop();
  });

  it('[R7.4] tells what an account holds', async () => {
    const adapter = adapterOf();

    expect(await adapter.nativeBalance(ALICE, node.network)).toBe(10n ** 16n);
    expect(await adapter.nativeBalance(BOB, node.network)).toBe(0n);
  });

  it('tells nothing where the endpoint serves another chain', async () => {
    const id = '91b171bb158e2d3848fa23a9f1c25182';
    const elsewhere = { ...node.network, id, caipNetworkId: `polkadot:${id}` as const };

    await expect(
      adapterOf().nativeBalance(ALICE, elsewhere as typeof node.network),
    ).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  function adapterOf(): PolkadotChainAdapter {
    const rpcClients = new NetworkRpcClients({
      clock: new SystemClock(),
      fetch: globalThis.fetch,
      config: {},
    });
    return new PolkadotChainAdapter({ rpcClients });
  }
});
