import { CLOSED_MODAL, type Modal, type ModalEvent, nextModal } from '../../domain/routing/modal';
import { StateStore } from '../state/state-store';

/** Whether the modal is open. Written by the use cases of this folder, and those that open it for a view. */
export class ModalStore extends StateStore<Modal> {
  constructor() {
    super(CLOSED_MODAL);
  }

  /** Applies an event to the modal. */
  on(event: ModalEvent): void {
    this.update((modal) => nextModal(modal, event));
  }
}
