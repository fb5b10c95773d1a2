import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestWallet } from '../../infrastructure/fake/test-wallet';
import { eventually } from '../support/eventually';
import { type EvmNode, startEvm } from '../../apps/chains/testing/evm';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ONE_ETHER = '0xde0b6b3a7640000';

describe('the test wallet on a real chain', () => {
  let ethereum: EvmNode;
  let arbitrum: EvmNode;

  beforeAll(async () => {
    [ethereum, arbitrum] = await Promise.all([
      startEvm({ chainId: 1 }),
      startEvm({ chainId: 42161 }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([ethereum.stop(), arbitrum.stop()]);
  });

  it('sends what it signs, on its current chain', async () => {
    const { ask, from } = await connected();
    const before = BigInt(String(await arbitrum.control.call('eth_getBalance', BOB, 'latest')));
    await ask('wallet_switchEthereumChain', { chainId: '0xa4b1' });

    const hash = await ask('eth_sendTransaction', { from, to: BOB, value: ONE_ETHER });

    await eventually(async () => {
      expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({
        status: '0x1',
        to: BOB.toLowerCase(),
      });
    });
    const after = BigInt(String(await arbitrum.control.call('eth_getBalance', BOB, 'latest')));
    expect(after - before).toBe(10n ** 18n);
  });

  it("passes on the chain's own refusal", async () => {
    const { ask, from } = await connected();
    const tooMuch = `0x${(10n ** 30n).toString(16)}`;

    await expect(
      ask('eth_sendTransaction', { from, to: BOB, value: tooMuch }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/insufficient funds/i) });
  });

  async function connected() {
    const { provider } = createTestWallet({
      chains: [
        { chainId: 1, rpcUrl: ethereum.url },
        { chainId: 42161, rpcUrl: arbitrum.url },
      ],
    });
    const ask = (method: string, ...params: unknown[]) => provider.request({ method, params });
    const [from] = [await ask('eth_requestAccounts')].flat();
    return { ask, from };
  }
});
