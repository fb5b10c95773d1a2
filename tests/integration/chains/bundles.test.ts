import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeWalletCatalogue, FakeWalletConnector } from '../../../infrastructure/fake';
import { createTestWallet } from '../../../infrastructure/fake/test-wallet';
import { eventually } from '../../support/eventually';
import { headlessWidget } from '../../support/headless-widget';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The code of a contract that can be called once, and reverts from then on. */
const ONCE = '0x601280600b6000396000f360005415600b57600080fd5b600160005500';

interface Status {
  readonly status: number;
  readonly receipts?: readonly { readonly status: string; readonly transactionHash: string }[];
}

describe('a bundle of calls on a real chain, through the provider of a dapp', () => {
  let ethereum: EvmNode;

  beforeAll(async () => {
    ethereum = await startEvm({ chainId: 1 });
  });
  afterAll(() => ethereum.stop());

  const node = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    ethereum.control.call(method, ...params);

  /** A dapp whose visitor is connected with a wallet that sends bundles. */
  async function dapp(sendsBundles: true | 'atomic' = true) {
    const { provider } = createTestWallet({
      chains: [{ chainId: 1, rpcUrl: ethereum.url }],
      sendsBundles,
    });
    const accounts = await provider.request({ method: 'eth_requestAccounts' });
    const from = String([accounts].flat()[0]);
    const connector = new FakeWalletConnector(
      { id: 'test.bundles', name: 'Bundles', type: 'ANNOUNCED', namespace: 'eip155' },
      { access: { namespace: 'eip155', provider } },
    ).answerWith({ grant: { addresses: [from], chainReference: '1' } });
    const { widget } = headlessWidget({ catalogue: new FakeWalletCatalogue(connector) });
    await widget.connect('test.bundles');
    const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> =>
      widget.provider()?.request({ method, params });
    const send = async (calls: readonly object[]): Promise<string> => {
      const atomicRequired = sendsBundles === 'atomic';
      const bundle = { version: '2.0.0', chainId: '0x1', from, atomicRequired, calls };
      const { id } = (await ask('wallet_sendCalls', bundle)) as { readonly id: string };
      return id;
    };
    return { ask, from, send, widget };
  }

  it('[R5.17] is done, and the widget shows its transactions', async () => {
    const { ask, send, widget } = await dapp();

    const id = await send([
      { to: BOB, value: '0x1' },
      { to: BOB, value: '0x2' },
    ]);

    await eventually(async () => {
      await node('anvil_mine', '0x1');
      expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200, atomic: false });
    });
    expect(await ask('wallet_showCallsStatus', id)).toBeNull();
    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Transactions' } });
  });

  it('[R5.17] that fails half-way tells what is done, and the widget shows that', async () => {
    const { ask, from, send, widget } = await dapp();
    const deployed = await node('eth_sendTransaction', { from, data: ONCE });
    await node('anvil_mine', '0x1');
    const receipt = await node('eth_getTransactionReceipt', deployed);
    const to = Reflect.get(Object(receipt), 'contractAddress');

    const id = await send([{ to }, { to }, { to: BOB, value: '0x1' }]);

    await eventually(async () => {
      await node('anvil_mine', '0x1');
      const { receipts, status } = (await ask('wallet_getCallsStatus', id)) as Status;
      expect(status).toBe(600);
      expect(receipts?.map((each) => each.status)).toEqual(['0x1']);
    });
    expect(await ask('wallet_showCallsStatus', id)).toBeNull();
    expect(widget.state.view).toMatchObject({ name: 'TransactionDetails' });
    // Not one of its calls can be sent: that is no bundle.
    await expect(send([{ to }])).rejects.toThrow(/revert/);
  });

  describe('all or none', () => {
    const balanceOf = async (address: string): Promise<bigint> =>
      BigInt(String(await node('eth_getBalance', address, 'latest')));

    it('[R5.17] is one transaction, for which the account delegates to a contract', async () => {
      const { ask, from, send, widget } = await dapp('atomic');
      expect(await ask('wallet_getCapabilities', from, ['0x1'])).toEqual({
        '0x1': { atomic: { status: 'supported' } },
      });
      const before = await balanceOf(BOB);

      const id = await send([
        { to: BOB, value: '0x1' },
        { to: BOB, value: '0x2', data: '0x' },
      ]);

      let hashes: readonly string[] = [];
      await eventually(async () => {
        await node('anvil_mine', '0x1');
        const status = (await ask('wallet_getCallsStatus', id)) as Status;
        expect(status).toMatchObject({ status: 200, atomic: true });
        hashes = status.receipts?.map(({ transactionHash }) => transactionHash) ?? [];
      });
      expect(hashes).toHaveLength(1);
      expect((await balanceOf(BOB)) - before).toBe(3n);
      expect(await node('eth_getTransactionByHash', hashes[0])).toMatchObject({ type: '0x4' });
      const code = await node('eth_getCode', from, 'latest');
      expect(code).toBe('0xef0100d4e8aeb053332dc9a0593d3edd37600ce343a9e4');
      expect(await ask('wallet_showCallsStatus', id)).toBeNull();
      expect(widget.state.view).toMatchObject({ name: 'TransactionDetails' });
    });

    it('[R5.17] does nothing where one call reverts', async () => {
      const { ask, from, send } = await dapp('atomic');
      const deployed = await node('eth_sendTransaction', { from, data: ONCE });
      await node('anvil_mine', '0x1');
      const receipt = await node('eth_getTransactionReceipt', deployed);
      const to = Reflect.get(Object(receipt), 'contractAddress');
      const before = await balanceOf(BOB);

      const id = await send([{ to: BOB, value: '0x1' }, { to }, { to }]);

      await eventually(async () => {
        await node('anvil_mine', '0x1');
        const { receipts, status } = (await ask('wallet_getCallsStatus', id)) as Status;
        expect(status).toBe(500);
        expect(receipts?.map((each) => each.status)).toEqual(['0x0']);
      });
      expect(await balanceOf(BOB)).toBe(before);
    });

    it('lets no other account use the contract', async () => {
      const { from } = await dapp('atomic');
      const data = `0x${BOB.slice(2)}${'1'.padStart(64, '0')}${'0'.repeat(64)}`;

      await expect(node('eth_call', { from: BOB, to: from, data })).rejects.toThrow(/revert/);
    });
  });
});
