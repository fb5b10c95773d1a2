import { attempt } from '../../domain/outside/attempt';
import {
  type LeftPairing,
  type LeftProposal,
  parseLeftPairing,
} from '../../domain/connection/left-pairing';
import type { Pairing } from '../../domain/connection/pairing';
import type { Navigation } from '../navigation/navigation';
import type { ViewName } from '../../domain/routing/view-name';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';

export interface LeftPairingsDeps {
  readonly navigation: Navigation;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** The views that show a pairing URI. */
export const pairingViews: ReadonlySet<ViewName> = new Set([
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]);

/**
 * Keeps the pairing that went to a wallet's app in this tab, for the page after this one: phones throw a page away while the
 * visitor is in another app. A visitor who closes the modal waits for nothing.
 */
export class LeftPairings {
  readonly #deps: LeftPairingsDeps;
  #proposal: LeftProposal | undefined;
  #wasOpen = false;

  constructor(deps: LeftPairingsDeps) {
    this.#deps = deps;
    const { navigation, scope } = deps;
    scope.follow([navigation.modal], () => {
      const { isOpen } = navigation.modal.getSnapshot();
      if (this.#wasOpen && !isOpen) this.#forget();
      this.#wasOpen = isOpen;
    });
  }

  /** The pairing URI on show is of `proposal`, where the next page could go on with it. */
  begin(proposal: LeftProposal | undefined): void {
    this.#proposal = proposal;
  }

  /** The pairing URI of `pairing` is with a wallet's app. */
  leave(pairing: Pairing): void {
    const { navigation, stored } = this.#deps;
    if (pairing.status !== 'waiting' || !this.#proposal) return;
    const { expiresAtMs, handedTo } = pairing;
    const { connectorId, name } = navigation.router.current ?? {};
    const left: LeftPairing = {
      ...this.#proposal,
      expiresAtMs,
      handedTo: handedTo === 'page' ? undefined : handedTo,
      view: name && pairingViews.has(name) ? { connectorId } : undefined,
    };
    stored.storage.tab?.set(stored.key('left_pairing'), JSON.stringify(left));
  }

  /** The pairing is answered, or over. */
  end(): void {
    this.#proposal = undefined;
    this.#forget();
  }

  /** The pairing of the page before. Forgets what is none. */
  read(): LeftPairing | undefined {
    const { scope, stored } = this.#deps;
    const kept: unknown = attempt(() => JSON.parse(stored.inTab('left_pairing') ?? ''));
    const left = parseLeftPairing(kept, scope.clock.now());
    if (!left) this.#forget();
    return left;
  }

  /** Shows `left` where the page before has shown it. */
  present({ view }: LeftPairing): void {
    if (!view) return;
    const { connectorId } = view;
    const entry = { name: 'ConnectingWalletConnect', ...(connectorId && { connectorId }) } as const;
    this.#deps.navigation.show(entry);
  }

  #forget(): void {
    const { stored } = this.#deps;
    stored.storage.tab?.remove(stored.key('left_pairing'));
  }
}
