import { describe, expect, it } from '@jest/globals';
import { BrowserHostPage } from '../../../../infrastructure/host/browser-host-page';
import { HostPage } from '../../../../ports/host-page';
import { override } from '../../../../ports/token';
import {
  aliceOnEthereum,
  fakeWallet,
  freshWidget,
  storageWith,
} from '../../../support/headless-kit';

/** Without a page, as in Node. */
const inNode = [override(HostPage, new BrowserHostPage())];
const missing = {
  name: 'WidgetError',
  code: 'PRESENTER_MISSING',
  message: expect.stringContaining('`WidgetProvider`'),
};

describe.each(['open', 'openAndConnect'] as const)('%s, while nothing draws the modal', (verb) => {
  it('waits for what draws it, while the page loads', async () => {
    const { clock, widget } = freshWidget({ isPresented: false });
    const asking = widget[verb]();
    await clock.advance(4999);
    expect(widget.state.isOpen).toBe(false);

    widget.present();
    await clock.advance(0);

    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Connect' } });
    await widget.close();
    await asking.catch(() => undefined);
  });

  it('rejects after 5 s, and opens nothing when the presenter comes later', async () => {
    const { clock, widget } = freshWidget({ isPresented: false });
    const asking = widget[verb]();
    const refused = expect(asking).rejects.toMatchObject(missing);
    await clock.advance(5000);
    await refused;

    widget.present();
    await clock.advance(0);

    expect(widget.state.isOpen).toBe(false);
  });

  it('rejects at once in Node, and changes nothing', async () => {
    const { widget } = freshWidget({ isPresented: false, overrides: inNode });

    await expect(widget[verb]()).rejects.toMatchObject(missing);

    expect(widget.state).toMatchObject({ isOpen: false, history: [] });
  });

  it('rejects when the widget is disposed meanwhile', async () => {
    const { clock, widget } = freshWidget({ isPresented: false });
    const refused = expect(widget[verb]()).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    await clock.advance(1);

    widget.dispose();

    await refused;
  });
});

describe('a widget that nothing draws', () => {
  it('refuses an unknown view at once, and offers the one that is meant', async () => {
    const { widget } = freshWidget({ isPresented: false });

    await expect(widget.open({ view: 'Acount' as never })).rejects.toMatchObject({
      code: 'VIEW_UNKNOWN',
      message: 'There is no view "Acount". Did you mean "Account"?',
    });
  });

  it('connects headless in Node, with openAndConnect where a wallet is connected already', async () => {
    const { clock, widget } = freshWidget({
      isPresented: false,
      overrides: inNode,
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    const connected = widget.openAndConnect();
    await clock.advance(0);

    await expect(connected).resolves.toMatch(/^eip155:1:0x/);
  });

  it('stops waiting for the reason of a signal, and opens nothing later', async () => {
    const { clock, widget } = freshWidget({ isPresented: false });
    const controller = new AbortController();
    const refused = expect(widget.openAndConnect(undefined, controller.signal)).rejects.toThrow(
      'changed its mind',
    );
    await clock.advance(1);
    controller.abort(new Error('The site has changed its mind'));
    await refused;

    widget.present();
    await clock.advance(0);

    expect(widget.state.isOpen).toBe(false);
  });
});
