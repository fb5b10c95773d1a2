import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ALICE, connectedWidget } from '../../../support/headless-kit';

describe('the balance while the account is on show', () => {
  it('[R9.4] is read every 4 s and shown as soon as it changes', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    const adapter = adapters.of('eip155');
    await widget.open();
    const before = adapter.readCount;

    await clock.advance(3999);
    expect(adapter.readCount).toBe(before);
    adapter.setBalance(ALICE, ethereum.caipNetworkId, 7n);
    await clock.advance(1);

    expect(adapter.readCount).toBe(before + 1);
    expect(widget.state.connections.eip155.account?.balance).toMatchObject({ units: 7n });
    await clock.advance(40_000);
    expect(adapter.readCount).toBe(before + 11);
  });

  it('is not read when the modal closes, another view is shown, or the wallet leaves', async () => {
    const { widget, adapters, clock, session } = await connectedWidget();
    const adapter = adapters.of('eip155');
    for (const end of [
      () => widget.close(),
      () => widget.show('Networks'),
      async () => session.leave(),
    ]) {
      await widget.open({ view: 'Account' });
      await clock.advance(4000);
      await end();
      const before = adapter.readCount;
      await clock.advance(20_000);
      expect(adapter.readCount).toBe(before);
    }
    expect(clock.sleeping).toBe(0);
  });

  it('is not read while the page is hidden, and once when it is visible again', async () => {
    const { widget, adapters, clock, hostPage } = await connectedWidget();
    const adapter = adapters.of('eip155');
    await widget.open();
    hostPage.hide();
    const before = adapter.readCount;
    await clock.advance(60_000);
    expect(adapter.readCount).toBe(before);

    hostPage.show();
    await clock.advance(0);

    expect(adapter.readCount).toBe(before + 1);
    await clock.advance(4000);
    expect(adapter.readCount).toBe(before + 2);
  });

  it('pauses for 30 s after a failure, and then continues', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    const adapter = adapters.of('eip155');
    await widget.open();
    adapter.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    await clock.advance(4000);
    expect(widget.state.connections.eip155.account?.balance).toEqual({ status: 'failed' });
    const before = adapter.readCount;
    adapter.recover();

    await clock.advance(28_000);
    expect(adapter.readCount).toBe(before);
    await clock.advance(4000);

    expect(widget.state.connections.eip155.account?.balance).toMatchObject({ status: 'loaded' });
  });

  it('ends with the widget', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    await widget.open();
    const before = adapters.of('eip155').readCount;

    widget.dispose();
    await clock.advance(20_000);

    expect(adapters.of('eip155').readCount).toBe(before);
    expect(clock.sleeping).toBe(0);
  });
});

describe('the balance while the account is not on show', () => {
  it('is read once when a page becomes visible again, where it is older than 30 s', async () => {
    const { adapters, clock, hostPage } = await connectedWidget();
    const adapter = adapters.of('eip155');
    const before = adapter.readCount;
    hostPage.hide();
    await clock.advance(20_000);
    hostPage.show();
    await clock.advance(0);
    expect(adapter.readCount).toBe(before);

    hostPage.hide();
    await clock.advance(20_000);
    hostPage.show();
    await clock.advance(60_000);

    expect(adapter.readCount).toBe(before + 1);
  });
});
