// A test without a chain: node --test apps/examples/headless-node
import {
  activeConnection,
  createWidget,
  ethereum,
  InMemoryStorage,
  KeyValueStorage,
  override,
  RpcClients,
} from 'cleatkit';
import { createTestWallet, ScriptedRpcClients } from 'cleatkit/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

const wallet = createTestWallet({ chains: [{ chainId: 1, rpcUrl: 'https://rpc.test' }] });
const widget = createWidget(
  { networks: [ethereum], connectors: [{ id: 'mine', name: 'Mine', provider: wallet.provider }] },
  override(RpcClients, new ScriptedRpcClients({ eth_getBalance: '0xde0b6b3a7640000' })),
  override(KeyValueStorage, new InMemoryStorage()),
);
after(() => widget.dispose());

await test('connects after the visitor declined once', async () => {
  wallet.next('reject');
  await assert.rejects(
    widget.connect('mine'),
    ({ code, context }) => code === 'RPC' && context.rpcCode === 4001,
  );

  const account = await widget.connect('mine');

  assert.equal(account, 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  assert.equal(activeConnection(widget.state).status, 'connected');
});
