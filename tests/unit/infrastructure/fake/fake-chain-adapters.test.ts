import { expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { FakeChainAdapters } from '../../../../infrastructure/fake/fake-chain-adapters';

it('fails for an unset balance, and counts the requests', async () => {
  const adapter = new FakeChainAdapters().of('eip155');
  adapter.setBalance('0xAb', ethereum.caipNetworkId, 7n);

  expect(await adapter.nativeBalance('0xaB', ethereum)).toBe(7n);
  await expect(adapter.nativeBalance('0xab', arbitrum)).rejects.toMatchObject({
    code: 'RPC_UNREACHABLE',
    context: { url: arbitrum.rpcUrls.default.http[0] },
  });
  expect(adapter.readCount).toBe(2);
});

it('fails as the test sets, until it recovers', async () => {
  const adapter = new FakeChainAdapters().of('eip155');
  const error = new Error('down');
  adapter.setBalance('0xab', ethereum.caipNetworkId, 7n).failWith(error);

  await expect(adapter.nativeBalance('0xab', ethereum)).rejects.toBe(error);

  expect(await adapter.recover().nativeBalance('0xab', ethereum)).toBe(7n);
});
