import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/widget-state';
import type { InMemoryStorage } from '../../../../infrastructure/fake';
import { eventually } from '../../../support/eventually';
import {
  aliceOnEthereum,
  freshWidget,
  storageWith,
  storedIn,
  willingWallet,
} from '../../../support/headless-kit';
import { SiwxSite } from '../../../support/sign-in-sites';

describe('a sign-in that cannot be had', () => {
  it('[R8.1] lets nobody stay connected, says so and leads to Connect', async () => {
    const { widget, clock, logger } = await withBrokenSignIn();

    await widget.connect('test.first');
    await eventually(() => expect(activeConnection(widget.state).status).toBe('disconnected'));
    await clock.advance(150);

    expect(widget.state.snackbar?.text).toBe(
      'A problem occurred while trying initialize authentication',
    );
    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Connect' } });
    expect(logger.entries).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'The sign-in could not be started' }),
    );
  });

  it('lets nobody come back connected either', async () => {
    const { widget, storage } = await withBrokenSignIn(storageWith('test.first'));

    await eventually(() => expect(widget.state.view?.name).toBe('Connect'));

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(storedIn(storage)['connected_namespaces']).toBe('');
  });

  it('disturbs nobody who is not connected', async () => {
    const { widget, logger } = await withBrokenSignIn();

    await eventually(() => expect(logger.entries).toHaveLength(1));

    expect(widget.state).toMatchObject({ isOpen: false, snackbar: undefined });
  });

  it('[R4.24] is tried again with the next connection', async () => {
    const { widget, repair } = await withBrokenSignIn();
    await widget.connect('test.first');
    await eventually(() => expect(activeConnection(widget.state).status).toBe('disconnected'));
    repair();

    await widget.connect('test.first');

    await eventually(() => expect(widget.state.view?.name).toBe('SIWXSignMessage'));
    expect(activeConnection(widget.state).status).toBe('connected');
  });
});

/** A site whose sign-in lacks a method, until it is repaired. */
async function withBrokenSignIn(storage?: InMemoryStorage) {
  const site: { getSessions?: unknown } = new SiwxSite();
  const { getSessions } = SiwxSite.prototype;
  site.getSessions = undefined;
  const wallet = willingWallet('test.first');
  wallet.share(aliceOnEthereum);
  const headless = freshWidget({
    options: { siwx: site },
    wallets: [wallet],
    ...(storage && { storage }),
  });
  await headless.widget.preload();
  return { ...headless, repair: () => Object.assign(site, { getSessions }) };
}
