import { describe, expect, it } from '@jest/globals';
import {
  aliceOnEthereum,
  connectedWidget,
  fakeWallet,
  readyWidget,
  viewsOf,
} from '../../../support/headless-kit';

describe('going back', () => {
  it('[R2.10] shows the previous view', async () => {
    const { widget } = await connectedWidget();
    await widget.open();
    await widget.show('Networks');

    await widget.back();

    expect(viewsOf(widget)).toEqual(['Account']);
  });

  it('[R2.11] closes the modal where there is no view before', async () => {
    const { widget } = await readyWidget();
    await widget.open();

    await widget.back();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('[R2.11] closes the modal where UnsupportedChain is in the history', async () => {
    const { widget, session } = await connectedWidget();
    session.change({ chainReference: '10' });
    await widget.show('Networks');
    expect(viewsOf(widget)).toEqual(['UnsupportedChain', 'Networks']);

    await widget.back();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('[R2.11] closes the modal from UnsupportedChain itself, which may not be closed otherwise', async () => {
    const { widget, session } = await connectedWidget();
    session.change({ chainReference: '10' });

    await widget.back();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
    expect(widget.state.isShaking).toBe(false);
  });

  it('[R2.11] shows the first view of an embedded panel, which cannot be closed', async () => {
    const { widget } = await connectedWidget({ options: { enableEmbedded: true } });
    await widget.open({ view: 'Networks' });

    await widget.back();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Account']]);
  });

  it('does nothing while the modal is closed', async () => {
    const { widget } = await readyWidget();
    const before = widget.state.history;

    await widget.back();

    expect([widget.state.isOpen, widget.state.history]).toEqual([false, before]);
  });

  it('cancels the wallet whose view is left, and ignores a later answer', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget, clock } = await readyWidget({ wallets: [wallet] });
    await widget.open();
    const chosen = widget.chooseWallet('test.first');

    await widget.back();
    await chosen;
    wallet.settle({ grant: aliceOnEthereum });
    await clock.advance(0);

    expect(viewsOf(widget)).toEqual(['Connect']);
    expect(widget.state.connections.eip155).toMatchObject({ status: 'disconnected' });
    expect(widget.state.connections.eip155).not.toHaveProperty('attempt');
  });

  it('cancels a wallet on any namespace', async () => {
    const wallet = fakeWallet('test.solana', { namespace: 'solana' }).answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();
    const chosen = widget.chooseWallet('test.solana');
    expect(widget.state.connections.solana.status).toBe('connecting');

    await widget.back();
    await chosen;

    expect(widget.state.connections.solana.status).toBe('disconnected');
  });

  it('does not cancel a wallet of another view', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    const connected = widget.connect('test.first');
    await widget.open();
    await widget.show('Networks');

    await widget.back();

    expect(widget.state.connections.eip155.status).toBe('connecting');
    wallet.settle({ grant: aliceOnEthereum });
    await connected;
  });

  it('cancels the network switch that waits behind Networks', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    await widget.open();
    await widget.show('Networks');
    const switched = expect(widget.switchNetwork('eip155:42161')).rejects.toMatchObject({
      code: 'ABORTED',
    });

    await widget.back();

    await switched;
    expect(widget.state.switching).toBeUndefined();
  });

  it('does not cancel a network switch of another view', async () => {
    const { widget, session } = await connectedWidget();
    session.answerSwitchWith('hang');
    await widget.open();
    await widget.show('AllWallets');
    const switched = widget.switchNetwork('eip155:42161').catch(() => undefined);

    await widget.back();

    expect(widget.state.switching).toMatchObject({ status: 'asking' });
    widget.dismissSwitch();
    await switched;
  });

  it('shows the account instead of Connect where a wallet has connected meanwhile', async () => {
    const wallet = fakeWallet('test.first').answerWith({ grant: aliceOnEthereum });
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();
    await widget.show('Networks');
    await widget.connect('test.first');

    await widget.back();

    expect(viewsOf(widget)).toEqual(['Account']);
  });

  it('shows the account once, where it is below that Connect', async () => {
    const { widget } = await connectedWidget();
    await widget.open();
    await widget.show('Connect');
    await widget.show('Networks');

    await widget.back();

    expect(viewsOf(widget)).toEqual(['Account']);
  });

  it('shows Connect instead of an account that has left meanwhile', async () => {
    const { widget, session } = await connectedWidget();
    await widget.open();
    await widget.show('Networks');
    session.leave();

    await widget.back();

    expect(widget.state.history).toEqual([{ name: 'Connect' }]);
  });
});
