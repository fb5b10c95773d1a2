import { describe, expect, it } from '@jest/globals';
import {
  aliceOnEthereum,
  connectedWidget,
  fakeWallet,
  readyWidget,
  viewsOf,
  willingWallet,
} from '../../../support/headless-kit';

describe('pressing the row of a wallet', () => {
  it('shows and sends the request within the press, and closes the modal on approval', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();

    const chosen = widget.chooseWallet('test.first');
    expect(wallet.pendingCount).toBe(1);
    expect(widget.state.history).toStrictEqual([
      { name: 'Connect' },
      { name: 'ConnectingExternal', connectorId: 'test.first' },
    ]);
    wallet.settle({ grant: aliceOnEthereum });
    await chosen;

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('keeps the view when the wallet declines, for another try', async () => {
    const wallet = fakeWallet('test.first');
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();
    await widget.chooseWallet('test.first');
    expect(viewsOf(widget)).toEqual(['Connect', 'ConnectingExternal']);
    expect(widget.state.connections.eip155.attempt).toMatchObject({
      failure: { cause: 'declined' },
    });

    wallet.answerWith({ grant: aliceOnEthereum });
    await widget.chooseWallet('test.first');

    expect(widget.state.isOpen).toBe(false);
  });

  it('shows that a wallet is not installed', async () => {
    const { widget } = await readyWidget();

    await widget.chooseWallet('test.unknown');

    expect(widget.state.connections.eip155.attempt).toMatchObject({
      failure: { cause: 'notInstalled' },
    });
    expect(widget.state.isOpen).toBe(true);
  });

  it('shows the account where the wallet is the connected one', async () => {
    const { widget } = await connectedWidget();

    await widget.chooseWallet('test.first');

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Account']]);
  });

  it('asks only the last of two', async () => {
    const first = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [first, willingWallet('test.second')] });
    const chosen = widget.chooseWallet('test.first');

    await widget.chooseWallet('test.second');

    await expect(chosen).resolves.toBeUndefined();
    expect(widget.state.connections.eip155.account?.connectorId).toBe('test.second');
    expect(widget.state.isOpen).toBe(false);
  });
});
