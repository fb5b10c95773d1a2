/** The modal itself, whatever view it shows. */
export interface Modal {
  readonly isOpen: boolean;
  readonly isLoading: boolean;

  /** It has just refused to close, and shakes for as long as this is set. */
  readonly isShaking: boolean;
}

/** What can happen to the modal. */
export type ModalEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed'; readonly isEmbedded: boolean }
  | { readonly type: 'loadingStarted' }
  | { readonly type: 'loadingEnded' }
  | { readonly type: 'closeRefused' }
  | { readonly type: 'shakeEnded' };

/** A modal before it was first opened. */
export const CLOSED_MODAL: Modal = { isOpen: false, isLoading: false, isShaking: false };

/** The modal after `event`; the same object where the event changes nothing. An embedded panel stays open. */
export function nextModal(modal: Modal, event: ModalEvent): Modal {
  switch (event.type) {
    case 'opened':
      return changed(modal, { isOpen: true });
    case 'closed':
      return changed(modal, { isOpen: event.isEmbedded && modal.isOpen, isLoading: false });
    case 'loadingStarted':
      return changed(modal, { isLoading: true });
    case 'loadingEnded':
      return changed(modal, { isLoading: false });
    case 'closeRefused':
      return changed(modal, { isShaking: true });
    case 'shakeEnded':
      return changed(modal, { isShaking: false });
  }
}

function changed(modal: Modal, change: Partial<Modal>): Modal {
  const next = { ...modal, ...change };
  const isSame =
    next.isOpen === modal.isOpen &&
    next.isLoading === modal.isLoading &&
    next.isShaking === modal.isShaking;
  return isSame ? modal : next;
}
