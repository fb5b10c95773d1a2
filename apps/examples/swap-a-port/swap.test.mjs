// node --test apps/examples/swap-a-port
import {
  arbitrum,
  createWidget,
  ethereum,
  InMemoryStorage,
  KeyValueStorage,
  override,
} from 'cleatkit';
import { createTestWallet } from 'cleatkit/testing';
import assert from 'node:assert/strict';
import { test } from 'node:test';

await test('a second visit is connected again from the storage of the first', async () => {
  const storage = new InMemoryStorage();
  const chains = [{ chainId: 1, rpcUrl: 'https://rpc.test' }];
  const { provider } = createTestWallet({ chains });
  const connectors = [{ id: 'mine', name: 'Mine', provider }];
  const visit = () =>
    createWidget(
      { networks: [ethereum, arbitrum], connectors },
      override(KeyValueStorage, storage),
    );
  globalThis.fetch = () => new Promise(() => {}); // Nodes have not answered yet.

  const first = visit();
  const account = await first.connect('mine');
  first.dispose();
  const second = visit();
  await second.ready;

  assert.equal(second.state.connections.eip155.account.caipAddress, account);
  second.dispose();
});
