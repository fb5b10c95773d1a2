import type { PairingVerbs } from '../../application/pairing/pairing-feature';
import type { Pairing } from '../../domain/connection/pairing';
import type { AppPlatform, PairingPlatform } from '../../domain/connection/pairing-platforms';
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
  keepers = 0;
  renewals = 0;
  platforms: readonly PairingPlatform[];

  constructor(platforms: readonly PairingPlatform[]) {
    this.platforms = platforms;
  }

  async pair() {
    return [];
  }

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

  openApp({ name }: { readonly name: string }, platform: AppPlatform) {
    this.opened.push([name, platform]);
    return true;
  }
}

/** A widget that has a pairing URI, and knows Rainbow. */
export function pairingWidget(
  state: Pairing = { status: 'waiting', uri: somePairingUri, expiresAtMs: 240_000 },
  platforms: readonly PairingPlatform[] = ['qrcode'],
): FakeWidget & { readonly verbs: FakePairingVerbs } {
  const widget = new FakeWidget({ customWallets: [rainbow] });
  const verbs = new FakePairingVerbs(platforms);
  widget.set({ connectorRows: [walletRow('me.rainbow', { name: 'Rainbow', tag: 'getWallet' })] });
  widget.offer('pairing', verbs);
  widget.setFeature('pairing', state);
  return Object.assign(widget, { verbs });
}
