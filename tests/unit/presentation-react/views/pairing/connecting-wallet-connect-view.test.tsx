import { afterEach, describe, expect, it } from '@jest/globals';
import type { ViewEntry } from '../../../../../domain/routing/view-name';
import {
  pairingWidget,
  phoneWidget,
  somePairingUri,
} from '../../../../../apps/gallery/pairing-widget';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { connectorOn } from '../../../../../domain/connection/connector';

afterEach(cleanUp);

const view: ViewEntry = { name: 'ConnectingWalletConnect' };
const ofRainbow: ViewEntry = { ...view, connectorId: 'me.rainbow' };

async function shown(
  widget: ReturnType<typeof pairingWidget>,
  entry: ViewEntry = view,
): Promise<ShadowRoot> {
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Connect' }, entry));
  await settle();
  return inside('modal');
}

const heading = (): string => find(inside('modal'), 'h2').textContent;
const code = (): HTMLElement => find(inside('modal'), '[role="img"]');
const says = (text: string | RegExp) => expect(inside('modal').textContent).toMatch(text);

describe('the view of a QR code', () => {
  it('[R1.4] [R2.1] shows it as a labelled picture, and its link to copy', async () => {
    const widget = pairingWidget();
    const modal = await shown(widget);

    expect(heading()).toBe('WalletConnect');
    expect(code().tagName.toLowerCase()).toBe('svg');
    expect(code().getAttribute('aria-label')).toMatch(/QR code/);
    expect(find(modal, '.qr-logo .emblem').dataset['shape']).toBe('wallet');
    await press(control(modal, 'Copy link'));

    expect(widget.verbs.copied).toEqual([somePairingUri]);
  });

  it('says once a wallet has scanned it, politely, and begins anew with the next code', async () => {
    const widget = pairingWidget();
    const modal = await shown(widget);
    const waiting = { status: 'waiting', uri: somePairingUri, expiresAtMs: 240_000 } as const;
    const status = (): string => find(modal, '.hint[role="status"]').textContent;
    expect(status()).toBe('Scan this with a wallet on your phone');

    await settle(() => widget.setFeature('pairing', { ...waiting, isScanned: true }));
    expect(status()).toBe('Scanned: approve on your phone');
    expect(modal.querySelector('.qr-logo .emblem')).toBeNull();

    await settle(() => widget.setFeature('pairing', { ...waiting, uri: `${somePairingUri}1` }));
    expect(status()).toBe('Scan this with a wallet on your phone');
    find(modal, '.qr-logo .emblem');
  });

  it('has the former code fade out of reach where a new one takes its place', async () => {
    const widget = pairingWidget();
    const modal = await shown(widget);
    const codes = (): number => modal.querySelectorAll('.qr-code').length;
    expect(codes()).toBe(1);

    for (const nth of [1, 2]) {
      const uri = `${somePairingUri}${nth}`;
      await settle(() =>
        widget.setFeature('pairing', { status: 'waiting', uri, expiresAtMs: 240_000 }),
      );
      expect(codes()).toBe(2);
      expect(find(modal, '.qr-before').getAttribute('aria-hidden')).toBe('true');
      expect(modal.querySelector('.qr > .qr-code')).toBe(find(modal, '[role="img"]'));
    }
  });

  it('keeps a pairing URI while it is shown', async () => {
    const widget = pairingWidget();
    await shown(widget);
    expect(widget.verbs.keepers).toBe(1);

    await settle(() => widget.back());

    expect(widget.verbs.keepers).toBe(0);
  });

  it('shows a skeleton while it waits, without any button that does nothing', async () => {
    const widget = pairingWidget({ status: 'preparing' });
    const modal = await shown(widget);
    expect(modal.querySelector('[role="img"]')).toBeNull();
    expect(find(modal, '.qr').getAttribute('aria-busy')).toBe('true');
    expect(control(modal, 'Copy link').getAttribute('aria-disabled')).toBe('true');

    await press(control(modal, 'Copy link'));
    expect(widget.verbs.copied).toEqual([]);

    await settle(() =>
      widget.setFeature('pairing', { status: 'waiting', uri: somePairingUri, expiresAtMs: 1 }),
    );
    expect(code()).toBeTruthy();
  });

  it('[R4.7] shows the old QR code until the new one is ready', async () => {
    const widget = pairingWidget();
    await shown(widget);
    const drawn = code().innerHTML;

    await settle(() => widget.setFeature('pairing', { status: 'failed', cause: 'expired' }));
    expect(code().innerHTML).toBe(drawn);
    await settle(() => widget.setFeature('pairing', { status: 'preparing' }));
    expect(code().innerHTML).toBe(drawn);
    await press(control(inside('modal'), 'Copy link'));
    expect(widget.verbs.copied).toEqual([]);
    await settle(() =>
      widget.setFeature('pairing', {
        status: 'waiting',
        uri: `${somePairingUri}0`,
        expiresAtMs: 1,
      }),
    );
    expect(code().innerHTML).not.toBe(drawn);
  });

  it.each([
    ['declined', 'Connection declined', /earlier request may still be open/],
    ['refused', 'This site can’t connect phone wallets', /wallet in this browser/],
    ['unreachable', 'Can’t reach WalletConnect', /your connection/],
  ] as const)('names what went wrong when it is %s, and tries again', async (cause, text, hint) => {
    const widget = pairingWidget({ status: 'failed', cause });
    const modal = await shown(widget, ofRainbow);
    expect(find(modal, '[role="alert"]').textContent).toBe(text);
    says(hint);

    await press(control(modal, 'Try again'));

    expect(widget.verbs.renewals).toBe(1);
  });

  it('requests a pairing URI again where its code could not be downloaded', async () => {
    const widget = pairingWidget();
    widget.answers.set('feature', () => Promise.reject(new Error('offline')));
    const modal = await shown(widget);
    says('Can’t reach WalletConnect');

    widget.answers.delete('feature');
    await press(control(modal, 'Try again'));

    expect(code()).toBeTruthy();
  });
});

