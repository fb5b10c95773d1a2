import { describe, expect, it } from '@jest/globals';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { connectedWidget, freshWidget, readyWidget, viewsOf } from '../../../support/headless-kit';

describe('opening the modal', () => {
  it.each([
    ['desktop', 'ConnectingWalletConnectBasic'],
    ['mobile', 'AllWallets'],
  ] as const)('[R2.6] without adapters and address shows on a %s %s', async (deviceKind, view) => {
    const { widget } = await readyWidget({
      options: { networks: [] },
      hostPage: new FakeHostPage(deviceKind),
    });

    await widget.open();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, [view]]);
    // A phone asks at once for the wallets that it can open.
    await widget.feature('wallets');
  });

  it('[R2.7] shows the requested view', async () => {
    const { widget } = await connectedWidget();

    await widget.open({ view: 'Networks' });

    expect(widget.state.view).toEqual({ name: 'Networks' });
  });

  it('[R2.8] shows the account where one is connected', async () => {
    const { widget } = await connectedWidget();

    await widget.open();

    expect(widget.state.view).toEqual({ name: 'Account' });
  });

  it('[R2.9] shows Connect otherwise', async () => {
    const { widget } = await readyWidget();

    await widget.open();

    expect(widget.state.view).toEqual({ name: 'Connect' });
  });

  it('[R2.5] opens a view with its arguments', async () => {
    const { widget } = await readyWidget();

    await widget.open({ view: 'ConnectingExternal', args: { connectorId: 'test.first' } });

    expect(widget.state.view).toEqual({ name: 'ConnectingExternal', connectorId: 'test.first' });
  });

  it.each(['Settings', 'connect', '', 'toString', 7])(
    '[R2.1] refuses %j, which is not a view, and opens nothing',
    async (view) => {
      const { widget } = await readyWidget();

      for (const asking of [widget.open({ view: view as never }), widget.show(view as never)]) {
        await expect(asking).rejects.toMatchObject({
          code: 'VIEW_UNKNOWN',
          context: { view: String(view) },
        });
      }
      expect(widget.state).toMatchObject({ isOpen: false, history: [] });
    },
  );

  it('[R1.12] refuses a view whose feature the site has turned off, and opens nothing', async () => {
    const { widget } = await readyWidget({ options: { features: { receive: false } } });

    for (const asking of [widget.open({ view: 'WalletReceive' }), widget.show('WalletReceive')]) {
      await expect(asking).rejects.toMatchObject({
        code: 'FEATURE_OFF',
        context: { feature: 'receive' },
      });
    }
    expect(widget.state).toMatchObject({ isOpen: false, history: [] });
  });

  it('accepts only texts as arguments', async () => {
    const { widget } = await readyWidget();
    const args = { fromToken: 'ETH', amount: 1, toToken: undefined };

    await widget.open({ view: 'WalletReceive', args: args as never });

    expect(widget.state.view).toEqual({ name: 'WalletReceive', args: { fromToken: 'ETH' } });
  });

  it('[R2.5] shows a pairing URI rather than a view', async () => {
    const { widget } = await connectedWidget();

    await widget.open({ uri: 'wc:topic@2', view: 'Account' });

    expect(widget.state.view).toEqual({ name: 'ConnectingWalletConnectBasic', uri: 'wc:topic@2' });
  });

  it('starts again where it is open already', async () => {
    const { widget } = await connectedWidget();
    await widget.open();
    await widget.show('Networks');

    await widget.open();

    expect(viewsOf(widget)).toEqual(['Account']);
  });

  it('happens when a view is shown while it is closed', async () => {
    const { widget } = await readyWidget();

    await widget.show('Networks');

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Networks']]);
  });

  it('[R2.12] ignores the view that is on show already', async () => {
    const { widget } = await readyWidget();
    await widget.open();
    const { history } = widget.state;

    await widget.show('Connect');

    expect(widget.state.history).toBe(history);
  });

  it('happens at the start where the widget is embedded', async () => {
    const { widget } = freshWidget({ options: { enableEmbedded: true } });
    expect(widget.state.isOpen).toBe(false);

    await widget.preload();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });
});
