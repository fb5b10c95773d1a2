import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../../domain/caip/chain-namespace';
import type { WidgetOptionsInput } from '../../../../../domain/options/parse-options';
import { FakeWidget, walletRow } from '../../../../../apps/gallery/fake-widget';
import { cleanUp, control, inside, press, renderWith, settle } from '../../../../support/render';
import { connectorOn } from '../../../../../domain/connection/connector';

afterEach(cleanUp);

/** A widget that pairs, with a wallet on Ethereum, a QR code for any, and one that is not installed. */
async function listed(
  options: WidgetOptionsInput = {},
  total = 27,
  namespace?: ChainNamespace,
  deviceKind: 'mobile' | 'desktop' = 'desktop',
): Promise<FakeWidget> {
  const widget = new FakeWidget({ projectId: 'test', ...options });
  widget.set({
    connectors: [connectorOn('eip155', { id: 'io.rabby', name: 'Rabby', type: 'ANNOUNCED' })],
    connectorRows: [
      walletRow('walletConnect', { name: 'WalletConnect', tag: 'qrCode' }),
      walletRow('io.rabby', { name: 'Rabby' }),
      walletRow('me.rainbow', { name: 'Rainbow', tag: 'none' }),
      walletRow('io.shop', { name: 'Shop', tag: 'getWallet' }),
    ],
  });
  widget.setFeature('wallets', {
    status: 'loaded',
    search: '',
    wallets: [],
    searched: '',
    total,
    deviceKind,
  });
  await renderWith(widget);
  await settle(() =>
    widget.showViews({ name: 'Connect', ...(namespace !== undefined && { namespace }) }),
  );
  return widget;
}

const rows = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.row')].map((row) =>
    [...row.querySelectorAll('.name, .tag')].map(({ textContent }) => textContent).join(' '),
  );

describe('the row of all wallets', () => {
  it.each([
    [7, 'All wallets 7'],
    [10, 'All wallets 10+'],
    [27, 'All wallets 20+'],
    [0, 'All wallets'],
  ])('shows %d wallets, in tens from ten on', async (total, text) => {
    await listed({}, total);

    expect(rows().at(-1)).toBe(text);
  });

  it('leads to all wallets', async () => {
    const widget = await listed();

    await press(control(inside('modal'), /All wallets/));

    expect(widget.asked).toContainEqual(['show', 'AllWallets']);
  });

  it.each(['SHOW', 'ONLY_MOBILE'] as const)('is there on a phone with %s', async (allWallets) => {
    await listed({ allWallets }, 27, undefined, 'mobile');

    expect(rows().at(-1)).toBe('All wallets 20+');
  });

  it('is there where the site has a relay of its own, and no project id', async () => {
    const options: unknown = { projectId: undefined, relayUrl: 'wss://relay.dapp.test' };
    await listed(options as WidgetOptionsInput);

    expect(rows().at(-1)).toBe('All wallets 20+');
  });

  it.each([
    ['has no relay to pair over', { projectId: undefined }],
    ['has them off', { features: { allWallets: false } }],
    ['hides them', { allWallets: 'HIDE' }],
    ['has them on phones only', { allWallets: 'ONLY_MOBILE' }],
    ['offers no wallets', { enableWallets: false }],
  ])('is not there on a site that %s', async (_name, options) => {
    await listed(options as WidgetOptionsInput);

    expect(rows().join(' ')).not.toContain('All wallets');
  });
});

describe('the list for one namespace', () => {
  it('[R3.5] has the wallets installed there, and every wallet that pairing may connect', async () => {
    await listed({}, 27, 'solana');

    expect(rows()).toEqual(['WalletConnect QR', 'Rainbow', 'All wallets 20+']);
  });

  it('has its own installed ones', async () => {
    await listed({}, 27, 'eip155');

    expect(rows()).toContain('Rabby');
  });
});