describe('the view of a wallet that can be paired', () => {
  it('[R2.1] has a tab for each way, and none for a single one', async () => {
    const widget = pairingWidget(undefined, ['qrcode', 'web', 'unsupported']);
    const modal = await shown(widget, ofRainbow);
    const tabs = [...modal.querySelectorAll<HTMLElement>('[role="tab"]')];

    expect(heading()).toBe('Rainbow');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Mobile', 'Webapp', 'Browser']);
    says('Scan this with Rainbow on your phone');
    await press(control(modal, 'Browser'));
    says('Rainbow is not installed');
    expect(control(modal, 'Get Rainbow').getAttribute('href')).toBe('https://rainbow.me');
    await press(control(modal, 'Webapp'));
    await press(control(modal, 'Open Rainbow in a new tab'));
    expect(widget.verbs.opened).toEqual([['Rainbow', 'web']]);

    await cleanUp();
    await shown(pairingWidget(), ofRainbow);
    expect(inside('modal').querySelector('[role="tab"]')).toBeNull();
  });

  it('moves through the tabs by the arrow keys', async () => {
    const widget = pairingWidget(undefined, ['qrcode', 'web', 'desktop']);
    const modal = await shown(widget, ofRainbow);
    const selected = (): string | null => find(modal, '[aria-selected="true"]').textContent;
    const key = (name: string): Promise<void> =>
      settle(() =>
        find(modal, '[aria-selected="true"]').dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true }),
        ),
      );

    await key('ArrowRight');
    expect(selected()).toBe('Webapp');
    expect(modal.activeElement?.textContent).toBe('Webapp');
    await key('End');
    expect(selected()).toBe('Desktop');
    await key('ArrowRight');
    expect(selected()).toBe('Mobile');
    await key('ArrowLeft');
    expect(selected()).toBe('Desktop');
    await key('Home');
    expect(selected()).toBe('Mobile');
  });

  it('opens the app of this phone by one press, again after a cancel', async () => {
    const widget = pairingWidget(undefined, ['mobile']);
    const modal = await shown(widget, ofRainbow);
    says('Continue in Rainbow');

    await press(control(modal, 'Open Rainbow'));
    await press(control(modal, 'Open Rainbow'));

    expect(widget.verbs.opened).toEqual([
      ['Rainbow', 'mobile'],
      ['Rainbow', 'mobile'],
    ]);
  });

  it.each(['mobile', 'web', 'desktop'] as const)(
    'waits for the app of %s only after it was opened',
    async (platform) => {
      const waiting = { status: 'waiting', uri: somePairingUri, expiresAtMs: 1 } as const;
      const widget = pairingWidget(waiting, [platform]);
      const modal = await shown(widget, ofRainbow);
      const ring = (): string | undefined => find(modal, '.ring').dataset['state'];
      expect(ring()).toBe('resting');

      await settle(() => widget.setFeature('pairing', { ...waiting, handedTo: platform }));
      expect(ring()).toBe('turning');
      await settle(() => widget.setFeature('pairing', { status: 'preparing' }));
      expect(ring()).toBe('resting');
    },
  );

  it('opens the page in the app of a phone without a relay, and asks for no pairing URI', async () => {
    const widget = phoneWidget('mobile');
    const modal = await shown(widget, ofRainbow);
    says('opens in the wallet’s own browser');
    expect(widget.verbs.keepers).toBe(0);

    await press(control(modal, 'Open Rainbow'));

    expect(widget.verbs.opened).toEqual([['Rainbow', 'mobile']]);
    says(/^(?!.*(Get Rainbow|Copy link))/s);
  });

  it('has the address of the page to copy where no link opens the app', async () => {
    const widget = phoneWidget('unsupported');
    const modal = await shown(widget, ofRainbow);
    says('Open this page in Rainbow');
    says(/^(?!.*not installed)/s);

    await press(control(modal, 'Copy the address of this page'));

    expect(widget.verbs.copied).toEqual(['page']);
  });

  it('opens nothing without a pairing URI', async () => {
    const widget = pairingWidget({ status: 'preparing' }, ['mobile']);
    const modal = await shown(widget, ofRainbow);

    await press(control(modal, 'Open Rainbow'));

    expect(control(modal, 'Open Rainbow').getAttribute('aria-disabled')).toBe('true');
    expect(widget.verbs.opened).toEqual([]);
  });

  it('shows the connect view of an installed wallet, with its answers', async () => {
    const widget = pairingWidget(undefined, ['browser', 'qrcode']);
    widget.set({
      connectors: [connectorOn('eip155', { id: 'me.rainbow', name: 'Rainbow', type: 'ANNOUNCED' })],
    });
    const modal = await shown(widget, ofRainbow);

    await press(control(modal, 'Open Rainbow'));

    expect(widget.asked).toContainEqual(['chooseWallet', 'me.rainbow']);
    expect(widget.state.history.map(({ name }) => name)).toEqual([
      'Connect',
      'ConnectingWalletConnect',
      'ConnectingExternal',
    ]);
  });
});

describe('the view of only a QR code', () => {
  it('[R2.5] shows the pairing URI that the site opened it with, and requests none', async () => {
    const widget = pairingWidget({ status: 'idle' });
    const modal = await shown(widget, { name: 'ConnectingWalletConnectBasic', uri: 'wc:given' });

    expect(code()).toBeTruthy();
    await press(control(modal, 'Copy link'));

    expect(widget.verbs.copied).toEqual(['wc:given']);
    expect(widget.verbs.keepers).toBe(0);
  });

  it('requests one where the site gave none', async () => {
    const widget = pairingWidget();
    await shown(widget, { name: 'ConnectingWalletConnectBasic' });

    expect(widget.verbs.keepers).toBe(1);
    expect(code()).toBeTruthy();
  });
});
