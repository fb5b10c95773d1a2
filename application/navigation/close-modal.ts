import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { RouterStore } from './router-store';
import type { CloseRules } from './close-rules';
import type { ModalStore } from './modal-store';
import type { ShakeModal } from './shake-modal';

export interface CloseModalDeps {
  readonly closeRules: CloseRules;
  readonly connections: ConnectionStore;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly router: RouterStore;
  readonly shakeModal: ShakeModal;
}

/** Closes the modal. An embedded panel stays open and goes to its first view. */
export class CloseModal {
  readonly #deps: CloseModalDeps;
  #isClosing = false;

  constructor(deps: CloseModalDeps) {
    this.#deps = deps;
  }

  /** Whether the views are leaving because the modal closes, rather than for others. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** What a visitor asks for: refused with a shake where one of the rules says that it may not be closed. */
  ask(): void {
    const { closeRules, shakeModal } = this.#deps;
    if (closeRules.allow()) this.execute();
    else shakeModal.execute();
  }

  /** Closes it without asking. */
  execute(): void {
    this.#isClosing = true;
    this.#close();
    this.#isClosing = false;
  }

  #close(): void {
    const { connections, modal, networks, options, router } = this.#deps;
    const isEmbedded = options.enableEmbedded;
    // How a switch failed was said; it is no news when the modal opens again.
    networks.advanceSwitch({ type: 'outdated' });
    modal.on({ type: 'closed', isEmbedded });
    if (isEmbedded) {
      const { session } = connections.at(networks.getSnapshot().namespace);
      router.reset(session ? 'Account' : 'Connect');
      return;
    }
    // Whoever heard of it may have opened it again.
    if (modal.getSnapshot().isOpen) return;
    router.update((history) => (history.length === 0 ? history : []));
  }
}
