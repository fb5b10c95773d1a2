import type { PairingVerbs } from '../../application/pairing/pairing-feature';
import type { Pairing } from '../../domain/connection/pairing';
import type { AppPlatform, PairingPlatform } from '../../domain/connection/pairing-platforms';
import type { AppReach } from '../../domain/connection/app-reach';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import { FakeWidget, walletRow } from './fake-widget';

/** A pairing URI as a relay returns it. */
export const somePairingUri = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}&expiryTimestamp=1763766000`;

/** A wallet that the site lists, with an app. */
export const rainbow = {
  id: 'me.rainbow',
  name: 'Rainbow',
  homepage: 'https://rainbow.me',
  mobileLink: 'rainbow://',
};

/** The verbs of pairing, which record their calls. */
export class FakePairingVerbs implements PairingVerbs {
  readonly opened: (readonly [wallet: string, platform: AppPlatform])[] = [];
  readonly copied: (string | undefined)[] = [];
  reach: AppReach = 'pairing';
  keepers = 0;
  renewals = 0;
  platforms: readonly PairingPlatform[];

  constructor(platforms: readonly PairingPlatform[]) {
    this.platforms = platforms;
  }

  async pair() {
    return [];
  }

  async resume() {}

  cancel() {}

  keepPairing() {
    this.keepers += 1;
    return () => {
      this.keepers -= 1;
    };
  }

  renewPairing() {
    this.renewals += 1;
  }

  async ping() {}

  async copyLink(uri?: string) {
    this.copied.push(uri);
  }

  platformsOf() {
    return this.platforms;
  }

  reachOf(): AppReach {
    return this.reach;
  }

  storeOf({ homepage }: ListedWallet) {
    return homepage;
  }

  async copyPage() {
    this.copied.push('page');
  }

  openApp({ name }: { readonly name: string }, platform: AppPlatform) {
    this.opened.push([name, platform]);
    return true;
  }
}

/** A phone without a relay, where Rainbow's app opens the page, or no link opens it. */
export function phoneWidget(platform: PairingPlatform, state: Pairing = { status: 'idle' }) {
  const widget = pairingWidget(state, [platform], {});
  widget.verbs.reach = 'page';
  widget.setFeature('wallets', {
    status: 'loaded',
    search: '',
    searched: '',
    wallets: [],
    total: 0,
    deviceKind: 'mobile',
  });
  return widget;
}

/** A widget that has a pairing URI, and knows Rainbow. */
export function pairingWidget(
  state: Pairing = { status: 'waiting', uri: somePairingUri, expiresAtMs: 240_000 },
  platforms: readonly PairingPlatform[] = ['qrcode'],
  options: WidgetOptionsInput = { projectId: 'test' },
): FakeWidget & { readonly verbs: FakePairingVerbs } {
  const widget = new FakeWidget({ customWallets: [rainbow], ...options });
  const verbs = new FakePairingVerbs(platforms);
  widget.set({ connectorRows: [walletRow('me.rainbow', { name: 'Rainbow', tag: 'getWallet' })] });
  widget.offer('pairing', verbs);
  widget.setFeature('pairing', state);
  return Object.assign(widget, { verbs });
}
