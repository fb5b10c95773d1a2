import type { PairingVerbs } from './pairing-feature';
import type { WalletsVerbs } from '../wallets/wallets-feature';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { HostPage } from '../../ports/host-page';
import type { Logger } from '../../ports/logger';
import type { ConnectorListStore } from '../connection/connector-list-store';
import type { FeatureSource } from '../feature/feature-registry';
import type { Lifetime } from '../scope/lifetime';
import type { ModalStore } from '../navigation/modal-store';
import type { RouterStore } from '../navigation/router-store';

export interface PreparePairingDeps {
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{
    readonly pairing: PairingVerbs;
    readonly wallets: WalletsVerbs;
  }>;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly modal: ModalStore;
  readonly router: RouterStore;
}

/** Where a visitor chooses among wallets that are not installed. */
const listViews: ReadonlySet<AnyViewName> = new Set(['Connect', 'AllWallets']);

/**
 * Has the wallets ready where they are listed, and on a phone a code to hand to the one that is pressed:
 * a phone opens an app from within the press, or not at all.
 */
export class PreparePairing {
  readonly #deps: PreparePairingDeps;
  #release: (() => void) | undefined;
  #isListed = false;

  constructor(deps: PreparePairingDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connectors, lifetime, modal, router } = this.#deps;
    if (!connectors.offersPairing) return;
    const follow = (): void => this.#follow();
    const subscriptions = [modal.state$.subscribe(follow), router.state$.subscribe(follow)];
    lifetime.onEnd(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
  }

  #follow(): void {
    const { modal, router } = this.#deps;
    const view = router.current?.name;
    const isListed = modal.getSnapshot().isOpen && view !== undefined && listViews.has(view);
    if (isListed === this.#isListed) return;
    this.#isListed = isListed;
    if (isListed) void this.#prepare();
    else this.#letGo();
  }

  async #prepare(): Promise<void> {
    const { features, hostPage, logger } = this.#deps;
    try {
      const wallets = features.load('wallets');
      if (hostPage.deviceKind() === 'mobile') {
        const pairing = await features.load('pairing');
        this.#release?.();
        this.#release = pairing.keepCode();
        if (!this.#isListed) this.#letGo();
      }
      await wallets;
    } catch (error) {
      logger.error('The wallets could not be prepared', error);
    }
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
