import { describe, expect, it } from '@jest/globals';
import {
  aliceOnEthereum,
  connectedWidget,
  fakeWallet,
  readyWidget,
  viewsOf,
} from '../../../support/headless-kit';

describe('closing the modal', () => {
  it('[R4.19] clears loading, and the history', async () => {
    const { widget } = await readyWidget();
    await widget.open();
    await widget.show('Networks');

    await widget.close();

    expect(widget.state).toMatchObject({ isOpen: false, isLoading: false, view: undefined });
    expect(widget.state.history).toEqual([]);
  });

  it('keeps a view on show that the site opens in reaction', async () => {
    const { widget } = await readyWidget();
    await widget.open();
    await widget.show('Networks');
    widget.subscribe(() => {
      if (!widget.state.isOpen) void widget.open();
    });

    await widget.close();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });

  it('[R4.20] goes to Account in an embedded panel with a connection', async () => {
    const { widget } = await connectedWidget({ options: { enableEmbedded: true } });
    await widget.show('Networks');

    await widget.close();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Account']]);
  });

  it('[R4.20] goes to Connect in an embedded panel without one', async () => {
    const { widget } = await readyWidget({ options: { enableEmbedded: true } });
    await widget.show('Networks');

    await widget.close();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });

  it('[R4.22] is refused on UnsupportedChain with a shake of 500 ms', async () => {
    const { widget, session, clock } = await connectedWidget();
    session.change({ chainReference: '10' });

    await widget.close();
    expect([widget.state.isOpen, widget.state.isShaking]).toEqual([true, true]);
    await clock.advance(499);
    expect(widget.state.isShaking).toBe(true);
    await clock.advance(1);

    expect([widget.state.isOpen, widget.state.isShaking]).toEqual([true, false]);
    expect(clock.sleeping).toBe(0);
  });

  it('[R4.22] shakes once for any number of refusals within 500 ms', async () => {
    const { widget, session, clock } = await connectedWidget();
    session.change({ chainReference: '10' });
    await widget.close();
    await clock.advance(300);

    await widget.close();
    expect(clock.sleeping).toBe(1);
    await clock.advance(200);

    expect(widget.state.isShaking).toBe(false);
    await widget.close();
    expect(widget.state.isShaking).toBe(true);
  });

  it('leaves no shake behind when the widget is disposed', async () => {
    const { widget, session, clock } = await connectedWidget();
    session.change({ chainReference: '10' });
    await widget.close();

    widget.dispose();
    await clock.advance(0);

    expect(clock.sleeping).toBe(0);
  });

  it('does not cancel a wallet, which connects when the visitor approves', async () => {
    const wallet = fakeWallet('test.first').answerWith('hang');
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();
    const chosen = widget.chooseWallet('test.first');

    await widget.close();
    expect(widget.state.connections.eip155.status).toBe('connecting');
    wallet.settle({ grant: aliceOnEthereum });
    await chosen;

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(widget.state.isOpen).toBe(false);
  });

  it('does nothing while the modal is closed', async () => {
    const { widget } = await readyWidget();
    const { history } = widget.state;

    await widget.close();

    expect(widget.state.history).toBe(history);
  });
});
