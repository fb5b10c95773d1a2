import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import { listen } from '../../../scripts/free-port.mjs';
import { requireContainerEngine } from '../testing/container-engine';
import { type EvmNode, startEvm } from '../testing/evm';

const firstTestAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('a local EVM chain', () => {
  let node: EvmNode;

  beforeEach(async () => {
    node = await startEvm({ chainId: 42161 });
  });

  afterEach(async () => {
    await node.stop();
  });

  it('answers with the chain id it was asked for', async () => {
    expect(await node.control.call('eth_chainId')).toBe('0xa4b1');
  });

  it('lets a test give money to any account', async () => {
    await node.control.setBalance(receiver, 7n);

    expect(await node.control.call('eth_getBalance', receiver, 'latest')).toBe('0x7');
  });

  it('keeps a transaction pending until it is mined', async () => {
    await node.control.stopMining();
    const hash = await send(node);
    expect(await node.control.call('eth_getTransactionReceipt', hash)).toBeNull();

    await node.control.mine();

    expect(await node.control.call('eth_getTransactionReceipt', hash)).toMatchObject({
      status: '0x1',
    });
  });

  it('forgets the changes inside undoing', async () => {
    await node.control.undoing(async () => {
      await node.control.setBalance(receiver, 7n);
    });

    expect(await node.control.call('eth_getBalance', receiver, 'latest')).not.toBe('0x7');
  });

  it('ends once, however often it is stopped', async () => {
    await node.stop();
    await node.stop();

    await expect(node.control.call('eth_chainId')).rejects.toThrow('fetch failed');
  });
});

describe('starting EVM chains', () => {
  it('uses another port where the preferred one is in use', async () => {
    const squatter = createServer((_request, response) => response.end('not a chain'));
    const port = await listen(squatter.unref());

    const node = await startEvm({ chainId: 1, port });

    expect(new URL(node.url).port).not.toBe(String(port));
    expect(await node.control.call('eth_chainId')).toBe('0x1');
    await node.stop();
    squatter.close();
  });

  it('runs several chains side by side', async () => {
    const nodes = await Promise.all([1, 42161, 766].map((chainId) => startEvm({ chainId })));

    const ids = await Promise.all(nodes.map(({ control }) => control.call('eth_chainId')));

    expect(ids.map(Number)).toEqual([1, 42161, 766]);
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('fails in a sentence where containers are asked for and no engine answers', async () => {
    const unreachable = 'tcp://127.0.0.1:1';

    const asking = requireContainerEngine(unreachable);

    await expect(asking).rejects.toThrow('TEST_NODES=docker needs a container engine');
  });
});

async function send({ control }: EvmNode): Promise<unknown> {
  const transaction = { from: firstTestAccount, to: receiver, value: '0x1' };
  return control.call('eth_sendTransaction', transaction);
}
