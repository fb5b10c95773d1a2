import { describe, expect, it } from '@jest/globals';
import {
  ALICE,
  aliceOnEthereum,
  connectedWidget,
  fakeWallet,
  freshWidget,
  readyWidget,
  storageWith,
  willingWallet,
} from '../../../support/headless-kit';

describe('openAndConnect', () => {
  it('opens the modal, and resolves with the account that the visitor connects', async () => {
    const { clock, widget } = freshWidget({ wallets: [willingWallet('test.first')] });
    const connected = widget.openAndConnect();
    await clock.advance(0);
    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Connect' } });

    await widget.chooseWallet('test.first');

    await expect(connected).resolves.toBe(`eip155:1:${ALICE}`);
    expect(widget.state.isOpen).toBe(false);
  });

  it('opens nothing where a wallet is connected', async () => {
    const { widget } = await connectedWidget();

    await expect(widget.openAndConnect()).resolves.toBe(`eip155:1:${ALICE}`);

    expect(widget.state.isOpen).toBe(false);
  });

  it('opens nothing where the wallet of an earlier visit answers', async () => {
    const { clock, widget } = freshWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    const connected = widget.openAndConnect();
    await clock.advance(0);

    await expect(connected).resolves.toBe(`eip155:1:${ALICE}`);
    expect(widget.state.isOpen).toBe(false);
  });

  it('rejects with ABORTED when the visitor closes the modal', async () => {
    const { clock, widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    const connected = widget.openAndConnect();
    await clock.advance(0);

    await widget.close();

    await expect(connected).rejects.toMatchObject({ name: 'WidgetError', code: 'ABORTED' });
  });

  it('rejects with ABORTED when the visitor closes the modal while the wallet is asked', async () => {
    const { clock, widget } = await readyWidget({
      wallets: [fakeWallet('test.first').answerWith('hang')],
    });
    const connected = widget.openAndConnect();
    await clock.advance(0);
    void widget.chooseWallet('test.first').catch(() => {});
    await clock.advance(0);

    await widget.close();

    await expect(connected).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('waits on while the visitor is declined and tries again', async () => {
    const wallet = fakeWallet('test.first');
    const { clock, widget } = await readyWidget({ wallets: [wallet] });
    const connected = widget.openAndConnect();
    await clock.advance(0);
    await widget.chooseWallet('test.first').catch(() => {});
    expect(widget.state.connections.eip155.attempt?.status).toBe('failed');

    wallet.answerWith({ grant: aliceOnEthereum });
    await widget.chooseWallet('test.first');

    await expect(connected).resolves.toBe(`eip155:1:${ALICE}`);
  });

  it('closes the modal and rejects with the reason of its signal', async () => {
    const { clock, widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    const controller = new AbortController();
    const connected = widget.openAndConnect(undefined, controller.signal);
    await clock.advance(0);
    const reason = new Error('The site has changed its mind');

    controller.abort(reason);

    await expect(connected).rejects.toBe(reason);
    await clock.advance(0);
    expect(widget.state.isOpen).toBe(false);
  });

  it('opens nothing for a signal that has aborted before', async () => {
    const { widget } = await readyWidget();

    await expect(widget.openAndConnect(undefined, AbortSignal.abort('late'))).rejects.toBe('late');

    expect(widget.state.isOpen).toBe(false);
  });

  it('rejects with WIDGET_DISPOSED when the widget is disposed', async () => {
    const { clock, widget } = await readyWidget();
    const connected = widget.openAndConnect();
    await clock.advance(0);

    widget.dispose();

    await expect(connected).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
  });

  it('does not count an account of another namespace than the one that the site names', async () => {
    const wallets = [willingWallet('test.first'), fakeWallet('test.sol', { namespace: 'solana' })];
    const { clock, widget } = await readyWidget({ wallets });
    await widget.connect('test.first');
    const connected = widget.openAndConnect('solana');
    await clock.advance(0);
    expect(widget.state.view).toMatchObject({ name: 'Connect', namespace: 'solana' });

    await widget.close();

    await expect(connected).rejects.toMatchObject({ code: 'ABORTED' });
  });
});
