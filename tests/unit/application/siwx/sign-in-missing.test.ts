import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import type { InMemoryStorage } from '../../../../infrastructure/fake';
import { eventually } from '../../../support/eventually';
import {
  aliceOnEthereum,
  freshWidget,
  storageWith,
  storedIn,
  willingWallet,
} from '../../../support/headless-kit';
import type { SiwxOption } from '../../../../domain/siwx/site-sign-in';
import { SiwxSite } from '../../../support/sign-in-sites';

describe("where the site's sign-in cannot be loaded", () => {
  it('[R4.24] no account connects without it, and the next attempt tries again', async () => {
    const { widget, logger, repair } = withBrokenSignIn();

    await expect(widget.connect('test.first')).rejects.toMatchObject({
      code: 'OPTION_INVALID',
      context: { option: 'siwx.getSessions', expected: 'a function' },
    });
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(logger.entries).toEqual([
      expect.objectContaining({ level: 'error', message: 'The sign-in could not be started' }),
    ]);

    repair();
    await widget.connect('test.first');
    await eventually(() => expect(widget.state.view?.name).toBe('SIWXSignMessage'));
  });

  it('no account is restored without it, and the connection is kept for later', async () => {
    const { widget, storage, repair } = withBrokenSignIn(storageWith('test.first'));
    expect(activeConnection(widget.state).status).toBe('connecting');
    await eventually(() => expect(activeConnection(widget.state).status).toBe('disconnected'));
    expect(storedIn(storage)).toMatchObject({ connected_namespaces: 'eip155' });

    repair();
    await widget.preload();
    await eventually(() => expect(widget.state.view?.name).toBe('SIWXSignMessage'));
    expect(activeConnection(widget.state).status).toBe('connected');
  });
});

/** A site whose sign-in loses a method before it is used, until it is repaired, and a wallet that was connected before. */
function withBrokenSignIn(storage?: InMemoryStorage) {
  const site: SiwxOption = new SiwxSite();
  const wallet = willingWallet('test.first');
  wallet.share(aliceOnEthereum);
  const headless = freshWidget({
    options: { siwx: site },
    wallets: [wallet],
    ...(storage && { storage }),
  });
  Object.assign(site, { getSessions: undefined });
  return { ...headless, repair: () => Object.assign(site, { getSessions: async () => [] }) };
}
