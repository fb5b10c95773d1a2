import { StateStore } from '../state/state-store';

/** The modal itself, whatever view it shows. */
export interface ModalState {
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly isShaking: boolean;
}

/** Whether the modal is open. Written by the use cases of this folder. */
export class ModalStore extends StateStore<ModalState> {
  constructor(_deps: object) {
    super({ isOpen: false, isLoading: false, isShaking: false });
  }

  change(next: Partial<ModalState>): void {
    this.update((state) => ({ ...state, ...next }));
  }
}
