import type { PairingFailure } from '../../../domain/connection/pairing';
import type { PairingPlatform } from '../../../domain/connection/pairing-platforms';
import { FakeWidget } from '../fake-widget';
import { pairingWidget, phoneWidget, rainbow, somePairingUri } from '../pairing-widget';
import { storiesOf, type Stories } from './story';

const failures: Readonly<Record<PairingFailure, PairingFailure>> = {
  declined: 'declined',
  expired: 'expired',
  refused: 'refused',
  signInInvalid: 'signInInvalid',
  unreachable: 'unreachable',
  unsupported: 'unsupported',
};

const platforms: Readonly<Record<PairingPlatform, readonly PairingPlatform[]>> = {
  browser: ['browser', 'qrcode', 'web'],
  mobile: ['mobile', 'qrcode', 'web'],
  qrcode: ['qrcode', 'web'],
  web: ['web', 'qrcode'],
  desktop: ['desktop', 'qrcode', 'web'],
  unsupported: ['unsupported', 'qrcode', 'web'],
};

const about = { connectorId: rainbow.id };

export const walletConnectStories: Stories = [
  { name: 'QR code', widget: () => pairingWidget() },
  {
    name: 'scanned',
    widget: () =>
      pairingWidget({
        status: 'waiting',
        uri: somePairingUri,
        expiresAtMs: 240_000,
        isScanned: true,
      }),
  },
  { name: 'preparing', widget: () => pairingWidget({ status: 'preparing' }) },
  ...storiesOf(failures, (cause) => ({
    name: cause,
    widget: () => pairingWidget({ status: 'failed', cause }),
  })),
  ...storiesOf(platforms, (platform, offered) => ({
    name: `a wallet by ${platform}`,
    about,
    widget: () => pairingWidget(undefined, offered),
  })),
  {
    name: 'a wallet whose app was opened',
    about,
    widget: () =>
      pairingWidget(
        { status: 'waiting', uri: somePairingUri, expiresAtMs: 240_000, handedTo: 'mobile' },
        ['mobile'],
      ),
  },
  { name: 'the page in a wallet', about, widget: () => phoneWidget('mobile') },
  {
    name: 'the page in a wallet that was opened',
    about,
    widget: () => phoneWidget('mobile', { status: 'idle', handedTo: 'page' }),
  },
  { name: 'a wallet that no link opens', about, widget: () => phoneWidget('unsupported') },
  {
    name: 'a wallet that declined',
    about,
    widget: () => pairingWidget({ status: 'failed', cause: 'declined' }),
  },
];

export const basicStories: Stories = [
  { name: 'QR code', widget: () => pairingWidget() },
  {
    name: 'QR code of the site',
    about: { uri: somePairingUri },
    widget: () => pairingWidget({ status: 'idle' }),
  },
  { name: 'preparing', widget: () => pairingWidget({ status: 'preparing' }) },
  {
    name: 'unreachable',
    widget: () => pairingWidget({ status: 'failed', cause: 'unreachable' }),
  },
  { name: 'no network', widget: () => new FakeWidget({ networks: [] }) },
];
