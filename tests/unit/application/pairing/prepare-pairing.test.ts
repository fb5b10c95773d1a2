import { describe, expect, it } from '@jest/globals';
import { FakeHostPage } from '../../../../infrastructure/fake';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { override } from '../../../../ports/token';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import { eventually } from '../../../support/eventually';
import { headlessWidget } from '../../../support/headless-widget';

/** A widget that pairs, unless it has no project id, on a device of this kind. */
function visited(deviceKind: 'mobile' | 'desktop', projectId: string | undefined = 'test') {
  const pairing = new FakeWalletPairing().accept();
  const lab = headlessWidget({
    options: { ...(projectId !== '' && { projectId }) },
    hostPage: new FakeHostPage(deviceKind),
    overrides: [override(WalletPairing, pairing)],
  });
  return { ...lab, pairing };
}

describe('PreparePairing', () => {
  it('has the wallets and a pairing URI ready on a phone once wallets are listed', async () => {
    const { pairing, widget } = visited('mobile');
    await widget.preload();
    expect(widget.state.features).toEqual({});

    await widget.open();

    await eventually(() => expect(pairing.pairings).toHaveLength(1));
    await eventually(() => expect(widget.state.features.wallets?.status).toBe('loaded'));
  });

  it('requests no pairing URI on a desktop, where no press opens an app', async () => {
    const { pairing, widget } = visited('desktop');

    await widget.open();

    await eventually(() => expect(widget.state.features.wallets?.status).toBe('loaded'));
    expect(pairing.pairings).toEqual([]);
    expect(widget.state.features.pairing).toBeUndefined();
  });

  it('has wallets that open the page ready on a phone without a relay, and asks for no pairing URI', async () => {
    const { pairing, widget } = visited('mobile', '');

    await widget.open();

    await eventually(() => expect(widget.state.connectorRows).toHaveLength(4));
    expect(new Set(widget.state.connectorRows.map(({ tag }) => tag))).toEqual(new Set(['none']));
    await eventually(() => expect(widget.state.features.pairing).toEqual({ status: 'idle' }));
    expect(pairing.pairings).toEqual([]);
  });

  it('logs no error where the widget is disposed while the wallets are downloaded', async () => {
    const { logger, widget } = visited('desktop');
    await widget.preload();
    const opened = widget.open();

    widget.dispose();
    await Promise.allSettled([opened]);
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(logger.entries).toEqual([]);
  });

  it('keeps one pairing URI from the list to all wallets and back', async () => {
    const { pairing, widget } = visited('mobile');
    await widget.open();
    await eventually(() => expect(pairing.pairings).toHaveLength(1));

    await widget.show('AllWallets');
    await widget.back();

    expect(pairing.pairings).toHaveLength(1);
    expect(widget.state.features.pairing?.status).toBe('preparing');
  });

  it('cancels the pairing once the visitor can choose no wallet any more', async () => {
    const { clock, pairing, widget } = visited('mobile');
    await widget.open();
    await eventually(() => expect(pairing.pairings).toHaveLength(1));

    await widget.close();
    await clock.advance(60_000);

    await eventually(() => expect(widget.state.features.pairing?.status).toBe('idle'));
  });

  it('keeps the pairing URI while wallets are listed', async () => {
    const { clock, pairing, widget } = visited('mobile');
    await widget.open();
    await eventually(() => expect(pairing.pairings).toHaveLength(1));

    await clock.advance(60_000);

    expect(widget.state.features.pairing?.status).toBe('preparing');
    expect(pairing.pairings).toHaveLength(1);
  });

  it('keeps no pairing URI for a list that is closed before the download is complete', async () => {
    const { clock, widget } = visited('mobile');
    await widget.open();
    await widget.close();

    await widget.feature('pairing');
    await clock.advance(60_000);

    await eventually(() => expect(widget.state.features.pairing?.status).toBe('idle'));
  });

  it('does nothing on a site that cannot pair', async () => {
    const { pairing, widget } = visited('mobile', '');

    await widget.open();
    await widget.show('Connect');

    expect(pairing.pairings).toEqual([]);
    expect(widget.state.features).toEqual({});
  });
});
