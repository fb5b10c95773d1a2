import { pushView } from '../../domain/routing/view-history';
import type { ViewEntry } from '../../domain/routing/view-name';
import type { ModalStore } from './modal-store';
import type { RouterStore } from './router-store';

export interface ShowViewDeps {
  readonly modal: ModalStore;
  readonly router: RouterStore;
}

/** Puts a view on top of the one on show, opening the modal where it is closed. */
export class ShowView {
  readonly #deps: ShowViewDeps;

  constructor(deps: ShowViewDeps) {
    this.#deps = deps;
  }

  execute(entry: ViewEntry): void {
    const { modal, router } = this.#deps;
    router.update((history) => pushView(history, entry));
    if (!modal.getSnapshot().isOpen) modal.on({ type: 'opened' });
  }
}
